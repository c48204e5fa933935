import ToastCore
import ToastLayout

/// Draws what is below the content: the shadow, and a surface that is not glass.
struct SurfaceDrawing: Equatable {
  private let shape: RoundedShape
  private let bounds: PixelRect
  private let scale: Double
  private let isGlass: Bool
  private let shadow: ToastShadow
  private let border: EffectiveStyle.Border?
  private let surface: EffectiveStyle.Surface

  init(_ scene: ToastScene, isGlass: Bool) {
    shape = scene.shape
    bounds = scene.bounds
    scale = scene.scale
    self.isGlass = isGlass
    shadow = scene.style.shadow
    border = scene.style.border
    surface = scene.style.surface
  }

  private static let contact = 0.16
  /// Glass lets some light through into its shadow.
  private static let glassShadow = 0.8

  /// - Parameter pixels: as large as the scene's bounds, and transparent.
  func draw(into pixels: Pixels) {
    drawShadow(into: pixels)
    let canvas = Canvas(pixels, origin: PixelPoint(x: -bounds.x, y: -bounds.y))
    let outline = shape.outline()
    if isGlass {
      // A thin line at its foot sets glass off from what is around it.
      let width = scale
      canvas.stroke(
        shape.outline(insetBy: -width / 2), .black.opacity(Self.contact), width: width)
    }
    // A shadow is not seen through what throws it.
    canvas.cutting { canvas.fill(outline, .black) }
    if isGlass { return }
    canvas.fill(outline, color)
    guard let border else { return }
    let width = border.width * scale
    canvas.stroke(shape.outline(insetBy: width / 2), border.color, width: width)
  }

  private func drawShadow(into pixels: Pixels) {
    guard shadow.color.alpha > 0 else { return }
    let mask = ShadowMask(
      of: shape, offset: (shadow.x * scale, shadow.y * scale),
      sigma: shadow.radius / 2 * scale, in: bounds)
    mask.fill(pixels, (isGlass ? shadow.color.opacity(Self.glassShadow) : shadow.color).steps) {
      // What is well within the shape is cut out anyway.
      let y = $0 + bounds.y
      guard 1..<(shape.height - 1) ~= y else { return 0..<0 }
      let inset = Int(max(shape.inset(at: Double(y)), shape.inset(at: Double(y + 1)))) + 2
      guard 2 * inset < shape.width else { return 0..<0 }
      return (inset - bounds.x)..<(shape.width - inset - bounds.x)
    }
  }

  /// The colour of the surface; of a glass of which nothing is known, one that its ink can be read
  /// on.
  private var color: Color {
    switch surface {
    case .solid(let color): color
    case .glass(let tint, let ink, let limit):
      limit.applied(
        to: (tint ?? .clear).over(ink == .light ? Color(rgb: 0x141416) : Color(rgb: 0xF7F7F9)))
    }
  }
}

extension Color {
  /// The colour premultiplied, for each of 256 steps of how much there is of it.
  fileprivate var steps: [UInt32] {
    (0..<256).map { step in
      let alpha = self.alpha * Double(step) / 255
      func part(_ part: Double) -> UInt32 { UInt32((part * alpha * 255).rounded()) }
      return UInt32((alpha * 255).rounded()) << 24 | part(red) << 16 | part(green) << 8
        | part(blue)
    }
  }
}
