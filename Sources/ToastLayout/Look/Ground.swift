import ToastCore

/// What lies behind something, as far as it is known: one colour, or only how dark and how light it
/// can be.
struct Ground: Hashable {
  /// The luminances that it can have.
  let luminances: ClosedRange<Double>
  /// Its darkest and its lightest colour, part by part; the same one where it is one colour.
  private let darkest: Color
  private let lightest: Color

  /// One opaque colour.
  init(_ color: Color) {
    self.init(darkest: color.opaque, lightest: color.opaque)
  }

  /// Glass that is held to a limit.
  init(_ limit: GlassLimit) {
    luminances = limit.luminances
    darkest = .black
    lightest = .white
  }

  private init(darkest: Color, lightest: Color) {
    self.darkest = darkest
    self.lightest = lightest
    luminances = darkest.luminance...max(lightest.luminance, darkest.luminance)
  }

  /// A translucent colour on anything: its parts lie between what it is on black and on white, and
  /// so does its luminance, which grows with each of them.
  static func anything(under color: Color) -> Ground {
    Ground(darkest: color.over(.black), lightest: color.over(.white))
  }

  /// A colour that lies on this.
  func under(_ color: Color) -> Ground {
    Ground(darkest: color.over(darkest), lightest: color.over(lightest))
  }

  /// The colour, where it is known to be one.
  var color: Color? { darkest == lightest ? darkest : nil }

  /// White or black, whichever is easier to read on all of it.
  var ink: Color {
    Contrast.ratio(1, luminances) >= Contrast.ratio(0, luminances) ? .white : .black
  }

  /// Whether anything can be read on it with this contrast.
  func takes(_ required: Double) -> Bool {
    Contrast.ratio(ink.luminance, luminances) >= required
  }

  /// A colour brought to a contrast on it.
  func corrected(_ color: Color, _ required: Double) -> ContrastCorrection {
    if let ground = self.color {
      return ContrastCorrection(of: color, on: ground, required: required)
    }
    return ContrastCorrection(of: color, onLuminances: luminances, required: required)
  }

  /// A colour on which nothing can be read with this contrast, brought to one on which white or
  /// black can: whichever is the smaller change.
  static func correction(of color: Color, taking required: Double) -> ContrastCorrection {
    let white = ContrastCorrection(of: color, on: .white, required: required)
    let black = ContrastCorrection(of: color, on: .black, required: required)
    return abs(white.change) <= abs(black.change) ? white : black
  }
}
