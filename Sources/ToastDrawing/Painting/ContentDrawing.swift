import ToastCore
import ToastLayout

/// Draws what is on the surface of a toast: pictures, texts, bars and buttons.
struct ContentDrawing {
  let scene: ToastScene
  let state: ContentState
  let fonts: PangoFonts
  let icons: IconSource
  /// Around the surface, where nothing of a scrolling content is to be seen, in pixels of the
  /// layout.
  let edge: Double

  private var layout: ToastLayout { scene.layout }
  private var style: EffectiveStyle { scene.style }

  /// - Parameter pixels: as large as the surface.
  func draw(into pixels: Pixels) {
    let canvas = Canvas(pixels, scale: scene.scale)
    draw(on: canvas)
  }

  private func draw(on canvas: borrowing Canvas) {
    let visible = state.scrolled...(state.scrolled + layout.surface.height)
    canvas.saved {
      if layout.scrolls { canvas.clip(to: Outline(layout.surface.grown(by: -edge))) }
      canvas.move(x: 0, y: -state.scrolled)
      for mark in [layout.severity, layout.icon].compactMap(\.self) { draw(mark, on: canvas) }
      if let title = layout.title { canvas.draw(title, style.title, visible: visible, fonts) }
      if let message = layout.message {
        canvas.draw(message, style.message, visible: visible, fonts)
      }
      if let progress = layout.progress { draw(progress, on: canvas) }
      for (index, button) in layout.buttons.enumerated() {
        draw(button, isPressed: state.pressed == index, on: canvas)
        canvas.draw(button.label, style.button.label, visible: visible, fonts)
      }
      if let close = layout.close {
        draw(close, isPressed: state.pressed == layout.buttons.count, on: canvas)
      }
      drawFocus(on: canvas)
    }
    if layout.scrolls { drawScrollBar(on: canvas) }
  }

  /// Where in the whole content what is seen is, beside it.
  private func drawScrollBar(on canvas: borrowing Canvas) {
    let inset = max(layout.cornerRadius, ScrollBar.inset + edge)
    let way = layout.surface.height - 2 * inset
    guard way > ScrollBar.least else { return }
    let length = max(way * layout.surface.height / layout.content.height, ScrollBar.least)
    let part = state.scrolled / max(scene.scrollRange.upperBound, 1)
    let x =
      layout.direction == .rightToLeft
      ? ScrollBar.inset : layout.surface.width - ScrollBar.inset - ScrollBar.width
    let bar = Rect(
      x: x, y: inset + (way - length) * part, width: ScrollBar.width, height: length)
    canvas.fill(Outline(bar, radius: ScrollBar.width / 2), style.ink.opacity(0.7))
  }

  private func draw(_ mark: MarkBox, on canvas: borrowing Canvas) {
    let size = mark.frame.width
    canvas.saved {
      canvas.move(x: mark.frame.x, y: mark.frame.y)
      let name: String
      switch mark.picture {
      case .glyph(let severity):
        canvas.draw(severity, style.glyph, size: size)
        return
      case .icon(let icon): name = icon
      case .image(let image): name = image.name
      }
      if let icon = icons.icon(name, size: size, scale: scene.scale) {
        canvas.draw(
          icon, style.icon ?? style.ink, isTinted: style.icon != nil && mark.isImage, size: size,
          from: icons)
      } else if layout.severity == nil {
        // Never a blank box.
        canvas.draw(.info, style.icon ?? style.glyph, size: size)
      }
    }
  }

  private func draw(_ progress: ProgressBox, on canvas: borrowing Canvas) {
    let track = scene.snapped(progress.track)
    let radius = track.height / 2
    canvas.fill(Outline(track, radius: radius), style.track)
    canvas.saved {
      // What is done ends in the same round end, however little it is.
      canvas.clip(to: Outline(track, radius: radius))
      canvas.fill(Outline(scene.snapped(progress.done), radius: radius), style.ink)
    }
  }

