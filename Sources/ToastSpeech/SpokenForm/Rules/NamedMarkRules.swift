extension SpokenRule {
  /// Every mark by its name, for those who want to hear them all; what divides a sentence is a
  /// pause behind its name. Marks that are a part of a time, an address or a number are none.
  static let namedMark = SpokenRule { cursor in
    guard let token = cursor.token(), token.kind == .mark,
      let name = cursor.words.marks[token.text], !cursor.isOperator
    else { return nil }
    var count = 1
    while cursor.isMark(token.text, count) { count += 1 }
    cursor.skipSign(count)
    let said =
      count == 1
      ? name : SpokenPhrases.fill(cursor.words.phrases.repeated, name, String(count))
    return .words(".,;:!?".contains(token.text) ? said + token.text : said)
  }

  /// Marks of print and of names are no words, for those who want to hear none. Those of
  /// mathematics and of money are no punctuation.
  static let silentMark = SpokenRule { cursor in
    guard let token = cursor.token(), token.kind == .mark, !cursor.isOperator else { return nil }
    if dot.read(&cursor) != nil { return .gap }
    guard "*/\\#@|~^_§¶†©®™".contains(token.text) else { return nil }
    cursor.skipSign()
    return .gap
  }
}

extension Cursor {
  /// Whether a sign of several characters that has a name begins here: `->`.
  fileprivate var isOperator: Bool {
    SpokenSymbols.operators.contains { areMarks($0) && words.symbols[$0] != nil }
  }
}
