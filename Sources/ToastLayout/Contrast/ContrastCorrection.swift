public import ToastCore

/// A colour brought to a contrast by the least change of its lightness.
///
/// Lightness is OKLCH's: steps of it look equally large, and the hue stays; the chroma stays as far
/// as sRGB has it at that lightness. What does not cover everything counts as what is seen of it,
/// and is opaque after a correction. A corrected colour is one of 8 bits a part, rounded away from
/// what is behind it, so that its contrast is the one that is painted.
public struct ContrastCorrection: Sendable, Hashable {
  /// The colour that was asked for.
  public let original: Color
  /// The colour to use: ``original`` where that has the contrast.
  public let corrected: Color
  /// The least and the greatest luminance behind it.
  public let behind: ClosedRange<Double>
  /// The contrast that is needed, from 1 to 21.
  public let required: Double
  /// The contrast of ``original``.
  public let ratioBefore: Double
  /// The contrast of ``corrected``; below ``required`` only where neither black nor white has it,
  /// and then the better one of them is taken.
  public let ratioAfter: Double
  /// How much lighter it got, from -1 to 1 of OKLCH's lightness; 0 for what was not corrected.
  public let change: Double

  /// Whether another colour is to be used.
  public var isChanged: Bool { corrected != original }
  /// Whether ``corrected`` has the contrast.
  public var isMet: Bool { ratioAfter >= required }

  /// The correction of a colour on an opaque one.
  public init(of color: Color, on backdrop: Color, required: Double) {
    let luminance = backdrop.luminance
    self.init(
      original: color, seen: color.over(backdrop.opaque), behind: luminance...luminance,
      required: required)
  }

  /// The correction of a colour on something of which only the luminance is known to be in a range,
  /// as on glass.
  ///
  /// A colour that does not cover everything is always made opaque: how well it can be read depends
  /// on more than the two ends.
  public init(of color: Color, onLuminances behind: ClosedRange<Double>, required: Double) {
    let middle = Color(white: Transfer.encoded((behind.lowerBound + behind.upperBound) / 2))
    self.init(original: color, seen: color.over(middle), behind: behind, required: required)
  }

  private init(
    original: Color, seen: Color, behind: ClosedRange<Double>, required: Double
  ) {
    self.original = original
    self.behind = behind
    self.required = required
    let ratio = Contrast.ratio(seen.luminance, behind)
    ratioBefore = ratio
    let isRange = behind.lowerBound < behind.upperBound
    let best = ratio < required ? Self.nearest(to: seen, behind, required) : nil
    corrected = best ?? (original.alpha < 1 && isRange ? seen : original)
    ratioAfter = best.map { Contrast.ratio($0.luminance, behind) } ?? ratio
    change = best.map { OKLab($0).lightness - OKLab(seen).lightness } ?? 0
  }

  /// The nearest colour that has the contrast, lighter or darker; black or white where none has.
  private static func nearest(
    to color: Color, _ behind: ClosedRange<Double>, _ required: Double
  ) -> Color {
    let start = OKLab(color)
    let found = [
      lighter(start, reaching: required * (behind.upperBound + 0.05) - 0.05),
      darker(start, reaching: (behind.lowerBound + 0.05) / required - 0.05),
    ].compactMap { $0 }
    let nearest = found.min {
      abs(OKLab($0).lightness - start.lightness) < abs(OKLab($1).lightness - start.lightness)
    }
    if let nearest { return nearest }
    return Contrast.ratio(1, behind) >= Contrast.ratio(0, behind) ? .white : .black
  }

  private static func lighter(_ start: OKLab, reaching luminance: Double) -> Color? {
    guard luminance <= Color.white.luminance else { return nil }
    let color = edge(from: start, to: 1) { $0.luminance >= luminance }
    return color.rounded { ($0 - 1e-9).rounded(.up) }
  }

  private static func darker(_ start: OKLab, reaching luminance: Double) -> Color? {
    guard luminance >= 0 else { return nil }
    let color = edge(from: start, to: 0) { $0.luminance <= luminance }
    return color.rounded { ($0 + 1e-9).rounded(.down) }
  }

  /// The first colour on the way to a lightness that is far enough; luminance only grows with it.
  private static func edge(
    from start: OKLab, to end: Double, isFarEnough: (Color) -> Bool
  ) -> Color {
    var near = min(max(start.lightness, 0), 1)
    var far = end
    for _ in 0..<18 {
      let middle = (near + far) / 2
      if isFarEnough(start.color(lightness: middle)) { far = middle } else { near = middle }
    }
    return start.color(lightness: far)
  }
}

extension Color {
  /// The same colour with 8 bits a part.
  fileprivate func rounded(_ rule: (Double) -> Double) -> Color {
    func part(_ value: Double) -> Double { rule(value * 255) / 255 }
    return Color(red: part(red), green: part(green), blue: part(blue))
  }
}
