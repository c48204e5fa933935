/// Cuts a text into tokens, in time linear in its length.
struct Lexer {
  private let scalars: [Unicode.Scalar]
  private let home: Set<Script>
  private var index = 0

  /// - Parameter home: the scripts of the text's language; words of another one are foreign.
  private init(_ text: String, home: Set<Script>) {
    scalars = Array(text.unicodeScalars)
    self.home = home
  }

  /// The tokens of a text. Variation selectors are left out: they change a look.
  static func tokens(of text: String, home: Set<Script>) -> [Token] {
    var lexer = Lexer(text, home: home)
    var tokens: [Token] = []
    while let token = lexer.next() { tokens.append(token) }
    return ForeignText.joined(tokens)
  }

  private mutating func next() -> Token? {
    while index < scalars.count, scalars[index].properties.isVariationSelector { index += 1 }
    guard index < scalars.count else { return nil }
    let start = index
    if let end = EmojiCluster.end(in: scalars, at: index) {
      index = end
      return token(.emoji, from: start)
    }
    let first = scalars[index]
    if first.isSpace {
      skip { $0.isSpace }
      return token(.space, from: start)
    }
    if first.isDigit {
      while index < scalars.count, index - start < SpokenLine.wordLimit, scalars[index].isDigit {
        index += 1
      }
      return token(.number, from: start)
    }
    if first.isLetter { return word() }
    index += 1
    return token(.mark, from: start)
  }

  private mutating func word() -> Token {
    let start = index
    let script = Script(of: scalars[start])
    // No voice gets longer words, so that a cut finds a place in any text.
    while index < scalars.count, index - start < SpokenLine.wordLimit {
      let scalar = scalars[index]
      if scalar.continuesWord || scalar.isLetter && Script(of: scalar) == script {
        index += 1
      } else if scalar == "'" || scalar == "’", index + 1 < scalars.count,
        scalars[index + 1].isLetter, Script(of: scalars[index + 1]) == script
      {
        index += 2
      } else {
        break
      }
    }
    // A single Greek letter is a symbol of mathematics.
    let isSymbol = script == .greek && index - start == 1
    if home.contains(script) { return token(.word, from: start) }
    return token(isSymbol ? .mark : .foreign(script), from: start)
  }

  private mutating func skip(while fits: (Unicode.Scalar) -> Bool) {
    while index < scalars.count, fits(scalars[index]) { index += 1 }
  }

  private func token(_ kind: Token.Kind, from start: Int) -> Token {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[start..<index])
    return Token(kind: kind, text: String(text))
  }
}

extension Unicode.Scalar {
  var isDigit: Bool { (0x30...0x39).contains(value) }

  fileprivate var isSpace: Bool { value == 0x20 || properties.isWhitespace }

  var isLetter: Bool {
    if value < 0x80 { return (0x41...0x5A).contains(value) || (0x61...0x7A).contains(value) }
    // Digits of other scripts belong to the words around them.
    return properties.isAlphabetic && properties.generalCategory != .otherSymbol
      || properties.generalCategory == .decimalNumber
  }

  /// Marks on letters, and the joiners that some scripts spell with.
  fileprivate var continuesWord: Bool {
    if value < 0x300 { return false }
    if value == 0x200C || value == 0x200D { return true }
    return switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: !properties.isVariationSelector
    default: false
    }
  }
}
