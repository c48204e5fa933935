import Testing

@testable import VoiceProtocol

@Suite struct VoiceNameTests {
  @Test(arguments: ["de", "gmw/en-US", "en+f3", "roa/pt-BR+Annie", "Mr_serious", "en-us+whisperf"])
  func `a voice's name is taken as it is`(text: String) {
    #expect(VoiceName(text)?.description == text)
  }

  @Test(arguments: [
    "", "+", "en+", "+f3", "en+f3+f4", "/en", "en/", "a//b", "../en", "en+..", "en f3", "en\u{0}",
    "dé", "en+" + String(repeating: "x", count: 31), String(repeating: "x", count: 41),
    "en+f3/../../x", "./en", "en\n", "~root", "%s",
  ]) func `anything else is not`(text: String) {
    #expect(VoiceName(text) == nil)
  }

  @Test func `the limits themselves are allowed`() {
    let name = String(repeating: "b", count: 40) + "+" + String(repeating: "v", count: 30)
    #expect(VoiceName(name)?.variant?.count == 30)
  }

  @Test func `a language is taken with hyphens or underscores`() throws {
    let language = try #require(VoiceLanguage("zh_Hant-TW"))
    #expect(language.description == "zh-Hant-TW")
    #expect(language.candidates == ["zh-Hant-TW", "zh"])
    #expect(VoiceLanguage("de")?.candidates == ["de"])
  }

  @Test(arguments: ["", "-", "de-", "de_DE.UTF-8", "deutschland", "de\u{0}", "../de", "de--AT"])
  func `what is no tag is no language`(text: String) {
    #expect(VoiceLanguage(text) == nil)
  }
}
