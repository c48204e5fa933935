import SystemKit
import Testing
import ToastCore
import ToastLayout

@testable import ToastDrawing

/// A toast that tests paint and look at.
struct Stage {
  var content: ToastContent
  var severity: ToastSeverity?
  var style = ToastStyle()
  var configuration = ToastConfiguration()
  var preferences = AccessibilityPreferences()
  var output = Size(width: 800, height: 600)
  var scale = 1.0
  var backdrop: SampleBackdrop?

  init(_ content: ToastContent) { self.content = content }

  /// Around the toast in its pictures, in output pixels.
  var margin: Int { Int((40 * scale).rounded(.up)) }

  func layout(_ measurer: PangoMeasurer = PangoMeasurer()) -> ToastLayout {
    ToastLayout(
      content, severity: severity, style: style, configuration: configuration,
      preferences: preferences, available: output, measurer: measurer)
  }

  /// What lies behind it, as large as its pictures.
  func ground(_ layout: ToastLayout) throws -> Pixels {
    let backdrop = backdrop ?? .light
    return try backdrop.pixels(
      width: layout.surface.width + 2 * Double(margin) / scale,
      height: layout.surface.height + 2 * Double(margin) / scale, scale: scale)
  }

  /// The toast painted, and the scene.
  ///
  /// - Parameters:
  ///   - state: what has the focus, and so on.
  ///   - change: changes colours.
  func painted(
    _ state: ContentState = ContentState(), opacity: Double = 1,
    _ change: (inout EffectiveStyle) -> Void = { _ in }
  ) throws -> Painting {
    let layout = layout()
    let pixels = try ground(layout)
    let behind = backdrop == nil ? nil : Backdrop(try ground(layout))
    var look = EffectiveStyle(
      style, severity: severity, icon: content.icon, preferences: preferences,
      backdrop: behind?.luminances(scale: scale, tint: style.backgroundTint))
    change(&look)
    let scene = ToastScene(layout: layout, style: look, scale: scale)
    let painter = ToastPainter()
    try painter.prepare(scene, over: behind)
    painter.paint(
      into: pixels, at: PixelPoint(x: margin, y: margin), opacity: opacity, focus: state.focus,
      pressed: state.pressed, scrolled: state.scrolled)
    return Painting(pixels: pixels, scene: scene, margin: margin)
  }
}

/// A picture of a toast.
struct Painting {
  let pixels: Pixels
  let scene: ToastScene
  /// Where the surface begins.
  let margin: Int

  var layout: ToastLayout { scene.layout }

  /// The pixels of a place of the layout, those at its edge with it.
  func part(_ rect: Rect) -> PixelRect {
    let left = margin + Int((rect.x * scene.scale).rounded(.down))
    let top = margin + Int((rect.y * scene.scale).rounded(.down))
    return PixelRect(
      x: left, y: top,
      width: margin + Int((rect.maxX * scene.scale).rounded(.up)) - left,
      height: margin + Int((rect.maxY * scene.scale).rounded(.up)) - top)
  }

  /// The colour at a place of the layout.
  func color(x: Double, y: Double) -> Color {
    pixels.color(margin + Int(x * scene.scale), margin + Int(y * scene.scale))
  }

  /// The smallest part in which this picture is another than that one; `nil` where it is the same.
  func difference(from other: Painting, in part: PixelRect? = nil) -> PixelRect? {
    var (left, top, right, bottom) = (Int.max, Int.max, -1, -1)
    let part = part ?? pixels.bounds
    for y in part.y..<part.maxY {
      for x in part.x..<part.maxX where pixels[x, y] != other.pixels[x, y] {
        (left, top) = (min(left, x), min(top, y))
        (right, bottom) = (max(right, x), max(bottom, y))
      }
    }
    guard right >= 0 else { return nil }
    return PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  /// All colours of a part, each once.
  func colors(in part: PixelRect) -> [Color] { pixels.colors(in: part) }
}

extension Pixels {
  /// The colour of an opaque pixel.
  func color(_ x: Int, _ y: Int) -> Color { Color(rgb: self[x, y] & 0xFF_FFFF) }

  /// All colours of a part, each once.
  func colors(in part: PixelRect) -> [Color] {
    var found: Set<UInt32> = []
    for y in part.y..<part.maxY {
      let line = line(y)
      for x in part.x..<part.maxX { found.insert(line[x] & 0xFF_FFFF) }
    }
    return found.map { Color(rgb: $0) }
  }
}

extension PixelRect {
  func contains(_ x: Int, _ y: Int) -> Bool { x >= self.x && y >= self.y && x < maxX && y < maxY }

  func contains(_ other: PixelRect) -> Bool {
    other.x >= x && other.y >= y && other.maxX <= maxX && other.maxY <= maxY
  }

  func grown(by distance: Int) -> PixelRect {
    PixelRect(
      x: x - distance, y: y - distance, width: width + 2 * distance,
      height: height + 2 * distance)
  }
}

extension ToastAction {
  /// An action that does nothing.
  init(named title: String) { self.init(title) {} }
}

/// What most tests show.
let usualContent = ToastContent(
  title: "Backup finished", message: "1,204 files, 3.1 GB in two minutes.",
  action: ToastAction(named: "Show"))
