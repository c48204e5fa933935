/// A place in the tokens of a text, from which the rules look around and take.
struct Cursor {
  let tokens: [Token]
  let words: SpokenWords
  private(set) var index = 0
  /// What begins here and is written in one piece.
  private(set) var segment: Segment?
  /// Tags such as `<b>` whose closing bracket has not come yet.
  var openTags = 0
  /// Where a sign was said, so that what follows it begins anew.
  private var signEnd: Int?

  init(_ tokens: [Token], words: SpokenWords) {
    self.tokens = tokens
    self.words = words
  }

  var isAtEnd: Bool { index >= tokens.count }

  /// The token so many places ahead, or behind.
  func token(_ offset: Int = 0) -> Token? {
    let place = index + offset
    return tokens.indices.contains(place) ? tokens[place] : nil
  }

  func kind(_ offset: Int = 0) -> Token.Kind? { token(offset)?.kind }

  func isMark(_ mark: String, _ offset: Int = 0) -> Bool { token(offset)?.isMark(mark) == true }

  /// Whether these marks follow each other, one character each.
  func areMarks(_ marks: String, _ offset: Int = 0) -> Bool {
    for (place, mark) in marks.unicodeScalars.enumerated() {
      guard isMark(String(mark), offset + place) else { return false }
    }
    return true
  }

  func word(_ offset: Int = 0) -> String? { text(.word, offset) }

  func number(_ offset: Int = 0) -> String? { text(.number, offset) }

  private func text(_ kind: Token.Kind, _ offset: Int) -> String? {
    guard let token = token(offset), token.kind == kind else { return nil }
    return token.text
  }

  /// Whether there is a space, or no more text.
  func isGap(_ offset: Int = 0) -> Bool {
    let kind = kind(offset)
    return kind == nil || kind == .space
  }

  mutating func skip(_ count: Int = 1) { index += count }

  /// Takes a sign that belongs to what follows: the minus of `-5`.
  mutating func skipSign(_ count: Int = 1) {
    index += count
    signEnd = index
  }

  /// Finds the segment that begins here, once for all rules.
  mutating func findSegment() { segment = Segment(at: self) }

  /// Whether something may begin here: nothing that belongs to it is right before it.
  var isAtStart: Bool {
    guard signEnd != index, let before = token(-1) else { return true }
    return switch before.kind {
    case .space, .emoji: true
    case .mark: Segment.delimiters.contains(before.text) || before.text == ":" && kind(-2) == .word
    case .word, .number, .foreign: false
    }
  }

  /// Whether what ends before this place is not carried on there.
  func isBoundary(_ offset: Int) -> Bool {
    guard let next = token(offset) else { return true }
    if next.isAlphanumeric || next.isMark("_") { return false }
    guard next.isMark("-") || next.isMark("."), let after = token(offset + 1) else { return true }
    return !after.isAlphanumeric
  }

  /// The last word before this place that was not followed by the end of a sentence.
  var previousWord: String? {
    var offset = -1
    while let token = token(offset), offset > -6 {
      switch token.kind {
      case .word: return token.text
      case .space: offset -= 1
      case .mark where "([:\"'“‘#".contains(token.text): offset -= 1
      default: return nil
      }
    }
    return nil
  }

  /// Everything from here to the next space, or to a token that must not be in it; no more than
  /// what somebody listens to, so that looking again at each place of a long text costs little.
  func chunk(until isEnd: (Token) -> Bool) -> ArraySlice<Token> {
    let rest = tokens[index...].prefix(120)
    let end = rest.firstIndex { $0.kind == .space || isEnd($0) } ?? rest.endIndex
    return rest[..<end]
  }
}
