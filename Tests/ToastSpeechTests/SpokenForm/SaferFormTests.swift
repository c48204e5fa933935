import Testing

@testable import ToastSpeech

@Suite struct SaferFormTests {
  @Test(arguments: [
    ("Saved. Your file was saved!", "Saved. Your file was saved!"),
    ("antiantiantidisestablishmentarianism", "anti anti antidisestab lishmentaria nism"),
    ("it's s's's's", "its ss ss"),
    ("ununununcool", "un un un uncool"),
    ("internationalization", "internationa lization"),
    ("<speak>hi</speak>", "speak hi speak"),
    ("a -- b ... c?!", "a b c?"),
    ("10:45, 50%", "10: 45, 50"),
    ("\u{1}450S [[x]]", "450S x"),
    ("Zoë d’or", "Zoë dor"),
    ("", ""), ("!!!", ""),
  ])
  func `the safer form breaks what an engine dies of`(text: String, expected: String) {
    #expect(SpokenForm.safer(text) == expected)
  }

  @Test func `it is never longer than what is said`() {
    let safer = SpokenForm.safer(String(repeating: "antiun", count: 10_000))
    #expect(safer.unicodeScalars.count <= SpokenForm.limit)
    #expect(safer.unicodeScalars.count > SpokenForm.limit - 12)
  }
}
