import CCairo
import Glibc

/// librsvg, for SVG that has more than plain shapes. It takes eight megabytes, so it is loaded when
/// the first such picture is to be drawn; where it is missing there is no picture.
final class SVGLibrary {
  private typealias Error = UnsafeMutablePointer<UnsafeMutableRawPointer?>
  private typealias Open =
    @convention(c) (UnsafePointer<UInt8>, UInt, Error?) -> UnsafeMutableRawPointer?
  private typealias Render =
    @convention(c) (UnsafeMutableRawPointer, OpaquePointer, UnsafePointer<Double>, Error?) -> CInt
  private typealias Release = @convention(c) (UnsafeMutableRawPointer) -> Void

  private let open: Open
  private let render: Render
  private let release: Release

  init?() {
    guard let library = dlopen("librsvg-2.so.2", RTLD_NOW | RTLD_LOCAL),
      let open = dlsym(library, "rsvg_handle_new_from_data"),
      let render = dlsym(library, "rsvg_handle_render_document"),
      let release = dlsym(library, "g_object_unref")
    else { return nil }
    self.open = unsafeBitCast(open, to: Open.self)
    self.render = unsafeBitCast(render, to: Render.self)
    self.release = unsafeBitCast(release, to: Release.self)
  }

  /// Draws a picture into a square at zero; false for what is no picture. Without an address of its
  /// own a document can load nothing else.
  func draw(_ bytes: [UInt8], on canvas: borrowing Canvas, size: Double) -> Bool {
    guard
      let start = bytes.withUnsafeBufferPointer({ buffer in
        buffer.baseAddress.flatMap { open($0, UInt(buffer.count), nil) }
      })
    else { return false }
    defer { release(start) }
    // x, y, width and height, as the library's rectangle has them.
    let square = [0, 0, size, size]
    return render(start, canvas.context, square, nil) != 0
  }
}
