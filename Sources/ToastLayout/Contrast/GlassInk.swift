public import ToastCore

/// What is written on glass with: light or dark.
public enum GlassInk: String, Sendable, CaseIterable {
  /// White, on glass that is held under a ceiling.
  case light
  /// Black, on glass that is held above a floor.
  case dark

  /// The ink.
  public var color: Color { self == .light ? .white : .black }

  /// The limit that text needs of the glass; `nil` where no glass would do.
  ///
  /// - Parameters:
  ///   - text: an opaque colour on this side; the ink itself when `nil`.
  ///   - required: the contrast that is needed, from 1 to 21.
  ///   - margin: how much more than that is aimed at, as a part of it.
  public func limit(
    under text: Color? = nil, required: Double, margin: Double = 0
  ) -> GlassLimit? {
    switch self {
    case .light: .ceiling(under: text ?? color, required: required, margin: margin)
    case .dark: .floor(under: text ?? color, required: required, margin: margin)
    }
  }

  /// The ink for which the glass changes less: ink follows the backdrop. Light where both are
  /// alike, and where nothing is known of the backdrop.
  ///
  /// - Parameters:
  ///   - luminances: samples of what lies behind the text, after blur and tint, 0…1.
  ///   - required: the contrast that is needed, from 1 to 21.
  public static func following(
    _ luminances: some Sequence<Double>, required: Double
  ) -> GlassInk {
    let ceiling = Transfer.encoded(max(1.05 / required - 0.05, 0))
    let floor = Transfer.encoded(min(required * 0.05 - 0.05, 1))
    // The change of a grey's encoded part: what is seen is judged by that and not by light.
    var (darkened, lightened) = (0.0, 0.0)
    for luminance in luminances {
      let encoded = Transfer.encoded(luminance)
      darkened += max(encoded - ceiling, 0)
      lightened += max(floor - encoded, 0)
    }
    return darkened <= lightened ? .light : .dark
  }
}
