import CXCB
import SystemKit
import ToastDrawing

/// A window that no window manager has a part in, with the picture of a toast as its background: the
/// server itself paints what comes to be seen of it again.
///
/// Where a compositor puts windows together it can be seen through; elsewhere it has the shape of
/// the toast, whose edge is painted over what was behind when it was made.
final class XSurface: ToastSurface {
  let frame: PixelRect
  private(set) var window: xcb_window_t
  /// The window is gone, or the whole display.
  var isLost = false
  /// Who had the keyboard before; `nil` while the surface does not have it.
  var earlierFocus: (window: xcb_window_t, fallback: UInt8)?
  var press = XPress()
  let connection: XConnection
  let handler: (SurfaceEvent) -> Void
  weak var display: XDisplay?
  private let name: String
  private let canvas: Pixels
  private let behind: Backdrop?
  private var isTransparent: Bool
  private var pixmap: xcb_pixmap_t = 0
  private var context: xcb_gcontext_t = 0
  private(set) var isMapped = false
  private var outline: Outline?

  /// What was made of the window's shape.
  private struct Outline: Equatable {
    var visible: RoundedShape?
    var pressable: RoundedShape?
    var point: PixelPoint
  }

  /// Makes a window that is not seen yet.
  ///
  /// - Throws: ``DisplayError`` where the server does not, or there is no memory.
  init(
    on display: XDisplay, _ frame: PixelRect, name: String,
    _ handler: @escaping (SurfaceEvent) -> Void
  ) throws(DisplayError) {
    connection = display.connection
    do {
      canvas = try Pixels(width: frame.width, height: frame.height)
    } catch {
      throw DisplayError("\(connection.name): \(error)")
    }
    isTransparent = display.isComposited
    behind = display.backdrop(of: frame)
    window = xcb_window_t(XCB_WINDOW_NONE.rawValue)
    self.frame = frame
    self.name = name
    self.handler = handler
    self.display = display
    guard makeWindow() else {
      throw DisplayError("\(connection.name): the X server does not make a window")
    }
  }

  deinit { close() }

  // MARK: The window

  private var depth: UInt8 { isTransparent ? 32 : 24 }

  private func makeWindow() -> Bool {
    let pointer = connection.pointer
    window = xcb_generate_id(pointer)
    let events = [
      XCB_EVENT_MASK_KEY_PRESS, XCB_EVENT_MASK_KEY_RELEASE, XCB_EVENT_MASK_BUTTON_PRESS,
      XCB_EVENT_MASK_BUTTON_RELEASE, XCB_EVENT_MASK_BUTTON_1_MOTION, XCB_EVENT_MASK_ENTER_WINDOW,
      XCB_EVENT_MASK_LEAVE_WINDOW, XCB_EVENT_MASK_FOCUS_CHANGE,
    ].reduce(0) { $0 | $1.rawValue }
    let visual = isTransparent ? connection.transparentVisual : nil
    let colors = xcb_generate_id(pointer)
    xcb_create_colormap(
      pointer, UInt8(XCB_COLORMAP_ALLOC_NONE.rawValue), colors, connection.root,
      visual ?? connection.rootVisual)
    let mask =
      XCB_CW_BORDER_PIXEL.rawValue | XCB_CW_OVERRIDE_REDIRECT.rawValue
      | XCB_CW_EVENT_MASK.rawValue | XCB_CW_COLORMAP.rawValue
    let made = xcb_create_window_checked(
      pointer, depth, window, connection.root, Int16(clamping: frame.x), Int16(clamping: frame.y),
      UInt16(clamping: frame.width), UInt16(clamping: frame.height), 0,
      UInt16(XCB_WINDOW_CLASS_INPUT_OUTPUT.rawValue), visual ?? connection.rootVisual, mask,
      [0, 1, events, colors])
    // The window keeps them.
    xcb_free_colormap(pointer, colors)
    guard connection.succeeds(made) else { return false }
    describe()
    pixmap = xcb_generate_id(pointer)
    let kept = xcb_create_pixmap_checked(
      pointer, depth, pixmap, window, UInt16(clamping: frame.width), UInt16(clamping: frame.height))
    context = xcb_generate_id(pointer)
    xcb_create_gc(pointer, context, pixmap, 0, nil)
    return connection.succeeds(kept)
  }

