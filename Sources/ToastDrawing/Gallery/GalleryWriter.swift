import Glibc
public import SystemKit

/// Writes the gallery as PNG files.
public enum GalleryWriter {
  /// Writes all pictures; files of the same names are replaced.
  ///
  /// - Parameters:
  ///   - folder: where they go; it has to be there.
  ///   - written: is called with the name of each file that was written.
  /// - Throws: ``SystemError`` naming the file that could not be written, or the picture that there
  ///   was no memory for, and what `written` throws.
  public static func write(
    into folder: String, written: (String) throws(SystemError) -> Void
  ) throws(SystemError) {
    let measurer = PangoMeasurer()
    let icons = IconSource()
    let painter = ToastPainter(icons: icons)
    for picture in Gallery.pictures {
      let pixels = try picture.pixels(measurer, painter, icons)
      let name = "\(picture.name).png"
      guard let bytes = pixels.png() else {
        throw SystemError("cairo_surface_write_to_png_stream", name, code: ENOMEM)
      }
      let file = try Descriptor(
        opening: "\(folder)/\(name)", flags: O_WRONLY | O_CREAT | O_TRUNC, mode: 0o666)
      try writeAll(bytes, to: file.number, name)
      try written(name)
    }
  }
}
