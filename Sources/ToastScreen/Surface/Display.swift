import ToastCore
import ToastDrawing

/// A display that toasts are shown on. An X server is one (``XDisplay``); a Wayland compositor that
/// offers a layer shell could be another.
///
/// It belongs to one thread, the screen's loop, and tells its events there.
protocol Display: AnyObject {
  /// The outputs, at least one.
  var outputs: [Output] { get }
  /// The output that the person is at: the one with the focus, then the pointer's.
  var presentOutput: Output { get }
  /// Output pixels for each pixel of a layout.
  var scale: Double { get }
  /// What the display's settings say of a person's preferences.
  var preferences: [PreferenceLayer] { get }
  /// Why nothing can be shown any more; `nil` while it can.
  var failure: String? { get }
  /// The icon theme that the display's settings name; `nil` where they name none.
  var iconTheme: String? { get }
  /// Is told that outputs, their work areas, the scale or the preferences have changed.
  var changed: () -> Void { get set }
  /// Is told once that the display is gone, and why; nothing can be done with it from then on.
  var gone: (String) -> Void { get set }

  /// Asks the display for a sign of life. One that gives none is gone soon after.
  func askForLife()

  /// What lies behind a part of the display now; `nil` where that cannot be read.
  ///
  /// - Parameter frame: in pixels of the display; what is beyond its outputs is left out.
  func backdrop(of frame: PixelRect) -> Backdrop?

  /// Makes a surface that is seen once something was painted on it.
  ///
  /// - Parameters:
  ///   - frame: its place, in pixels of the display.
  ///   - name: what it is called in the lists of a desktop.
  ///   - handler: is told what a person does to it.
  /// - Throws: ``DisplayError`` where the display cannot have it.
  func makeSurface(
    _ frame: PixelRect, name: String, handler: @escaping (SurfaceEvent) -> Void
  ) throws(DisplayError) -> any ToastSurface
}

extension Display {
  var failure: String? { nil }
  func askForLife() {}
}

/// One screen of a display.
struct Output: Equatable, Sendable {
  /// Its place, in pixels of the display.
  var frame: PixelRect
  /// What of it panels leave.
  var workArea: PixelRect
}

/// A place on a display that a toast is painted on. It is above every other window and never takes
/// the keyboard by itself.
protocol ToastSurface: AnyObject {
  /// Its place, in pixels of the display.
  var frame: PixelRect { get }

  /// Shows what is painted, and where it can be pressed; beside that, presses reach what is below.
  ///
  /// - Parameters:
  ///   - shape: what can be pressed; `nil` where nothing can.
  ///   - point: the shape's corner in the surface, which may be beyond its edge.
  ///   - paint: paints over a transparent picture of the surface's size, or over what is behind it
  ///     where the display knows no transparency.
  /// - Returns: whether the display has it. It has been seen by then.
  @discardableResult
  func show(_ shape: RoundedShape?, at point: PixelPoint, paint: (Pixels) -> Void) -> Bool

  /// Takes the keyboard, and remembers who had it.
  ///
  /// - Returns: whether it has it now.
  func takeKeyboard() -> Bool
  /// Gives the keyboard back to who had it, where it is there still and nobody else has taken it.
  func giveKeyboardBack()
  /// Takes it off the display.
  func close()
}

/// What a person does to a surface. Points are in its pixels; times are those of the display, in
/// seconds, since what is told may have waited.
enum SurfaceEvent: Equatable, Sendable {
  /// The pointer is over what can be pressed, or is not any more.
  case entered, left
  /// The first button, or a finger, is down, moves while it is, and is up.
  case pressed(PixelPoint, at: Double), moved(PixelPoint, at: Double)
  case released(PixelPoint, at: Double)
  /// A wheel was turned by so many steps; down is above 0.
  case scrolled(Double)
  /// A key was pressed while the surface has the keyboard.
  case key(SurfaceKey)
  /// Somebody else has taken the keyboard.
  case keyboardLost
  /// The display wants it painted anew.
  case exposed
}

/// The keys that mean something to a toast.
enum SurfaceKey: Equatable, Sendable {
  case next, previous, left, right, up, down, pageUp, pageDown, activate, escape
}

/// Why something cannot be shown.
struct DisplayError: Error, Equatable, Sendable, CustomStringConvertible {
  /// For people.
  let description: String

  init(_ description: String) { self.description = description }
}