  /// Says what the window is. Its type is set before it is seen: elsewhere it would be given the
  /// keyboard.
  private func describe() {
    let text = connection.atom("UTF8_STRING")
    connection.set(
      "_NET_WM_WINDOW_TYPE", of: window, XCB_ATOM_ATOM,
      [connection.atom("_NET_WM_WINDOW_TYPE_NOTIFICATION")])
    connection.set("_NET_WM_NAME", of: window, text, name)
    connection.set("WM_NAME", of: window, text, name)
    connection.set("WM_CLASS", of: window, XCB_ATOM_STRING.rawValue, "toastd\0ToastMessage\0")
    // Of its hints only the first is given: it wants no keyboard.
    connection.set("WM_HINTS", of: window, XCB_ATOM_WM_HINTS, [1] + Array(repeating: 0, count: 8))
  }

  private func destroyWindow() {
    guard connection.failure == nil else { return }
    xcb_free_gc(connection.pointer, context)
    xcb_free_pixmap(connection.pointer, pixmap)
    xcb_destroy_window(connection.pointer, window)
    connection.flush()
  }

  /// A compositor has come or gone: a window that can be seen through and one that cannot are two.
  func recompose(_ isComposited: Bool) {
    guard isTransparent != isComposited, !isLost else { return }
    let hadKeyboard = earlierFocus != nil
    giveKeyboardBack()
    destroyWindow()
    (isTransparent, isMapped, outline, press) = (isComposited, false, nil, XPress())
    guard makeWindow() else {
      isLost = true
      return
    }
    if hadKeyboard { handler(.keyboardLost) }
    handler(.exposed)
  }

  func close() {
    guard !isLost else { return }
    giveKeyboardBack()
    isLost = true
    destroyWindow()
    display?.forget(self)
  }

  // MARK: The picture

  func show(_ shape: RoundedShape?, at point: PixelPoint, paint: (Pixels) -> Void) -> Bool {
    guard !isLost, connection.failure == nil else { return false }
    if isTransparent { canvas.clear() } else { paintBehind() }
    paint(canvas)
    defer { display?.settle() }
    return connection.patiently { send(shape, at: point) }
  }

  /// Gives the server the picture, and where it can be pressed.
  private func send(_ shape: RoundedShape?, at point: PixelPoint) -> Bool {
    connection.put(canvas, depth: depth, into: pixmap, context)
    // Told anew each time: whether a server looks at a picture that has changed is up to it.
    xcb_change_window_attributes(
      connection.pointer, window, XCB_CW_BACK_PIXMAP.rawValue, [pixmap])
    cut(shape, at: point)
    if isMapped {
      xcb_clear_area(connection.pointer, 0, window, 0, 0, 0, 0)
    } else {
      xcb_map_window(connection.pointer, window)
      isMapped = true
    }
    return connection.finish()
  }

  private func paintBehind() {
    for y in 0..<canvas.height {
      canvas.line(y).update(repeating: 0xFF00_0000, count: canvas.width)
    }
    if let behind { canvas.copy(behind.pixels, at: behind.origin) }
  }

  /// Gives the window its shape, and that of what can be pressed.
  private func cut(_ shape: RoundedShape?, at point: PixelPoint) {
    // What cannot be pressed any more is still seen.
    let new = Outline(visible: shape ?? outline?.visible, pressable: shape, point: point)
    guard new != outline else { return }
    outline = new
    if !isTransparent { cut(XCB_SHAPE_SK_BOUNDING, new.visible, at: point) }
    cut(XCB_SHAPE_SK_INPUT, new.pressable, at: point)
  }

  private func cut(_ kind: xcb_shape_sk_t, _ shape: RoundedShape?, at point: PixelPoint) {
    let rectangles = (shape?.rectangles ?? []).map { $0.moved(by: point) }
      .map { $0.intersection(canvas.bounds) }.filter { !$0.isEmpty }
      .map {
        xcb_rectangle_t(
          x: Int16(clamping: $0.x), y: Int16(clamping: $0.y), width: UInt16(clamping: $0.width),
          height: UInt16(clamping: $0.height))
      }
    xcb_shape_rectangles(
      connection.pointer, UInt8(XCB_SHAPE_SO_SET.rawValue), UInt8(kind.rawValue),
      UInt8(XCB_CLIP_ORDERING_UNSORTED.rawValue), window, 0, 0, UInt32(rectangles.count),
      rectangles)
  }

  /// Puts what was behind the surface when it was made where it is in a picture.
  ///
  /// - Parameter part: where the picture is on the display.
  func uncover(_ picture: Pixels, of part: PixelRect) {
    guard isMapped, let behind else { return }
    let place = PixelPoint(
      x: frame.x + behind.origin.x - part.x, y: frame.y + behind.origin.y - part.y)
    picture.copy(behind.pixels, at: place)
  }
}
