import Testing

@testable import ToastText

@Suite struct TextWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("Grüße", 5), ("e\u{301}", 1), ("日本", 4), ("ｱ", 1), ("Ａ", 2), ("한국", 4),
    ("\u{1112}\u{1161}\u{11AB}", 2), ("👍", 2), ("👍🏽", 2), ("👩‍👩‍👧‍👦", 2), ("🇩🇪", 2), ("❤️", 2),
    ("❤", 1), ("1️⃣", 2), ("1", 1), ("⚠️", 2), ("⚠", 1), ("✅", 2), ("…", 1), ("«»", 2), ("。", 2),
    ("a\u{200B}b", 2), ("\u{2067}א\u{2069}", 1), ("ไทย", 3), ("สวัสดี", 4), ("\u{FFFD}", 1), ("☕", 2),
  ])
  func `a text takes as many columns as a terminal gives it`(text: String, columns: Int) {
    #expect(TextWidth.columns(text) == columns)
  }
}
