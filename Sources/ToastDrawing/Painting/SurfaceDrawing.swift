import ToastCore
import ToastLayout

/// Draws what is below the content: the shadow, and a surface that is not glass.
struct SurfaceDrawing {
  let scene: ToastScene
  var isGlass = false

  private static let contact = 0.16
  /// Glass lets some light through into its shadow.
  private static let glassShadow = 0.8

  /// - Parameter pixels: as large as the scene's bounds, and transparent.
  func draw(into pixels: Pixels) {
    drawShadow(into: pixels)
    let bounds = scene.bounds
    let canvas = Canvas(pixels, origin: PixelPoint(x: -bounds.x, y: -bounds.y))
    let outline = scene.shape.outline()
    if isGlass {
      // A thin line at its foot sets glass off from what is around it.
      let width = scene.scale
      canvas.stroke(
        scene.shape.outline(insetBy: -width / 2), .black.opacity(Self.contact), width: width)
    }
    // A shadow is not seen through what throws it.
    canvas.cutting { canvas.fill(outline, .black) }
    if isGlass { return }
    canvas.fill(outline, color)
    guard let border = scene.style.border else { return }
    let width = border.width * scene.scale
    canvas.stroke(scene.shape.outline(insetBy: width / 2), border.color, width: width)
  }

  private func drawShadow(into pixels: Pixels) {
    let shadow = scene.style.shadow
    guard shadow.color.alpha > 0 else { return }
    let mask = ShadowMask(
      of: scene.shape, offset: (shadow.x * scene.scale, shadow.y * scene.scale),
      sigma: shadow.radius / 2 * scene.scale, in: scene.bounds)
    pixels.fill(
      isGlass ? shadow.color.opacity(Self.glassShadow) : shadow.color, through: mask.values)
  }

  /// The colour of the surface; of a glass of which nothing is known, one that its ink can be read
  /// on.
  private var color: Color {
    switch scene.style.surface {
    case .solid(let color): color
    case .glass(let tint, let ink, let limit):
      limit.applied(
        to: (tint ?? .clear).over(ink == .light ? Color(rgb: 0x141416) : Color(rgb: 0xF7F7F9)))
    }
  }
}

extension Pixels {
  /// Fills a transparent picture with a colour, as far as a mask lets it.
  ///
  /// - Parameter mask: a value for each pixel, line by line, from 0 to 255.
  func fill(_ color: Color, through mask: [UInt8]) {
    // A table of what each value of the mask gives.
    let table = (0..<256).map { value in
      let alpha = color.alpha * Double(value) / 255
      func part(_ part: Double) -> UInt32 { UInt32((part * alpha * 255).rounded()) }
      let (red, green, blue) = (part(color.red), part(color.green), part(color.blue))
      return UInt32((alpha * 255).rounded()) << 24 | red << 16 | green << 8 | blue
    }
    table.withUnsafeBufferPointer { table in
      mask.withUnsafeBufferPointer { mask in
        for y in 0..<height {
          let line = line(y)
          for x in 0..<width { line[x] = table[Int(mask[y * width + x])] }
        }
      }
    }
  }
}
