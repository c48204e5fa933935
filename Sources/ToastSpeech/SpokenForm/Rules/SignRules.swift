extension SpokenRule {
  /// Operators of several characters, and what stands between the parts of a line.
  static let operators = SpokenRule { cursor in
    guard let first = cursor.token(), first.kind == .mark else { return nil }
    if first.isMark("$"), let said = dollar(&cursor) { return said }
    let isSeparator =
      SpokenSymbols.separators.contains(first.text)
      || "|>".contains(first.text) && cursor.isBetweenTitles
    if isSeparator {
      guard first.text != "»" || cursor.isGap(-1) else { return nil }
      repeat { cursor.skip() } while cursor.isMark(first.text)
      return .pause
    }
    for sign in SpokenSymbols.operators where cursor.areMarks(sign) {
      guard let said = cursor.words.symbols[sign] else { continue }
      cursor.skipSign(sign.unicodeScalars.count)
      return .words(said)
    }
    return nil
  }

  /// `$HOME`, `${HOME}`
  private static func dollar(_ cursor: inout Cursor) -> Phrase? {
    let hasBrace = cursor.isMark("{", 1)
    guard cursor.kind(hasBrace ? 2 : 1) == .word || cursor.isMark("_", hasBrace ? 2 : 1)
    else { return nil }
    cursor.skip(hasBrace ? 2 : 1)
    return .words(cursor.words.phrases.dollarSign)
  }

  /// The brackets of a call without arguments: `foo.bar()`.
  static let call = SpokenRule { cursor in
    guard cursor.areMarks("()"), cursor.kind(-1) == .word else { return nil }
    cursor.skip(2)
    return cursor.token()?.isAlphanumeric == true ? .gap : .nothing
  }

  /// The point inside of names: `report.pdf`, `foo.bar`, `.gitignore`; not that of `e.g.`
  static let dot = SpokenRule { cursor in
    guard cursor.isMark("."), let after = cursor.token(1), after.isAlphanumeric else { return nil }
    if let before = cursor.token(-1), before.isAlphanumeric {
      if before.kind == .number, after.kind == .number { return nil }
      if before.text.count == 1, after.text.count == 1 { return nil }
    } else if !cursor.isMark("*", -1) {
      guard cursor.isAtStart, after.kind == .word else { return nil }
    }
    cursor.skip()
    return .words(cursor.words.phrases.dot)
  }

  /// The slash between words; between acronyms, as in CI/CD, it is not said.
  static let slash = SpokenRule { cursor in
    guard cursor.isMark("/"), !cursor.isMark("/", 1) else { return nil }
    if let before = cursor.word(-1), let after = cursor.word(1), before.isShortAcronym,
      after.isShortAcronym
    {
      cursor.skip()
      return .gap
    }
    if cursor.kind(-2) == .number, cursor.kind(1) == .number, let unit = cursor.word(-1),
      Quantity.isUnit(unit, in: cursor.words)
    {
      // A part of a whole, each with its unit: `12s/30s`.
      cursor.skipSign()
      return .words(SpokenPhrases.start(of: cursor.words.phrases.ratio, ""))
    }
    guard let said = cursor.words.symbols["/"] else { return nil }
    cursor.skip()
    return .words(said)
  }

  /// Any other sign that has a name in the language; checks and stars are no part of the sentence.
  static let symbol = SpokenRule { cursor in
    guard let token = cursor.token(), token.kind == .mark,
      let said = cursor.words.symbols[token.text]
    else { return nil }
    guard checks.contains(token.text) else {
      cursor.skipSign()
      return .words(said)
    }
    var count = 1
    while cursor.isMark(token.text, count) { count += 1 }
    cursor.skip(count)
    guard count > 1 else { return .aside(said) }
    return .aside(SpokenPhrases.fill(cursor.words.phrases.repeated, said, String(count)))
  }

  private static let checks: Set<String> = ["✓", "✗", "✘", "☐", "☑", "☒", "★", "☆"]
}

extension Cursor {
  /// Whether the sign stands between two words with capitals, as in "Settings > Privacy".
  fileprivate var isBetweenTitles: Bool {
    guard kind(-1) == .space, kind(1) == .space, let before = token(-2), let after = token(2)
    else { return false }
    return before.isTitle && after.isTitle
  }
}

extension Token {
  fileprivate var isTitle: Bool {
    kind == .word && text.count > 1 && text.first?.isUppercase == true || isMark(")") || isMark("(")
  }
}

extension String {
  fileprivate var isShortAcronym: Bool {
    (2...5).contains(utf8.count) && allSatisfy { $0.isASCII && $0.isUppercase }
  }
}
