import CCairo

/// A picture as cairo draws into it and from it.
final class ImageSurface {
  let pointer: OpaquePointer
  /// Kept, since cairo only borrows its memory.
  private let pixels: Pixels?

  init(_ pixels: Pixels) {
    self.pixels = pixels
    let data = pixels.memory.assumingMemoryBound(to: UInt8.self)
    pointer = cairo_image_surface_create_for_data(
      data, CAIRO_FORMAT_ARGB32, CInt(pixels.width), CInt(pixels.height), CInt(pixels.stride))
  }

  /// Takes over a surface of cairo's.
  init(owning pointer: OpaquePointer) {
    self.pointer = pointer
    pixels = nil
  }

  deinit {
    cairo_surface_flush(pointer)
    cairo_surface_destroy(pointer)
  }
}
