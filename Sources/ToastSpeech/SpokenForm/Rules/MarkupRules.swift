extension SpokenRule {
  /// What Markdown leaves in a text: emphasis, code, headings, bullets, links.
  static let markdown = SpokenRule { cursor in
    if let count = Markup.lineStart(cursor) {
      cursor.skip(count)
      return .nothing
    }
    if let (name, count) = Markup.box(cursor) {
      cursor.skip(count)
      return .aside(cursor.words.symbols[name] ?? "")
    }
    if cursor.isMark("&"), let name = cursor.word(1), cursor.isMark(";", 2),
      let sign = Markup.entities[name]
    {
      cursor.skip(3)
      return sign == " " ? .gap : cursor.words.symbols[sign].map { .words($0) } ?? .verbatim(sign)
    }
    if cursor.isMark("`") {
      cursor.skip()
      return .nothing
    }
    if cursor.areMarks("**") || cursor.areMarks("~~"), !cursor.areMarks("***") {
      guard cursor.isGap(-1) != cursor.isGap(2) || !cursor.isGap(-1) else { return nil }
      if cursor.kind(-1) == .number, cursor.kind(2) == .number { return nil }
      cursor.skip(2)
      return .nothing
    }
    if cursor.isMark("*"), Markup.isEmphasis(cursor) {
      cursor.skip()
      return .nothing
    }
    if cursor.isMark("["), let close = Markup.linkEnd(cursor) {
      // The text of the link is read on; only its brackets go.
      cursor.skip()
      return close
    }
    if cursor.areMarks("]("), let count = Markup.target(cursor) {
      cursor.skip(count)
      return .nothing
    }
    return nil
  }

  /// Tags are said, since a text about markup is about them: `<speak>`, `Optional<Int>`.
  static let tag = SpokenRule { cursor in
    if cursor.openTags > 0, cursor.isMark("/"), cursor.isMark(">", 1) {
      cursor.openTags -= 1
      cursor.skip(2)
      return .gap
    }
    if cursor.openTags > 0, cursor.isMark(">") {
      cursor.openTags -= 1
      cursor.skip()
      return cursor.token()?.isAlphanumeric == true ? .gap : .nothing
    }
    guard cursor.isMark("<") else { return nil }
    let isEnd = cursor.isMark("/", 1)
    let place = isEnd ? 2 : 1
    guard let name = cursor.word(place), Markup.isClosed(cursor, from: place + 1) else {
      return nil
    }
    let isGeneric = cursor.kind(-1) == .word && !isEnd && !Markup.hasEndTag(cursor, name)
    cursor.openTags += 1
    let phrases = cursor.words.phrases
    if isGeneric {
      cursor.skip()
      return .words(phrases.generic)
    }
    let isAddress = [":", "@", "."].contains(cursor.token(place + 1)?.text ?? "")
    cursor.skip(isAddress ? 1 : place + 1)
    if isAddress { return .gap }
    return .words(SpokenPhrases.fill(isEnd ? phrases.endTag : phrases.tag, name))
  }
}

private enum Markup {
  private static let lookahead = 60

  /// Signs that HTML writes with a name.
  static let entities: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ",
  ]

  /// A box of a list of tasks, and how many tokens it takes: `[ ]`, `[x]`.
  static func box(_ cursor: Cursor) -> (sign: String, count: Int)? {
    guard cursor.isMark("["), cursor.isMark("]", 2), cursor.isGap(-1), cursor.isGap(3) else {
      return nil
    }
    if cursor.token(1)?.text == " " { return ("☐", 3) }
    return cursor.word(1)?.lowercased() == "x" ? ("☑", 3) : nil
  }

  /// How many tokens at the start of the text mark a heading, a quotation or an item of a list.
  static func lineStart(_ cursor: Cursor) -> Int? {
    guard cursor.index == 0 else { return nil }
    var count = 0
    while cursor.isMark("#", count) { count += 1 }
    if (1...6).contains(count), cursor.kind(count) == .space { return count + 1 }
    let isItem = ["-", "*", "+", ">", "$"].contains { cursor.isMark($0) }
    guard isItem, cursor.kind(1) == .space, cursor.token(2) != nil else { return nil }
    return cursor.kind(2) == .number ? nil : 2
  }

  /// Whether the star opens or closes emphasis: `*word*`.
  static func isEmphasis(_ cursor: Cursor) -> Bool {
    let opens = (cursor.isGap(-1) || cursor.isMark("(", -1)) && cursor.kind(1) == .word
    let closes = cursor.kind(-1) == .word && cursor.token(1)?.isAlphanumeric != true
    guard opens || closes, !cursor.isMark(".", 1) || closes else { return false }
    let step = opens ? 1 : -1
    for distance in 2...lookahead {
      guard let token = cursor.token(step * distance) else { return false }
      if token.isMark("*") { return true }
    }
    return false
  }

  /// Whether the bracket opens a link: `[text](target)`.
  static func linkEnd(_ cursor: Cursor) -> Phrase? {
    for offset in 1...lookahead {
      guard let token = cursor.token(offset), !token.isMark("[") else { return nil }
      if token.isMark("]") { return cursor.isMark("(", offset + 1) ? .nothing : nil }
    }
    return nil
  }

  /// How many tokens the target of a link takes, with its brackets.
  static func target(_ cursor: Cursor) -> Int? {
    for offset in 2...lookahead * 4 {
      guard let token = cursor.token(offset), token.kind != .space else { return nil }
      if token.isMark(")") { return offset + 1 }
    }
    return nil
  }

  /// Whether a `>` closes what was opened before anything else is opened.
  static func isClosed(_ cursor: Cursor, from start: Int) -> Bool {
    for offset in start...(start + lookahead) {
      guard let token = cursor.token(offset) else { return false }
      if token.isMark(">") { return !cursor.isMark("=", offset + 1) && !isArrow(cursor, offset) }
      if token.isMark("<") {
        // Generic types nest: `Array<Set<Int>>`.
        guard cursor.kind(offset - 1) == .word else { return false }
      }
    }
    return false
  }

  private static func isArrow(_ cursor: Cursor, _ offset: Int) -> Bool {
    cursor.isMark("-", offset - 1) || cursor.isMark("=", offset - 1)
      || cursor.kind(offset - 1) == .space
  }

  /// Whether `</name` follows, so that `a<b>c</b>` is markup and no type.
  static func hasEndTag(_ cursor: Cursor, _ name: String) -> Bool {
    for offset in 2...lookahead {
      guard cursor.token(offset) != nil else { return false }
      if cursor.areMarks("</", offset), cursor.word(offset + 2) == name { return true }
    }
    return false
  }
}
