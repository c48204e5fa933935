public import ToastCore

/// The luminance that glass is held to, so that its ink can be read at every pixel
/// (`spec/screen.md` 4).
public enum GlassLimit: Sendable, Hashable {
  /// Nothing lighter than this luminance, under light ink.
  case ceiling(Double)
  /// Nothing darker than this luminance, under dark ink.
  case floor(Double)

  /// The limit under an opaque light ink; `nil` where even black is too light for it.
  ///
  /// - Parameters:
  ///   - ink: what is written on the glass.
  ///   - required: the contrast that is needed, from 1 to 21.
  ///   - margin: how much more than that is aimed at, as a part of it: a painter that rounds, or
  ///     reads a table, needs 0.01.
  public static func ceiling(
    under ink: Color, required: Double, margin: Double = 0
  ) -> GlassLimit? {
    let luminance = (ink.luminance + 0.05) / (required * (1 + margin)) - 0.05
    return luminance >= 0 ? .ceiling(luminance) : nil
  }

  /// The limit under an opaque dark ink; `nil` where even white is too dark for it. A painter that
  /// interpolates needs a margin of 0.02; the rest is as in ``ceiling(under:required:margin:)``.
  public static func floor(
    under ink: Color, required: Double, margin: Double = 0
  ) -> GlassLimit? {
    let luminance = required * (1 + margin) * (ink.luminance + 0.05) - 0.05
    return luminance <= 1 ? .floor(luminance) : nil
  }

  /// The luminances that it lets through.
  public var luminances: ClosedRange<Double> {
    switch self {
    case .ceiling(let limit): 0...max(limit, 0)
    case .floor(let limit): min(limit, 1)...1
    }
  }

  /// What the encoded parts of a pixel are multiplied with under a ceiling, from its luminance: a
  /// table of it is safe for every colour, since among all colours of a luminance a grey stays the
  /// lightest when its parts are multiplied.
  public static func factor(luminance: Double, ceiling: Double) -> Double {
    luminance <= ceiling
      ? 1 : Transfer.encoded(max(ceiling, 0)) / Transfer.encoded(luminance)
  }

  /// How much of white is mixed to the encoded parts of a pixel above a floor, 0…1, from its
  /// luminance. Enough for a grey, and not for every colour: ``applied(to:)`` looks again.
  public static func share(luminance: Double, floor: Double) -> Double {
    guard luminance < floor else { return 0 }
    let encoded = Transfer.encoded(luminance)
    return (Transfer.encoded(min(floor, 1)) - encoded) / (1 - encoded)
  }

  /// The pixel as it may be painted: itself where it keeps the limit, else darkened to the ceiling
  /// or mixed with white up to the floor. Its opacity is left alone.
  public func applied(to pixel: Color) -> Color {
    switch self {
    case .ceiling(let limit):
      pixel.scaled(Self.factor(luminance: pixel.luminance, ceiling: limit))
    case .floor(let limit):
      pixel.raised(to: limit)
    }
  }
}

extension Color {
  fileprivate func scaled(_ factor: Double) -> Color {
    Color(red: red * factor, green: green * factor, blue: blue * factor, opacity: alpha)
  }

  fileprivate func mixedWithWhite(_ share: Double) -> Color {
    func part(_ value: Double) -> Double { value + (1 - value) * share }
    return Color(red: part(red), green: part(green), blue: part(blue), opacity: alpha)
  }

  /// Mixed with as much white as the floor needs: what a grey would need, and where that is not
  /// enough, as for saturated colours, searched between that and white.
  fileprivate func raised(to floor: Double) -> Color {
    var least = GlassLimit.share(luminance: luminance, floor: floor)
    if least == 0 { return self }
    let first = mixedWithWhite(least)
    if first.luminance >= floor { return first }
    var most = 1.0
    for _ in 0..<20 {
      let middle = (least + most) / 2
      if mixedWithWhite(middle).luminance >= floor { most = middle } else { least = middle }
    }
    return mixedWithWhite(most)
  }
}
