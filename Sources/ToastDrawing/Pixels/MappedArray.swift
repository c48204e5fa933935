import Glibc
import SystemKit

/// Numbers in memory of their own, which goes back to the system with them: a large picture would
/// stay in the heap of a program that runs for days.
final class MappedArray<Element: BitwiseCopyable> {
  let elements: UnsafeMutableBufferPointer<Element>

  /// All of it zero.
  ///
  /// - Throws: `ENOMEM` where there is no memory.
  init(count: Int) throws(SystemError) {
    let size = max(count, 1) * MemoryLayout<Element>.stride
    // All at once: a fault for each page would take as long as what is drawn into it.
    let mapping = mmap(
      nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_POPULATE, -1, 0)
    guard let mapping, mapping != MAP_FAILED else {
      throw SystemError("mmap", "\(size) bytes for a picture")
    }
    elements = UnsafeMutableBufferPointer(
      start: mapping.bindMemory(to: Element.self, capacity: count), count: count)
  }

  deinit {
    guard let start = elements.baseAddress else { return }
    munmap(start, max(elements.count, 1) * MemoryLayout<Element>.stride)
  }

  /// The first element; there is always room for one.
  var start: UnsafeMutablePointer<Element> {
    guard let start = elements.baseAddress else { preconditionFailure("mapped without a place") }
    return start
  }
}
