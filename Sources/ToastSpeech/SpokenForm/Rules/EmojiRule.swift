import ToastCore

extension SpokenRule {
  /// Emoji by name: each once with its count, three of a run, then how many more.
  static let emoji = SpokenRule { cursor in
    guard cursor.kind() == .emoji else { return nil }
    if EmojiRule.isSaidBeside(cursor) {
      cursor.skip()
      return .gap
    }
    var run: [(name: String?, count: Int)] = []
    while true {
      if let token = cursor.token(), token.kind == .emoji {
        let name = EmojiRule.name(token.text, in: cursor.words)
        if let last = run.indices.last, run[last].name == name {
          run[last].count += 1
        } else {
          run.append((name, 1))
        }
        cursor.skip()
      } else if cursor.kind() == .space, cursor.kind(1) == .emoji {
        cursor.skip()
      } else {
        break
      }
    }
    return .aside(EmojiRule.said(run, in: cursor.words))
  }
}

/// Names and merges emoji.
private enum EmojiRule {
  private static let named = 3

  /// What says the severity as its word does.
  private static let signs: [ToastSeverity: Set<String>] = [
    .error: ["❌", "✖", "🚫", "⛔", "🛑", "🔴", "❗", "🚨", "‼", "🔥", "💥"],
    .warning: ["⚠", "🚨", "❗", "🟡", "🟠", "🚧"],
    .success: ["✅", "✔", "☑", "🟢"],
    .info: ["ℹ", "💡", "🔵"],
  ]

  /// Whether the word for the same is said right before or after: "⚠️ Warning", "▶ Play".
  static func isSaidBeside(_ cursor: Cursor) -> Bool {
    guard let emoji = cursor.token()?.text else { return false }
    let sign = EmojiCluster.key(emoji)
    var words = Set(cursor.words.emoji[sign].map { [$0.lowercased()] } ?? [])
    for (severity, signs) in signs where signs.contains(sign) {
      for language in [cursor.words.language, .english] {
        words.insert(language.word(for: severity).lowercased())
      }
    }
    return [cursor.wordBehind, cursor.wordAhead].contains { word in
      word.map { words.contains($0.lowercased()) } ?? false
    }
  }

  static func name(_ emoji: String, in words: SpokenWords) -> String? {
    if let keycap = EmojiCluster.keycap(emoji) { return words.symbols[keycap] ?? keycap }
    if let region = EmojiCluster.region(emoji) {
      let name = words.regions[region] ?? Speller.acronym(region)
      return SpokenPhrases.fill(words.phrases.flag, name)
    }
    let key = EmojiCluster.key(emoji)
    if let name = words.emoji[key] { return name }
    // Of a chain without a name of its own the first one says what it is about.
    let first = key.unicodeScalars.prefix { $0.value != 0x200D }
    return words.emoji[String(first)] ?? words.symbols[key]
  }

  static func said(_ run: [(name: String?, count: Int)], in words: SpokenWords) -> String {
    var said = run.prefix(named).map { name, count in
      let name = name ?? words.phrases.emoji
      return count == 1 ? name : SpokenPhrases.fill(words.phrases.repeated, name, String(count))
    }
    let more = run.dropFirst(named).reduce(0) { $0 + $1.count }
    if more > 0 { said.append(SpokenPhrases.fill(words.phrases.moreEmoji, String(more))) }
    return said.joined(separator: ", ")
  }
}

extension Cursor {
  /// The word after this place, over spaces and opening marks.
  fileprivate var wordAhead: String? {
    var offset = 1
    while let token = token(offset), offset <= 4 {
      if token.kind == .word { return token.text }
      guard token.kind == .space || "[(*:".contains(token.text) else { return nil }
      offset += 1
    }
    return nil
  }

  /// The word before this place, over spaces and a colon.
  fileprivate var wordBehind: String? {
    var offset = -1
    while let token = token(offset), offset >= -3 {
      if token.kind == .word { return token.text }
      guard token.kind == .space || token.isMark(":") else { return nil }
      offset -= 1
    }
    return nil
  }
}
