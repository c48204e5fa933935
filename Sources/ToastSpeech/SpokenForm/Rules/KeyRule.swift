extension SpokenRule {
  /// Keys that are pressed together: `Ctrl+Shift+T`, `Alt-F4`, `⌘S`.
  static let keys = SpokenRule(segment: { segment, words in
    let text = segment.text
    if let first = text.first, Keys.symbols.contains(first) {
      return Keys.said(afterSymbols: text, in: words).map { .words($0) }
    }
    let mark: Character = text.contains("+") ? "+" : "-"
    let parts = text.split(separator: mark, omittingEmptySubsequences: false)
    guard parts.count >= 2, let last = parts.last,
      parts.dropLast().allSatisfy({ Keys.modifiers.contains($0.lowercased()) }),
      let key = Keys.name(String(last), in: words)
    else { return nil }
    let modifiers = parts.dropLast().map { words.keys[$0.lowercased()] ?? String($0) }
    return .words((modifiers + [key]).joined(separator: " "))
  })
}

private enum Keys {
  static let symbols: Set<Character> = ["⌘", "⇧", "⌥", "⌃"]

  static let modifiers: Set<String> = [
    "ctrl", "control", "shift", "alt", "altgr", "option", "opt", "cmd", "command", "super", "meta",
    "win", "hyper", "fn", "strg", "umschalt", "mayús", "maj",
  ]

  /// The name of a key; `nil` when it is none, so that `Alt-text` is no key.
  static func name(_ key: String, in words: SpokenWords) -> String? {
    if let name = words.keys[key.lowercased()] { return name }
    if key.count == 1, let letter = key.first, letter.isLetter || letter.isNumber {
      return Speller.letter(letter, in: words)
    }
    let number = key.dropFirst()
    guard key.first == "F", (1...2).contains(number.count), number.allSatisfy(\.isNumber)
    else { return nil }
    return key
  }

  static func said(afterSymbols text: String, in words: SpokenWords) -> String? {
    let pressed = text.prefix { symbols.contains($0) }
    let rest = text.dropFirst(pressed.count).drop { $0 == "+" }
    let names = pressed.map { words.keys[String($0)] ?? String($0) }
    guard !rest.isEmpty else { return names.joined(separator: " ") }
    return name(String(rest), in: words).map { (names + [$0]).joined(separator: " ") }
  }
}
