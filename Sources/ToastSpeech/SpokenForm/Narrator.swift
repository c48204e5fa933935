import ToastCore

/// Turns a text into what a voice says, rule by rule.
struct Narrator {
  /// Nobody listens to more of a text than the first part of this, in code points.
  private static let inputLimit = 5 * SpokenForm.limit

  private let language: String
  private let voices: Set<String>
  private let rules: [SpokenRule]
  private let home: Set<Script>
  /// `nil` for a language that we have no words for.
  private let own: SpokenWords?

  private var words: SpokenWords { own ?? .english }

  init(
    language: String, voices: Set<String>, punctuation: AccessibilityPreferences.Punctuation
  ) {
    self.language = language
    self.voices = voices
    home = Script.home(of: language)
    own = WordingLanguage(tag: language).map(SpokenWords.of)
    rules = own == nil ? SpokenRule.safety : SpokenRule.all(punctuation)
  }

  func runs(of text: String) -> [SpokenRun] {
    if let whole = narrateAll(text) { return whole }
    let ending = Ending(of: text, spokenBy: self)
    let scalars = ending.body.unicodeScalars
    let end =
      scalars.index(scalars.startIndex, offsetBy: Self.inputLimit, limitedBy: scalars.endIndex)
      ?? scalars.endIndex
    let rest = ending.body[end...].count + ending.charactersLeft
    return cut(tokens(of: String(scalars[..<end])), ending.said, rest: rest)
  }

  private func narrateAll(_ text: String) -> [SpokenRun]? {
    let scalars = text.unicodeScalars
    let limit = scalars.index(
      scalars.startIndex, offsetBy: Self.inputLimit + 1, limitedBy: scalars.endIndex)
    guard limit == nil else { return nil }
    let tokens = tokens(of: text)
    return narrate(tokens[...]).whole
  }

  /// What is said of the last words of a text that was cut.
  func ending(_ text: String) -> String {
    narrateAll(text)?.map(\.text).joined(separator: " ") ?? ""
  }

  private func tokens(of text: String) -> [Token] {
    Lexer.tokens(of: PlainLetters.plain(TextSafety.neutralize(text, for: .voice)), home: home)
  }

  /// As much as fits, then how much is left out, then the ending.
  ///
  /// - Parameter rest: characters that are left out anyway.
  private func cut(_ tokens: [Token], _ ending: String, rest: Int) -> [SpokenRun] {
    // The phrase that tells how much is left out takes less than this.
    let room = SpokenForm.limit - 60 - ending.unicodeScalars.count
    var stop = tokens.count
    while stop > 0 {
      let part = narrate(tokens[..<stop], room: room)
      if let spoken = part.whole {
        let left = tokens[stop...].reduce(rest) { $0 + $1.text.count }
        return closed(spoken, left: left, ending)
      }
      stop = min(part.stop, stop - 1)
    }
    return closed([], left: tokens.reduce(rest) { $0 + $1.text.count }, ending)
  }

  private func closed(_ spoken: [SpokenRun], left: Int, _ ending: String) -> [SpokenRun] {
    var spoken = spoken
    let noun = words.phrases.moreCharacters
    let more = SpokenPhrases.fill(left == 1 ? noun.one : noun.many, String(left))
    let end = ending.isEmpty ? "\(more)." : "\(more). \(ending)"
    guard let last = spoken.last, last.language == language else {
      spoken.append(SpokenRun(text: end, language: language))
      return spoken
    }
    let bare = last.text.unicodeScalars.reversed()
      .drop { $0 == " " || $0.properties.isTerminalPunctuation }.reversed()
    var text = String.UnicodeScalarView()
    text.append(contentsOf: bare)
    spoken[spoken.count - 1] = SpokenRun(text: "\(text), \(end)", language: language)
    return spoken
  }

  /// Says tokens until the room is used up.
  ///
  /// - Returns: the runs if all of them fit; otherwise the last token at which a cut fits.
  private func narrate(
    _ tokens: ArraySlice<Token>, room: Int = SpokenForm.limit
  ) -> (whole: [SpokenRun]?, stop: Int) {
    var cursor = Cursor(Array(tokens), words: words)
    var line = SpokenLine(language: language)
    var stop = 0
    while let token = cursor.token() {
      if token.kind == .space { stop = cursor.index }
      cursor.findSegment()
      line.append(phrase(for: token, &cursor))
      guard line.count <= room else {
        // Some scripts have no spaces.
        return (nil, stop > 0 ? stop : max(cursor.index - 1, 0))
      }
    }
    return (line.finish(), tokens.count)
  }

  private func phrase(for token: Token, _ cursor: inout Cursor) -> Phrase {
    if case .foreign(let script) = token.kind {
      cursor.skip()
      return foreign(token.text, script)
    }
    let start = cursor.index
    for rule in rules {
      if let phrase = rule.read(&cursor), cursor.index > start { return phrase }
    }
    cursor.skip()
    return token.kind == .space ? .gap : .verbatim(token.text)
  }

  private func foreign(_ text: String, _ script: Script) -> Phrase {
    guard let own else { return .verbatim(text) }
    let tag = ForeignText.language(of: text, in: script)
    if let voice = [tag, script.language].compactMap({ $0 }).first(where: voices.contains) {
      return .foreign(text, language: voice)
    }
    let name = own.scripts[script] ?? own.phrases.otherScript
    return .words(SpokenPhrases.fill(own.phrases.textIn, name))
  }
}
