import Testing

@testable import ToastCore

@Suite struct EarLimitTests {
  private static let word = "lorem "

  @Test func `40: a thousand characters are said, one more is cut`() {
    let whole = String(repeating: "a", count: 1000)
    #expect(EarLimit.shorten([whole], in: .english) == [whole])
    #expect(EarLimit.shorten([whole + "b"], in: .english) == [whole + ", and 1 more character."])
  }

  @Test func `40: a text is cut at a word`() {
    let text = String(repeating: Self.word, count: 300)
    let said = EarLimit.shorten([text], in: .english)[0]
    #expect(said.hasPrefix(String(repeating: Self.word, count: 165) + "lorem, and "))
    #expect(said.hasSuffix("lorem, and 804 more characters."))
  }

  @Test(arguments: [
    (WordingLanguage.english, "and 500 more characters"), (.german, "und noch 500 Zeichen"),
    (.spanish, "y 500 caracteres más"), (.french, "et encore 500 caractères"),
  ])
  func `40: what is left out is counted in the user's language`(
    language: WordingLanguage, said: String
  ) {
    let text = String(repeating: "字", count: 1500)
    #expect(
      EarLimit.shorten([text], in: language) == [String(repeating: "字", count: 1000) + ", \(said)."]
    )
  }

  @Test func `characters are what people count, not bytes or scalars`() {
    let text = String(repeating: "👩‍👩‍👧", count: 600) + String(repeating: "e\u{301}", count: 400)
    #expect(EarLimit.shorten([text], in: .english) == [text])
  }

  @Test func `a character without end is cut too`() {
    let text = "a" + String(repeating: "\u{301}", count: 100_000)
    #expect(EarLimit.shorten([text], in: .english)[0].unicodeScalars.count < 4100)
    #expect(EarLimit.shorten(["Title", text], in: .english).count == 2)
  }

  @Test func `title and message share the limit, and one end tells of both`() {
    let title = String(repeating: "a", count: 995)
    #expect(
      EarLimit.shorten([title, "message of 21 letters"], in: .english)
        == ["\(title), and 21 more characters."])
    #expect(
      EarLimit.shorten([title + "aaaaaa", "message"], in: .english)
        == ["\(title)aaaaa, and 8 more characters."])
    let said = EarLimit.shorten(["Title", String(repeating: Self.word, count: 200)], in: .english)
    #expect(said[0] == "Title")
    #expect(said[1].hasSuffix("lorem, and 204 more characters."))
  }

  @Test func `40: severity and actions are said however long the text is`() {
    let text = String(repeating: Self.word, count: 1000)
    let content = ToastContent(title: text, action: ToastAction("Undo") {})
    let wording = Wording(content, severity: .error, id: 1)
    #expect(wording.announcement.hasPrefix("Error: lorem lorem"))
    #expect(wording.announcement.hasSuffix("lorem, and 5003 more characters. Undo available."))
    #expect(wording.line.text.utf8.count > 6000)
    #expect(wording.objectName.utf8.count > 6000)
  }
}
