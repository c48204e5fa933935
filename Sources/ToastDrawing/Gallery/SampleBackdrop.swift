package import SystemKit
import ToastCore
import ToastLayout

/// What a screen may show behind a toast, made up: for pictures, tests and measurements.
package enum SampleBackdrop: String, CaseIterable, Sendable {
  /// A page of dark text on white.
  case light
  /// A page of coloured code on black.
  case dark
  /// Sky, hills and water, with all colours and lightnesses.
  case photograph
  /// Broad stripes of strong colours, which show how glass bends them.
  case stripes

  /// The picture.
  ///
  /// - Parameters:
  ///   - width: in pixels of the layout.
  ///   - height: in pixels of the layout.
  ///   - scale: output pixels for each of them.
  package func pixels(
    width: Double, height: Double, scale: Double
  ) throws(SystemError) -> Pixels {
    let pixels = try Pixels(
      width: Int((width * scale).rounded(.up)), height: Int((height * scale).rounded(.up)))
    let canvas = Canvas(pixels, scale: scale)
    let size = Size(width: width, height: height)
    switch self {
    case .light: Self.page(.white, [Color(rgb: 0x30343A)], canvas, size)
    case .dark:
      let colors: [UInt32] = [0xC586C0, 0x9CDCFE, 0xD4D4D4, 0xCE9178, 0x6A9955, 0xDCDCAA]
      Self.page(Color(rgb: 0x1E1E1E), colors.map { Color(rgb: $0) }, canvas, size)
    case .photograph: Self.landscape(canvas, size)
    case .stripes: Self.stripes(canvas, size)
    }
    return pixels
  }

  /// Lines of words, as bars.
  private static func page(
    _ paper: Color, _ inks: [Color], _ canvas: borrowing Canvas, _ size: Size
  ) {
    canvas.fill(Outline(x: 0, y: 0, width: size.width, height: size.height, radius: 0), paper)
    var noise = Noise()
    var y = 8.0
    while y < size.height {
      var x = 12 + (inks.count > 1 ? Double(noise.next(below: 4)) * 16 : 0)
      let end = size.width - 12 - noise.part() * size.width * (inks.count > 1 ? 0.6 : 0.1)
      while x < end {
        let width = 12 + noise.part() * 46
        canvas.fill(
          Outline(x: x, y: y, width: width, height: 7, radius: 2),
          inks[noise.next(below: inks.count)].opacity(0.9))
        x += width + 6
      }
      y += 19
    }
  }

  private static func landscape(_ canvas: borrowing Canvas, _ size: Size) {
    let sky: [UInt32] = [0x1B3F8B, 0x3F6FC0, 0x7FA8DC, 0xC9D7E4, 0xF3D9B1, 0xF2B277]
    let steps = 96
    for step in 0..<steps {
      let place = Double(step) / Double(steps) * Double(sky.count - 1)
      let lower = Color(rgb: sky[min(Int(place) + 1, sky.count - 1)])
      let color = lower.opacity(place - place.rounded(.down)).over(Color(rgb: sky[Int(place)]))
      canvas.fill(
        Outline(
          x: 0, y: size.height * Double(step) / Double(steps) * 0.7, width: size.width,
          height: size.height, radius: 0), color)
    }
    canvas.fill(
      Outline(centerX: size.width * 0.72, y: size.height * 0.36, radiusX: 26, radiusY: 26),
      Color(rgb: 0xFFF6DC))
    for (base, height, color) in [
      (0.62, 0.34, 0x5E6F8F), (0.74, 0.3, 0x3C5A4C), (0.86, 0.22, 0x1F3A26),
    ] as [(Double, Double, UInt32)] {
      canvas.fill(hills(base: base, height: height, size), Color(rgb: color))
    }
    var noise = Noise()
    for _ in 0..<140 {
      // Flowers and lights at the foot.
      let y = size.height * (0.8 + 0.2 * noise.part())
      let colors: [UInt32] = [0xE94F37, 0xF6C90E, 0xFFFFFF, 0x8AC926, 0xB5179E]
      let radius = 1 + 3.5 * noise.part()
      canvas.fill(
        Outline(
          centerX: size.width * noise.part(), y: y, radiusX: radius, radiusY: radius * 0.8),
        Color(rgb: colors[noise.next(below: colors.count)]))
    }
  }

  private static func hills(base: Double, height: Double, _ size: Size) -> Outline {
    var noise = Noise(seed: UInt64(base * 1000))
    var steps: [Outline.Step] = [.move(0, size.height), .line(0, size.height * base)]
    var x = 0.0
    while x < size.width {
      let next = x + 60 + 70 * noise.part()
      let peak = size.height * (base - height * noise.part())
      let foot = size.height * (base - height * 0.2 * noise.part())
      steps.append(.curve(x + (next - x) * 0.3, peak, x + (next - x) * 0.6, peak, next, foot))
      x = next
    }
    return Outline(steps + [.line(x, size.height), .close])
  }

  private static func stripes(_ canvas: borrowing Canvas, _ size: Size) {
    let colors: [UInt32] = [0xFFFFFF, 0x111111, 0xE63946, 0xF1FAEE, 0x1D6FB8, 0xFFB703]
    let width = 22.0
    let slant = size.height * 0.35
    var x = -slant
    var index = 0
    while x < size.width {
      canvas.fill(
        Outline(polygon: [
          (x + slant, 0), (x + slant + width, 0), (x + width, size.height), (x, size.height),
        ]), Color(rgb: colors[index % colors.count]))
      x += width
      index += 1
    }
  }
}

/// Numbers that look like chance, and are the same every time.
private struct Noise {
  private var state: UInt64

  init(seed: UInt64 = 7) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  mutating func next(below limit: Int) -> Int { Int(next() % UInt64(limit)) }

  /// From 0 to below 1.
  mutating func part() -> Double { Double(next() >> 11) / 9_007_199_254_740_992 }
}
