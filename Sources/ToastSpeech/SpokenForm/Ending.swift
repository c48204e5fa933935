import ToastCore

/// The end of a toast's text, which is said even when the middle is cut: what can be done about
/// it. How much was cut before is taken out, and said with what is cut now.
struct Ending {
  /// An ending is one short sentence, or what follows the count; in code points.
  private static let limit = 200

  /// The text without it.
  let body: String
  /// Characters that were left out before.
  let charactersLeft: Int
  /// What is said of it.
  let said: String

  init(of text: String, spokenBy narrator: Narrator) {
    let scalars = Array(text.unicodeScalars)
    if let mark = Self.mark(in: scalars) {
      body = Self.string(scalars[..<mark.range.lowerBound])
      charactersLeft = mark.count
      let rest = scalars[mark.range.upperBound...].drop { $0 == "." || $0 == " " }
      said = rest.count <= Self.limit ? narrator.ending(Self.string(rest)) : ""
    } else if let start = Self.lastSentence(of: scalars) {
      body = Self.string(scalars[..<start])
      charactersLeft = 0
      said = narrator.ending(Self.string(scalars[start...]))
    } else {
      body = text
      charactersLeft = 0
      said = ""
    }
  }

  /// Where the last sentence begins, if it is short.
  private static func lastSentence(of scalars: [Unicode.Scalar]) -> Int? {
    let from = max(scalars.count - limit / 2, 1)
    guard scalars.count > limit else { return nil }
    return (from..<scalars.count - 1).last { index in
      scalars[index] == " " && ".!?".unicodeScalars.contains(scalars[index - 1])
    }.map { $0 + 1 }
  }

  /// Where ``EarLimit`` said how much it had cut, and how much that was.
  private static func mark(in scalars: [Unicode.Scalar]) -> (range: Range<Int>, count: Int)? {
    for language in WordingLanguage.allCases {
      let noun = SpokenWords.of(language).phrases.moreCharacters
      for phrase in [noun.many, noun.one] {
        let parts = phrase.split(separator: "%1", maxSplits: 1).map { Array($0.unicodeScalars) }
        guard parts.count == 2 else { continue }
        let before = Array(", ".unicodeScalars) + parts[0]
        if let found = find(before, parts[1], in: scalars) { return found }
      }
    }
    return nil
  }

  private static func find(
    _ before: [Unicode.Scalar], _ after: [Unicode.Scalar], in scalars: [Unicode.Scalar]
  ) -> (range: Range<Int>, count: Int)? {
    let first = max(scalars.count - 8 * limit, before.count)
    guard first < scalars.count else { return nil }
    for start in first..<scalars.count where scalars[start].isDigit {
      guard scalars[(start - before.count)..<start].elementsEqual(before) else { continue }
      let digits = scalars[start...].prefix { $0.isDigit }
      let end = digits.endIndex + after.count
      guard digits.count <= 9, end <= scalars.count,
        scalars[digits.endIndex..<end].elementsEqual(after), let count = Int(string(digits))
      else { continue }
      return (start - before.count..<end, count)
    }
    return nil
  }

  private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}
