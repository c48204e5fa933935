import CXCB
import SystemKit
import ToastDrawing

extension XConnection {
  /// What is seen of a part of the root, which has to be within it; `nil` where that cannot be read.
  func picture(of part: PixelRect) -> Pixels? {
    let cookie = xcb_get_image(
      pointer, UInt8(XCB_IMAGE_FORMAT_Z_PIXMAP.rawValue), root, Int16(clamping: part.x),
      Int16(clamping: part.y), UInt16(clamping: part.width), UInt16(clamping: part.height), .max)
    return ask(cookie, xcb_get_image_reply) { reply in
      let count = part.width * part.height
      guard Int(xcb_get_image_data_length(reply)) >= count * 4,
        let data = xcb_get_image_data(reply),
        let picture = try? Pixels(width: part.width, height: part.height)
      else { return nil }
      UnsafeRawPointer(data).withMemoryRebound(to: UInt32.self, capacity: count) { source in
        let target = picture.line(0)
        // The byte for the opacity holds anything.
        for index in 0..<count { target[index] = source[index] | 0xFF00_0000 }
      }
      return picture
    }
  }

  /// Sends a picture, in as many pieces as the server takes.
  func put(
    _ picture: Pixels, depth: UInt8, into drawable: xcb_drawable_t, _ context: xcb_gcontext_t
  ) {
    // A request has 24 bytes before the pixels, and 4 more where it is long.
    let rows = max((requestLimit - 28) / picture.stride, 1)
    for y in stride(from: 0, to: picture.height, by: rows) {
      let count = min(rows, picture.height - y)
      xcb_put_image(
        pointer, UInt8(XCB_IMAGE_FORMAT_Z_PIXMAP.rawValue), drawable, context,
        UInt16(picture.width), UInt16(count), 0, Int16(y), 0, depth,
        UInt32(count * picture.stride),
        (picture.memory + y * picture.stride).assumingMemoryBound(to: UInt8.self))
    }
  }
}
