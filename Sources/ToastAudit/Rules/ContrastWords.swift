import ToastCore
import ToastLayout

/// What is said about a colour that does not stand out.
struct ContrastWords {
  let color: Color
  let behind: PossibleColor
  let range: ClosedRange<Double>
  let required: Double

  private var needed: String { "\(Figure.text(required)):1" }

  /// Of one that never does.
  ///
  /// - Parameter drawn: what is drawn in its place; `nil` where it is drawn as it is.
  func failure(drawn: Color?) -> String {
    let ratio = Figure.text(range.upperBound, below: required)
    var words = "\(color) on \(ground) has \(ratio):1 and needs \(needed)"
    if let drawn, drawn != color {
      words += "; it is drawn as \(drawn) instead: choose that, or another background"
    } else if let better = suggestion {
      words += "; \(better) has it"
    } else {
      words += "; choose another background"
    }
    return words
  }

  /// Of one that does on some backdrops.
  var question: String {
    let advice = color.alpha < 1 ? "make the text opaque" : "make the background opaque"
    return "\(color) on \(ground) has from \(Figure.text(range.lowerBound)):1 to "
      + "\(Figure.text(range.upperBound)):1, by what is behind it, and needs \(needed); \(advice)"
  }

  private var ground: String {
    if let color = behind.color { return color.description }
    return "what shows through"
  }

  private var suggestion: Color? {
    guard let backdrop = behind.color else { return nil }
    let correction = ContrastCorrection(of: color, on: backdrop, required: required)
    return correction.isMet ? correction.corrected : nil
  }
}
