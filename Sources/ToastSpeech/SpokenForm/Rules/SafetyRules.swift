extension SpokenRule {
  /// Square and curly brackets, which open commands to some engines: round ones pause as well.
  static let brackets = SpokenRule { cursor in
    guard let token = cursor.token(), token.kind == .mark else { return nil }
    switch token.text {
    case "[":
      if let count = cursor.progressBar {
        cursor.skip(count)
        return .gap
      }
      cursor.skip()
      while cursor.isMark("[") { cursor.skip() }
      return .verbatim("(")
    case "]":
      cursor.skip()
      while cursor.isMark("]") { cursor.skip() }
      return .verbatim(")")
    case "{", "}":
      cursor.skip()
      return .gap
    default: return nil
    }
  }

  /// Repeated punctuation: one mark is as good as ten, a ruler is a pause, `…` the end of a part.
  static let repetition = SpokenRule { cursor in
    guard let first = cursor.token(), first.kind == .mark else { return nil }
    if "!?".contains(first.text) {
      var isQuestion = false
      var count = 0
      while let token = cursor.token(count), token.isMark("!") || token.isMark("?") {
        isQuestion = isQuestion || token.isMark("?")
        count += 1
      }
      guard count > 1 else { return nil }
      if count == 2, cursor.areMarks("??"), cursor.isGap(-1), cursor.isGap(2) { return nil }
      cursor.skip(count)
      return .verbatim(isQuestion ? "?" : "!")
    }
    guard repeatable.contains(first.text) else { return nil }
    // All of them are taken, so that a long ruler is looked at once.
    var count = 1
    while cursor.isMark(first.text, count) { count += 1 }
    switch first.text {
    case "." where cursor.isGap(-1) && cursor.isGap(count) && cursor.index > 0:
      cursor.skip(count)
      return .gap
    case "…",
      "." where count > 2:
      while cursor.isMark(".", count) || cursor.isMark("…", count) { count += 1 }
      let isInside = cursor.token(-1)?.isAlphanumeric == true
      cursor.skip(count)
      if cursor.isNothingButMarks { return .verbatim(isInside ? "." : "") }
      return isInside ? .pause : .gap
    case ",", ";", ":", "¡", "¿", "、", "。":
      guard count > 1, !(first.text == ":" && count == 2) else { return nil }
      cursor.skip(count)
      return .verbatim(first.text)
    case "-", "=", "*", "_", "~", "#", "+", "<", ">", "^", "|", "/", "\\", "—", "–", "&", "@", "%",
      "•", "·":
      guard count > 2, !["===", "///"].contains(String(repeating: first.text, count: count))
      else { return nil }
      cursor.skip(count)
      return .pause
    default: return nil
    }
  }

  private static let repeatable: Set<String> = [
    "…", ".", ",", ";", ":", "¡", "¿", "、", "。", "-", "=", "*", "_", "~", "#", "+", "<", ">", "^",
    "|", "/", "\\", "—", "–", "&", "@", "%", "•", "·",
  ]

  /// Frames, bars and spinners, which are drawn for the eye only.
  static let decoration = SpokenRule { cursor in
    guard let token = cursor.token(), token.kind == .mark,
      let scalar = token.text.unicodeScalars.first, SpokenSymbols.isDecoration(scalar)
    else { return nil }
    while let next = cursor.token(), next.kind == .mark,
      let scalar = next.text.unicodeScalars.first, SpokenSymbols.isDecoration(scalar)
    {
      cursor.skip()
    }
    return .pause
  }
}

extension Cursor {
  /// How many tokens a bar such as `[===>   ]` takes, which is drawn for the eye.
  fileprivate var progressBar: Int? {
    var marks = 0
    for offset in 1...120 {
      guard let token = token(offset) else { return nil }
      if token.isMark("]") { return marks > 2 ? offset + 1 : nil }
      if token.kind == .mark, "=->#.*_|/\\█▓▒░".contains(token.text) {
        marks += 1
      } else if token.kind != .space {
        return nil
      }
    }
    return nil
  }

  /// Whether no word follows.
  fileprivate var isNothingButMarks: Bool {
    tokens[index...].prefix(8).allSatisfy { $0.kind == .space || $0.kind == .mark }
      && tokens.count - index <= 8
  }
}
