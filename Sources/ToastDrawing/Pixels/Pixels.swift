import Glibc
public import SystemKit

/// A picture in memory: premultiplied ARGB, 32 bits a pixel, in the byte order of the machine, as
/// cairo and an X server of the same machine have it.
///
/// Its own memory is mapped and goes back to the system when the picture goes. It is for one thread
/// at a time.
public final class Pixels {
  /// The greatest width and height; cairo draws into nothing larger.
  public static let greatestLength = 32_767

  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// From the begin of a line to that of the next, in bytes.
  public let stride: Int
  /// The first line.
  public let memory: UnsafeMutableRawPointer
  private let mapped: Int

  /// A transparent picture in memory of its own.
  ///
  /// - Parameters:
  ///   - width: from 1 to ``greatestLength``.
  ///   - height: from 1 to ``greatestLength``.
  /// - Throws: `EINVAL` for another width or height, `ENOMEM` where there is no memory.
  public init(width: Int, height: Int) throws(SystemError) {
    let lengths = 1...Self.greatestLength
    guard lengths.contains(width), lengths.contains(height) else {
      throw SystemError("mmap", "a picture of \(width) × \(height) pixels", code: EINVAL)
    }
    let size = width * 4 * height
    // All at once: a fault for each page would take as long as what is drawn into it.
    let mapping = mmap(
      nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_POPULATE, -1, 0)
    guard let mapping, mapping != MAP_FAILED else {
      throw SystemError("mmap", "a picture of \(width) × \(height) pixels")
    }
    self.width = width
    self.height = height
    stride = width * 4
    memory = mapping
    mapped = size
  }

  /// A picture in memory of somebody else, such as a segment shared with an X server, which has to
  /// stay as long as this does.
  ///
  /// - Parameters:
  ///   - memory: the first line.
  ///   - width: in pixels.
  ///   - height: in pixels.
  ///   - stride: bytes from line to line, a multiple of four.
  public init(over memory: UnsafeMutableRawPointer, width: Int, height: Int, stride: Int) {
    precondition(
      width > 0 && height > 0 && stride >= width * 4 && stride % 4 == 0,
      "\(width) × \(height) pixels in lines of \(stride) bytes")
    self.memory = memory
    self.width = width
    self.height = height
    self.stride = stride
    mapped = 0
  }

  deinit { if mapped > 0 { munmap(memory, mapped) } }

  /// The whole picture.
  public var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// The pixels of a line.
  ///
  /// - Parameter y: from 0 to below ``height``.
  public func line(_ y: Int) -> UnsafeMutablePointer<UInt32> {
    (memory + y * stride).assumingMemoryBound(to: UInt32.self)
  }

  /// One pixel.
  public subscript(x: Int, y: Int) -> UInt32 {
    get { line(y)[x] }
    set { line(y)[x] = newValue }
  }
}
