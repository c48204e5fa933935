import CCairo

/// A picture of pixels, from a PNG file.
struct RasterPicture {
  let surface: ImageSurface
  let width: Int
  let height: Int

  /// A larger picture is not read: its pixels alone would take more memory than a toast should.
  static let mostPixels = 8_000_000

  /// `nil` for what is no PNG, or is broken, or too large.
  init?(png bytes: [UInt8]) {
    guard let size = Self.size(bytes), size.width > 0, size.height > 0,
      size.width <= Pixels.greatestLength, size.height <= Pixels.greatestLength,
      size.width * size.height <= Self.mostPixels
    else { return nil }
    let source = ByteSource(bytes)
    let pointer = withExtendedLifetime(source) {
      cairo_image_surface_create_from_png_stream(
        read, Unmanaged.passUnretained(source).toOpaque())
    }
    guard let pointer else { return nil }
    surface = ImageSurface(owning: pointer)
    guard cairo_surface_status(pointer) == CAIRO_STATUS_SUCCESS else { return nil }
    width = Int(cairo_image_surface_get_width(pointer))
    height = Int(cairo_image_surface_get_height(pointer))
    guard width > 0, height > 0 else { return nil }
  }

  /// Width and height as the first chunk has them, before anything is decoded.
  private static func size(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard bytes.count > 24, bytes.starts(with: signature),
      bytes[12..<16].elementsEqual("IHDR".utf8)
    else { return nil }
    func number(_ place: Int) -> Int {
      bytes[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) }
    }
    return (number(16), number(20))
  }
}

private final class ByteSource {
  let bytes: [UInt8]
  var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }
}

private func read(
  _ closure: UnsafeMutableRawPointer?, _ data: UnsafeMutablePointer<UInt8>?, _ length: UInt32
) -> cairo_status_t {
  guard let closure, let data else { return CAIRO_STATUS_READ_ERROR }
  let source = Unmanaged<ByteSource>.fromOpaque(closure).takeUnretainedValue()
  let count = Int(length)
  guard source.place + count <= source.bytes.count else { return CAIRO_STATUS_READ_ERROR }
  source.bytes.withUnsafeBufferPointer { bytes in
    guard let start = bytes.baseAddress else { return }
    data.update(from: start + source.place, count: count)
  }
  source.place += count
  return CAIRO_STATUS_SUCCESS
}