  private func draw(_ button: ButtonBox, isPressed: Bool, on canvas: borrowing Canvas) {
    let colors = style.button
    let frame = scene.snapped(button.frame)
    let outline = Outline(frame, radius: button.cornerRadius)
    canvas.fill(outline, colors.fill)
    if isPressed {
      // Away from the label, which stays as easy to read as it was; and a line, since what is
      // white already gets no lighter.
      let isLabelLighter = colors.label.luminance > colors.behind.upperBound
      canvas.fill(outline, isLabelLighter ? .black.opacity(0.28) : .white.opacity(0.4))
      let width = 2.0
      canvas.stroke(
        Outline(frame.grown(by: -width / 2), radius: button.cornerRadius - width / 2),
        colors.label, width: width)
    }
    if let border = colors.border {
      canvas.stroke(
        Outline(
          frame.grown(by: -border.width / 2),
          radius: button.cornerRadius - border.width / 2), border.color, width: border.width)
    }
  }

  /// The light on the edges of glass buttons.
  ///
  /// - Parameter pixels: as large as the surface.
  func drawButtonLight(into pixels: Pixels) {
    guard style.button.isGlass else { return }
    let clip = layout.scrolls ? scene.pixelRect(layout.surface.grown(by: -edge)) : pixels.bounds
    // Beside its line there is none, since a label may be near.
    let light = RimLight(unit: scene.scale, reach: 3, glows: false)
    for button in layout.buttons {
      var frame = button.frame
      frame.y -= state.scrolled
      let place = scene.pixelRect(frame)
      light.draw(
        RoundedShape(
          width: place.width, height: place.height, radius: button.cornerRadius * scene.scale),
        into: pixels, at: PixelPoint(x: place.x, y: place.y), clip: clip)
    }
  }

  private func draw(_ close: CloseBox, isPressed: Bool, on canvas: borrowing Canvas) {
    if isPressed {
      canvas.fill(
        Outline(close.frame, radius: Self.closeRadius(close)), style.ink.opacity(0.16))
    }
    let rect = close.glyph.grown(by: -close.glyph.width * 0.19)
    canvas.stroke(
      Outline([
        .move(rect.x, rect.y), .line(rect.maxX, rect.maxY), .move(rect.maxX, rect.y),
        .line(rect.x, rect.maxY),
      ]), style.ink, width: max(close.glyph.width / 8, 1.5))
  }

  private static func closeRadius(_ close: CloseBox) -> Double {
    min(close.frame.width, close.frame.height) / 2
  }

  /// A ring of the ink, and around it one of the other end of lightness: one of the two stands out
  /// from whatever is there (`spec/screen.md` 5).
  private func drawFocus(on canvas: borrowing Canvas) {
    guard let index = state.focus, layout.targets.indices.contains(index) else { return }
    let target = layout.targets[index]
    let radius =
      layout.buttons.indices.contains(index)
      ? layout.buttons[index].cornerRadius : layout.close.map(Self.closeRadius) ?? 0
    let content = layout.content
    let room = min(
      target.x, target.y, content.width - target.maxX, content.height - target.maxY)
    let gap = min(FocusRing.gap, room - FocusRing.outer)
    func ring(_ distance: Double, _ color: Color, width: Double) {
      canvas.stroke(
        Outline(target.grown(by: distance), radius: max(radius + distance, 0)), color,
        width: width)
    }
    ring(gap + FocusRing.outer / 2, style.ink.isLight ? .black : .white, width: FocusRing.outer)
    ring(gap + FocusRing.inner / 2, style.ink, width: FocusRing.inner)
  }
}

/// The bar beside a content that scrolls, in pixels of the layout.
private enum ScrollBar {
  static let width = 4.0
  /// From the side of the surface.
  static let inset = 6.0
  static let least = 16.0
}

/// The ring around what has the focus, in pixels of the layout.
enum FocusRing {
  /// Between what has the focus and the ring.
  static let gap = 2.0
  /// The ring's own width.
  static let inner = 2.5
  /// The width with the darker or lighter ring around it.
  static let outer = 4.0
}

extension MarkBox {
  /// Whether it is a picture of the program's own, whose tint the program asks for.
  fileprivate var isImage: Bool {
    if case .image = picture { true } else { false }
  }
}

extension Color {
  var isLight: Bool { luminance > 0.18 }
}

extension Rect {
  /// Larger by a distance at each side, or smaller.
  func grown(by distance: Double) -> Rect {
    let x = max(distance, -width / 2)
    let y = max(distance, -height / 2)
    return Rect(x: self.x - x, y: self.y - y, width: width + 2 * x, height: height + 2 * y)
  }
}
