import GLibKit
import Synchronization
import ToastCore
import ToastDrawing

@testable import ToastScreen

/// A display in memory: what is shown on it is looked at, and what a person does to it is said, by
/// a test. It is used on the screen's loop alone.
final class PlayedDisplay: Display {
  var outputs = [
    Output(
      frame: PixelRect(x: 0, y: 0, width: 800, height: 600),
      workArea: PixelRect(x: 0, y: 0, width: 800, height: 600))
  ]
  var presentOutput: Output { outputs[0] }
  var scale = 1.0
  var iconTheme: String?
  var preferences: [PreferenceLayer] = []
  var changed: () -> Void = {}
  var gone: (String) -> Void = { _ in }
  var surfaces: [PlayedSurface] = []
  var givesKeyboard = true

  func backdrop(of frame: PixelRect) -> Backdrop? { nil }

  func makeSurface(
    _ frame: PixelRect, name: String, handler: @escaping (SurfaceEvent) -> Void
  ) throws(DisplayError) -> any ToastSurface {
    let surface = PlayedSurface(frame, name: name, display: self, handler: handler)
    surfaces.append(surface)
    return surface
  }

  /// Those that are not closed.
  var open: [PlayedSurface] { surfaces.filter { !$0.isClosed } }
}

/// A surface of it.
final class PlayedSurface: ToastSurface {
  let frame: PixelRect
  let name: String
  let handler: (SurfaceEvent) -> Void
  /// Where the shape was in each frame that was shown; `nil` where it could not be pressed.
  private(set) var points: [PixelPoint?] = []
  private(set) var shape: RoundedShape?
  private(set) var pixels: Pixels?
  private(set) var hasKeyboard = false
  private(set) var isClosed = false
  private unowned let display: PlayedDisplay

  init(
    _ frame: PixelRect, name: String, display: PlayedDisplay,
    handler: @escaping (SurfaceEvent) -> Void
  ) {
    (self.frame, self.name, self.display, self.handler) = (frame, name, display, handler)
  }

  func show(_ shape: RoundedShape?, at point: PixelPoint, paint: (Pixels) -> Void) -> Bool {
    guard !isClosed, let pixels = try? Pixels(width: frame.width, height: frame.height) else {
      return false
    }
    paint(pixels)
    self.pixels = pixels
    self.shape = shape
    points.append(shape == nil ? nil : point)
    return true
  }

  func takeKeyboard() -> Bool {
    hasKeyboard = display.givesKeyboard
    return hasKeyboard
  }

  func giveKeyboardBack() { hasKeyboard = false }

  func close() {
    isClosed = true
    pixels = nil
  }
}
