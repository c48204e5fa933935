import ToastCore
import ToastLayout

/// What can be behind something: one colour, or each part anywhere between two.
///
/// Mixing with a translucent colour keeps the order of the parts, and luminance grows with each of
/// them, so that the two ends bound everything between them.
struct PossibleColor: Equatable {
  /// The luminances that it can have.
  let luminances: ClosedRange<Double>
  private let darkest: Color
  private let lightest: Color

  /// One colour; where it is translucent, with anything behind it.
  init(_ color: Color) {
    self.init(darkest: color.over(.black), lightest: color.over(.white))
  }

  /// Anything of these luminances, as on glass that is held to a limit.
  init(luminances: ClosedRange<Double>) {
    self.luminances = luminances
    darkest = .black
    lightest = .white
  }

  private init(darkest: Color, lightest: Color) {
    self.darkest = darkest
    self.lightest = lightest
    luminances = darkest.luminance...max(darkest.luminance, lightest.luminance)
  }

  /// A colour that lies on this.
  func under(_ color: Color) -> PossibleColor {
    color.alpha == 0
      ? self : PossibleColor(darkest: color.over(darkest), lightest: color.over(lightest))
  }

  /// The colour, where it can only be one.
  var color: Color? { darkest == lightest ? darkest : nil }

  /// The least and the greatest contrast that a colour on it can have.
  ///
  /// Exact for one colour and for opaque text. For translucent text on something unknown, both
  /// change together with what is behind them, and the bounds are those of each on its own: true,
  /// and wider than they must be.
  func contrast(of text: Color) -> ClosedRange<Double> {
    if let color {
      let ratio = text.contrast(on: color)
      return ratio...ratio
    }
    let seen = text.over(darkest).luminance...text.over(lightest).luminance
    let greatest = max(
      Contrast.ratio(seen.upperBound, luminances.lowerBound),
      Contrast.ratio(seen.lowerBound, luminances.upperBound))
    guard !seen.overlaps(luminances) else { return 1...greatest }
    return Contrast.ratio(
      max(seen.lowerBound, luminances.lowerBound), min(seen.upperBound, luminances.upperBound)
    )...greatest
  }
}
