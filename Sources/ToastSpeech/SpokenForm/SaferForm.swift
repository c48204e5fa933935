/// What is said when the voice died over a text: the same words, as harmless as can be.
///
/// eSpeak NG aborts over chains of prefixes and over apostrophes; neither is left here.
enum SaferForm {
  /// The most code points of a word.
  static let wordLimit = 12
  /// Parts of a word whose repetition is broken, in code points.
  private static let affixes = 2...6

  static func safer(_ text: String) -> String {
    var safer = String.UnicodeScalarView()
    var word: [Unicode.Scalar] = []

    func endWord() {
      for piece in split(word) {
        if let last = safer.last, last != " " { safer.append(" ") }
        safer.append(contentsOf: piece)
      }
      word = []
    }

    for scalar in text.unicodeScalars.prefix(4 * SpokenForm.limit) {
      if isLetter(scalar) {
        word.append(scalar)
      } else if scalar != "'", scalar != "’" {
        endWord()
        guard let last = safer.last, last != " " else { continue }
        // One mark after a word, and none anywhere else.
        if ".,!?:".unicodeScalars.contains(scalar) {
          if isLetter(last) { safer.append(scalar) }
        } else {
          safer.append(" ")
        }
      }
    }
    endWord()
    var said = safer.prefix(SpokenForm.limit)
    while said.last == " " { said.removeLast() }
    return String(said)
  }

  /// The word in pieces: cut where a part of it is repeated, as in `antianti`, and where it is long.
  private static func split(_ word: [Unicode.Scalar]) -> [[Unicode.Scalar]] {
    var pieces: [[Unicode.Scalar]] = []
    var start = 0
    var index = 0
    while index < word.count {
      let length = affixes.first { length in
        index + 2 * length <= word.count
          && word[index..<index + length] == word[index + length..<index + 2 * length]
      }
      index += length ?? 1
      if length != nil || index - start >= wordLimit {
        index = min(index, start + wordLimit)
        pieces.append(Array(word[start..<index]))
        start = index
      }
    }
    if start < word.count { pieces.append(Array(word[start...])) }
    return pieces.count > 1 ? pieces.flatMap(split) : pieces
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isDigit || scalar.isLetter { return true }
    return switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark: !scalar.properties.isVariationSelector
    default: false
    }
  }
}
