/// A piece of a text, as the rules for its spoken form see it.
struct Token: Equatable, Sendable {
  /// What the piece is made of.
  enum Kind: Equatable, Sendable {
    /// White space of any length.
    case space
    /// Letters of one script with their marks and inner apostrophes.
    case word
    /// ASCII digits.
    case number
    /// One emoji with its modifiers: a flag, a keycap, a family.
    case emoji
    /// One character of any other kind.
    case mark
    /// Words of a script that the language of the text is not written in.
    case foreign(Script)
  }

  var kind: Kind
  var text: String

  /// Whether it is this mark.
  func isMark(_ mark: String) -> Bool { kind == .mark && text == mark }

  /// Whether it is a word or a number, which would run together with a neighbour of its like.
  var isAlphanumeric: Bool {
    switch kind {
    case .word, .number, .foreign: true
    case .space, .emoji, .mark: false
    }
  }
}
