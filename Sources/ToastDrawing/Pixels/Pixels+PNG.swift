import CCairo

extension Pixels {
  /// The picture as a PNG file; `nil` where there is no memory for it.
  public func png() -> [UInt8]? {
    let surface = ImageSurface(self)
    let collected = CollectedBytes()
    let status = withExtendedLifetime(collected) {
      cairo_surface_write_to_png_stream(
        surface.pointer, collect, Unmanaged.passUnretained(collected).toOpaque())
    }
    return status == CAIRO_STATUS_SUCCESS ? collected.bytes : nil
  }
}

private final class CollectedBytes {
  var bytes: [UInt8] = []
}

private func collect(
  _ closure: UnsafeMutableRawPointer?, _ data: UnsafePointer<UInt8>?, _ length: UInt32
) -> cairo_status_t {
  guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
  Unmanaged<CollectedBytes>.fromOpaque(closure).takeUnretainedValue().bytes
    .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
  return CAIRO_STATUS_SUCCESS
}
