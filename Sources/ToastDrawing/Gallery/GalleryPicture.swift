package import SystemKit
package import ToastCore
package import ToastLayout

/// One picture of the gallery: a toast as it would be shown, and what is behind it.
package struct GalleryPicture {
  /// The name of its file, without the ending.
  package var name: String
  /// What the toast says.
  package var content: ToastContent
  /// Its colours and fonts.
  package var style = ToastStyle()
  /// What decides about a close button.
  package var configuration = ToastConfiguration()
  /// What the person prefers.
  package var preferences = AccessibilityPreferences()
  /// What is behind it; a plain ground when `nil`.
  package var backdrop: SampleBackdrop?
  /// The size of the output in pixels of the layout.
  package var output = Size(width: 520, height: 600)
  /// Output pixels for each pixel of the layout.
  package var scale = 1.0
  /// Which target has the focus.
  package var focus: Int?
  /// Which target is held down.
  package var pressed: Int?
  /// How far it is scrolled, in pixels of the layout.
  package var scrolled = 0.0

  package init(_ name: String, _ content: ToastContent) {
    self.name = name
    self.content = content
  }

  /// Around the toast, in pixels of the layout.
  private static let margin = 32.0

  /// Paints it.
  package func pixels(
    _ measurer: PangoMeasurer, _ painter: ToastPainter, _ icons: IconSource
  ) throws(SystemError) -> Pixels {
    let content = icons.drawable(self.content, scale: scale)
    let layout = ToastLayout(
      content, style: style, configuration: configuration, preferences: preferences,
      available: output, measurer: measurer)
    let width = layout.surface.width + 2 * Self.margin
    let height = layout.surface.height + 2 * Self.margin
    let pixels = try ground(width: width, height: height)
    let corner = Int((Self.margin * scale).rounded())
    let behind = backdrop == nil ? nil : Backdrop(try ground(width: width, height: height))
    let look = EffectiveStyle(
      style, icon: content.icon, preferences: preferences,
      backdrop: behind?.luminances(scale: scale, tint: style.backgroundTint))
    try painter.prepare(ToastScene(layout: layout, style: look, scale: scale), over: behind)
    painter.paint(
      into: pixels, at: PixelPoint(x: corner, y: corner), focus: focus, pressed: pressed,
      scrolled: scrolled)
    return pixels
  }

  private func ground(width: Double, height: Double) throws(SystemError) -> Pixels {
    if let backdrop { return try backdrop.pixels(width: width, height: height, scale: scale) }
    let pixels = try Pixels(
      width: Int((width * scale).rounded(.up)), height: Int((height * scale).rounded(.up)))
    let isDark = preferences.colorScheme == .dark
    let canvas = Canvas(pixels, scale: scale)
    canvas.fill(
      Outline(x: 0, y: 0, width: width + 1, height: height + 1, radius: 0),
      isDark ? Color(rgb: 0x33363B) : Color(rgb: 0xDFE3E8))
    return pixels
  }
}
