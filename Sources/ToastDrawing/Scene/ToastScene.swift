public import ToastLayout

/// What is to be drawn: where everything is, in which colours, and for which output.
public struct ToastScene: Sendable, Hashable {
  /// The scales of outputs that there are; others count as the nearest.
  public static let scales: ClosedRange<Double> = 0.5...8

  /// Where everything is, in pixels independent of the output.
  public var layout: ToastLayout
  /// The colours.
  public var style: EffectiveStyle
  /// Output pixels for each pixel of the layout.
  public let scale: Double
  /// The language of its texts as a BCP 47 tag, the one that was measured with.
  public var language: String?

  /// What is to be drawn.
  ///
  /// - Parameters:
  ///   - layout: where everything is, as measured with a ``PangoMeasurer``.
  ///   - style: the colours.
  ///   - scale: output pixels for each pixel of the layout: 1, 2, …
  ///   - language: the language of its texts, the one that was measured with.
  public init(
    layout: ToastLayout, style: EffectiveStyle, scale: Double = 1, language: String? = nil
  ) {
    self.layout = layout
    self.style = style
    self.scale =
      scale.isNaN ? 1 : min(max(scale, Self.scales.lowerBound), Self.scales.upperBound)
    self.language = language
  }

  /// The surface as the output has it; its corner is where the toast is painted at.
  public var shape: RoundedShape {
    RoundedShape(
      width: pixels(layout.surface.width), height: pixels(layout.surface.height),
      radius: layout.cornerRadius * scale)
  }

  /// All that is painted, the shadow with it, from the corner of the surface on: x and y are below
  /// zero by what the shadow takes.
  public var bounds: PixelRect {
    let margin = layout.shadowMargin
    let left = pixels(margin.left)
    let top = pixels(margin.top)
    let shape = shape
    return PixelRect(
      x: -left, y: -top, width: left + shape.width + pixels(margin.right),
      height: top + shape.height + pixels(margin.bottom))
  }

  /// How far its content can be scrolled, in pixels of the layout; 0 where all of it is seen.
  public var scrollRange: ClosedRange<Double> {
    0...max(layout.content.height - layout.surface.height, 0)
  }

  /// A place at whole pixels of the output, so that its edges are sharp.
  func pixelRect(_ rect: Rect) -> PixelRect {
    let left = Int((rect.x * scale).rounded())
    let top = Int((rect.y * scale).rounded())
    return PixelRect(
      x: left, y: top, width: max(Int((rect.maxX * scale).rounded()) - left, 1),
      height: max(Int((rect.maxY * scale).rounded()) - top, 1))
  }

  /// The same place in pixels of the layout.
  func snapped(_ rect: Rect) -> Rect {
    let pixels = pixelRect(rect)
    return Rect(
      x: Double(pixels.x) / scale, y: Double(pixels.y) / scale,
      width: Double(pixels.width) / scale, height: Double(pixels.height) / scale)
  }

  func pixels(_ length: Double) -> Int { Int((length * scale - 1e-6).rounded(.up)) }
}
