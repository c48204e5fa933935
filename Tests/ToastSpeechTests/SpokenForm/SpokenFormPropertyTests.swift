import Testing
import ToastTesting

@testable import ToastSpeech

/// Whatever the text is made of.
@Suite struct SpokenFormPropertyTests {
  /// What hurts engines, and what the rules look for.
  private static let pieces: [String] = [
    " ", " ", " ", "  ", "\n", "\t", "\0", "\u{1}", "\u{1}450S", "\u{1}0A", "\u{7F}", "\u{85}",
    "\u{9B}31m", "\u{1B}[0m", "[[", "]]", "[", "]", "{", "}", "(", ")", "<", ">", "</", "/>",
    "anti", "un", "re", "ness", "s'", "'", "’", "ing", "a", "A", "b", "I", "IV", "CI", "API", "x",
    "e", "h", "m", "s", "d", "B", "MiB", "kB/s", "°C", "km/h", "v", "rc1", "USD", "Ctrl", "Shift",
    "http", "https://", "www.", ".com", "@", "://", ":", "::", ".", "..", "...", "…", ",", ";", "!",
    "?", "-", "--", "---", "–", "—", "_", "=", "==", "=>", "->", "+", "*", "**", "/", "//", "\\",
    "|", "&", "&amp;", "%", "#", "$", "€", "£", "~", "^", "`", "\"", "“", "”", "«", "»", "•", "→",
    "0", "1", "5", "10", "42", "99", "404", "2026", "11", "30", "1,234", "1.5", "a1b2c3d",
    "2026-11-30", "T10:45:00Z", "23:05:01", "192.168.0.1", "550e8400-e29b-41d4-a716-446655440000",
    "🎉", "⚠️", "❌", "👍🏽", "👩‍💻", "🇩🇪", "🇩", "1️⃣", "\u{200D}", "\u{FE0F}", "\u{20E3}", "★",
    "Warning", "Error", "Chapter", "version", "HTTP", "при", "Γ", "π", "שלום", "مر", "漢", "かな",
    "한", "ไท", "नम", "é", "e\u{301}", "ß", "ǆ", "\u{202E}", "\u{2067}", "\u{AD}", "\u{FEFF}",
    "\u{E000}", "\u{FFFD}", "\u{1D400}", "Ａ", "５", "²", "⁻", "½", "█", "⠋", "，", "。",
  ]

  private static let languages = ["en", "de", "es", "fr", "pl", "ja", "ru", "", "x-klingon"]

  private static func text(_ random: inout SplitMix, isSpaced: Bool = false) -> String {
    var text = ""
    for _ in 0..<random.next(below: 24) {
      let piece = pieces[random.next(below: pieces.count)]
      if isSpaced { text += " " }
      let isRepeated = random.next(below: 12) == 0
      text += isRepeated ? String(repeating: piece, count: random.next(below: 80)) : piece
    }
    return text
  }

  @Test(arguments: languages)
  func `what is said is harmless and bounded`(language: String) {
    var random = SplitMix(seed: 1739)
    for _ in 0..<200 {
      let text = Self.text(&random)
      let said = SpokenForm.text(text, language: language)
      Self.expectHarmless(said, of: text)
    }
  }

  /// Words beside each other may make a new one, such as a number and its unit, but only once.
  @Test(arguments: languages)
  func `what is said once is said the same again`(language: String) {
    var random = SplitMix(seed: 1739)
    var changed = 0
    for _ in 0..<150 {
      let text = Self.text(&random, isSpaced: true)
      let said = SpokenForm.text(text, language: language)
      let again = SpokenForm.text(said, language: language)
      if again != said { changed += 1 }
      #expect(SpokenForm.text(again, language: language) == again, "\(text.debugDescription)")
    }
    #expect(changed <= 8)
  }

  @Test(arguments: languages)
  func `several voices together say no more, and nothing of nothing`(language: String) {
    var random = SplitMix(seed: 308)
    for _ in 0..<100 {
      let text = Self.text(&random)
      let runs = SpokenForm.runs(text, language: language, voices: ["ru", "zh", "ja", "ar", "el"])
      #expect(runs.reduce(0) { $0 + $1.text.unicodeScalars.count } <= SpokenForm.limit)
      for run in runs {
        Self.expectHarmless(run.text, of: text)
        #expect(!run.text.isEmpty && !run.language.isEmpty || language.isEmpty)
      }
    }
  }

  @Test func `the safer form is nothing but short words`() {
    var random = SplitMix(seed: 47)
    for _ in 0..<1000 {
      let text = Self.text(&random)
      for safer in [
        SpokenForm.safer(text), SpokenForm.safer(SpokenForm.text(text, language: "en")),
      ] {
        #expect(safer.unicodeScalars.count <= SpokenForm.limit)
        for word in safer.unicodeScalars.split(separator: " ", omittingEmptySubsequences: false) {
          let bare = word.filter { !".,!?:".unicodeScalars.contains($0) }
          #expect((1...SaferForm.wordLimit).contains(bare.count) || safer.isEmpty, "\(safer)")
          #expect(bare.allSatisfy { $0.properties.generalCategory.isOfWords }, "\(safer)")
        }
        #expect(SpokenForm.safer(safer) == safer)
      }
    }
  }

  private static func expectHarmless(_ said: String, of text: String) {
    // A mark on a space makes one character of both, so code points are looked at.
    let scalars = said.unicodeScalars
    let words = scalars.split(separator: " ", omittingEmptySubsequences: false)
    let isHarmless =
      scalars.count <= SpokenForm.limit
      && !scalars.contains { $0 == "[" || $0.properties.generalCategory == .control }
      && words.allSatisfy { (1...40).contains($0.count) || scalars.isEmpty }
    #expect(isHarmless, "\(text.debugDescription) became \(said.debugDescription)")
  }
}

extension Unicode.GeneralCategory {
  fileprivate var isOfWords: Bool {
    switch self {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .nonspacingMark, .spacingMark:
      true
    default: false
    }
  }
}
