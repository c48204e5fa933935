/// What is written in one piece: the text between spaces, brackets, quotes and the like. Paths,
/// addresses and identifiers are recognised by the whole of it.
struct Segment {
  /// Marks that never are inside of a segment.
  static let delimiters: Set<String> = [
    "(", ")", "[", "]", "{", "}", "<", ">", "\"", "“", "”", "„", "«", "»", "`", "'", "‘", "=", ",",
    ";", "|",
  ]
  /// No path or address that somebody listens to is longer, in code points.
  private static let limit = 400

  /// Its text, without the punctuation of the sentence around it.
  let text: String
  /// How many tokens that is.
  let count: Int
  /// Whether it stands after a delimiter other than a space, as `main` does in `(main`.
  let previousWord: String?

  /// The segment that begins at a place; `nil` when none begins there.
  init?(at cursor: Cursor) {
    guard cursor.isAtStart, let first = cursor.token(), first.kind != .space else { return nil }
    var tokens = cursor.chunk { token in
      token.kind == .mark && Self.delimiters.contains(token.text)
    }
    while let last = tokens.last, last.kind == .mark, ".!?:…*".contains(last.text) {
      tokens.removeLast()
    }
    let holdsOther = tokens.contains { token in
      switch token.kind {
      case .word, .number, .mark: false
      case .space, .emoji, .foreign: true
      }
    }
    guard !tokens.isEmpty, !holdsOther else { return nil }
    var text = ""
    var length = 0
    for token in tokens {
      length += token.text.unicodeScalars.count
      guard length <= Self.limit else { return nil }
      text += token.text
    }
    self.text = text
    count = tokens.count
    previousWord = cursor.previousWord
  }
}
