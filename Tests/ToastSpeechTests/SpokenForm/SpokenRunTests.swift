import Testing

@testable import ToastSpeech

@Suite struct SpokenRunTests {
  private static let all: Set<String> = [
    "el", "ru", "uk", "sr", "he", "ar", "fa", "hi", "th", "ko", "ja", "zh",
  ]

  private func runs(
    _ text: String, language: String = "en", voices: Set<String> = all
  ) -> [String] {
    SpokenForm.runs(text, language: language, voices: voices).map { "\($0.language): \($0.text)" }
  }

  @Test(arguments: [
    ("Γειά σου", "el"), ("Привет, мир", "ru"), ("Київ і Львів", "uk"), ("Љубав", "sr"),
    ("שלום", "he"), ("مرحبا", "ar"), ("پنجره", "fa"), ("नमस्ते", "hi"), ("สวัสดี", "th"),
    ("안녕하세요", "ko"), ("ひらがな", "ja"), ("日本語です", "ja"), ("你好", "zh"),
  ])
  func `each script gets the voice of its language`(text: String, language: String) {
    #expect(runs(text) == ["\(language): \(text)"])
  }

  @Test func `a text is split where the script changes, and nowhere else`() {
    #expect(
      runs("Saved Привет, мир 5 раз as 你好.txt")
        == ["en: Saved", "ru: Привет, мир 5 раз", "en: as", "zh: 你好", "en: dot txt"])
  }

  @Test func `a script without a voice is named`() {
    #expect(runs("Saved 你好 now", voices: ["ru"]) == ["en: Saved text in Chinese now"])
    #expect(runs("Київ", voices: ["ru"]) == ["ru: Київ"])
    #expect(runs("ᚠᚢᚦ") == ["en: text in another script"])
  }

  @Test func `a script of the language itself is no foreign one`() {
    #expect(runs("Привет, мир", language: "ru", voices: []) == ["ru: Привет, мир"])
    #expect(runs("東京 タワー", language: "ja-JP", voices: []) == ["ja-JP: 東京 タワー"])
    #expect(runs("Saved 你好", language: "zh-Hans", voices: []) == ["zh-Hans: Saved 你好"])
  }

  @Test func `a language that we have no words for is only kept harmless`() {
    #expect(
      runs("[[Zapisano]] 3 MiB!!! ████ 你好", language: "pl", voices: [])
        == ["pl: (Zapisano) 3 MiB! 你好"])
  }

  @Test func `punctuation alone is no run`() {
    #expect(runs("!? ... --") == [])
    #expect(runs("\"你好\".") == ["zh: 你好"])
  }
}
