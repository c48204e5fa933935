import Testing
import ToastCore

@testable import ToastSpeech

@Suite struct SpokenLimitTests {
  @Test func `a text that becomes too long is cut at a word, and the rest is counted`() throws {
    let said = SpokenForm.text(String(repeating: "1h2m3s ", count: 200), language: "en")
    #expect(said.unicodeScalars.count <= SpokenForm.limit)
    #expect(said.unicodeScalars.count > SpokenForm.limit - 100)
    let parts = said.split(separator: ", and ")
    try #require(parts.count == 2)
    #expect(parts[0].hasSuffix(" 3 seconds") && parts[0].hasPrefix("1 hour 2 minutes"))
    let count = try #require(Int(parts[1].prefix { $0.isNumber }))
    #expect(parts[1] == "\(count) more characters.")
    let whole = parts[0].split(separator: "hour").count
    #expect((count - (200 - whole) * 7).magnitude <= 7)
  }

  /// What can be done about a toast is at its end.
  @Test func `the last sentence is said whatever is cut`() {
    let text = String(repeating: "1h2m3s ", count: 200) + "end. Undo and Retry available."
    let said = SpokenForm.text(text, language: "en")
    #expect(said.hasSuffix(" more characters. Undo and Retry available."))
    #expect(said.unicodeScalars.count <= SpokenForm.limit)
  }

  @Test(arguments: WordingLanguage.allCases)
  func `what was cut before is counted with what is cut now`(language: WordingLanguage) throws {
    let long = String(repeating: "Wort ", count: 300)
    let cut = EarLimit.shorten([long], in: language)[0]
    let said = SpokenForm.text("\(cut) Undo available.", language: language.rawValue)
    #expect(said.unicodeScalars.count <= SpokenForm.limit)
    #expect(said.hasSuffix(". Undo available."))
    let words = said.split { !$0.isLetter && !$0.isNumber }
    let spoken = words.filter { $0 == "Wort" }.count
    let left = try #require(words.compactMap { Int($0) }.last)
    #expect((left - (1500 - spoken * 5)).magnitude <= 5)
    #expect(words.compactMap { Int($0) }.count == 1)
  }

  @Test func `a text without spaces is cut as well`() {
    for text in ["x", "漢", "5", "🎉", "Ж", "-x", "a."] {
      let said = SpokenForm.text(String(repeating: text, count: 5000), language: "en")
      #expect(said.unicodeScalars.count <= SpokenForm.limit)
      #expect(!said.isEmpty)
    }
  }

  @Test func `no word is longer than 40 code points`() {
    let said = SpokenForm.text(String(repeating: "antiun", count: 100), language: "en")
    #expect(said.split(separator: " ").map(\.unicodeScalars.count).max() == 40)
  }

  /// Repeated over and over, by what a rule begins with.
  private static let pieces = [
    "a", "a.", "a:", "://", "a://", "(", "[", "](", "<a", "-", "1.", "1,000", "1h", "1/", "1-",
    "a@",
    "$", "🎉", "漢 ", "漢a", "\u{1}", "…", "\"", "**a", "a=", "+1 ", "e\u{301}",
    "\u{200D}", "/a", "1:11", ", and 1", "&amp;", "🇩",
  ]

  /// Only so much is looked at as can be said; the rest is counted.
  @Test(arguments: pieces)
  func `twice as long a text says the same, and counts more`(piece: String) {
    let text = String(repeating: piece, count: 6000 / piece.unicodeScalars.count + 1)
    let once = SpokenForm.text(text, language: "en")
    let twice = SpokenForm.text(text + text, language: "en")
    #expect(once.unicodeScalars.count <= SpokenForm.limit)
    #expect(once.filter { !$0.isNumber } == twice.filter { !$0.isNumber })
    #expect(once.hasSuffix(" more characters."))
  }
}
