import Testing

@testable import ToastCore

@Suite struct ReadingTimeTests {
  @Test(arguments: [
    ("", 0), ("Saved", 1), ("  Your file  was\nsaved. ", 4), ("—", 0), ("3 of 5", 3),
    ("don't", 1), ("日本語", 2), ("保存しました", 3), ("Saved 保存", 2), ("สวัสดี", 3), ("-- !", 0),
    ("Ärger überall", 2), ("a/b", 1),
  ])
  func `20: words`(text: String, words: Int) {
    #expect(ReadingTime.words(in: text) == words)
  }

  @Test func `20: a second, and half a second a word`() {
    #expect(ReadingTime.of([]) == .seconds(1))
    #expect(ReadingTime.of(["Success: Saved", "Your file was saved"]) == .seconds(4))
  }
}
