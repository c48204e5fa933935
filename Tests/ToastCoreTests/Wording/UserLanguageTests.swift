import Testing

@testable import ToastCore

@Suite struct UserLanguageTests {
  @Test(
    arguments: [
      ("de_AT.UTF-8@euro", "de-AT"), ("de", "de"), ("en_US", "en-US"), ("EN-us", "en-US"),
      ("sr_RS@latin", "sr-Latn-RS"), ("sr_RS.UTF-8@cyrillic", "sr-Cyrl-RS"),
      ("ca_ES@valencia", "ca-ES-valencia"), ("zh-hant-TW", "zh-Hant-TW"), ("es_419", "es-419"),
      ("gsw", "gsw"), ("C", nil), ("POSIX", nil), ("C.UTF-8", nil), ("", nil), ("d", nil),
      ("english", nil), ("de_", nil), ("_DE", nil), ("de_../../etc", nil), ("d3", nil), ("日本", nil),
      ("12", nil), ("de_äö", nil),
    ] as [(String, String?)])
  func `a locale's name becomes a language tag`(name: String, tag: String?) {
    #expect(UserLanguage.tag(forLocale: name) == tag)
  }

  @Test(
    arguments: [
      ([:], []),
      (["LANG": "de_DE.UTF-8"], ["de-DE"]),
      (["LANG": "de_DE", "LC_MESSAGES": "fr_FR"], ["fr-FR"]),
      (["LANG": "de_DE", "LC_MESSAGES": "fr_FR", "LC_ALL": "es_ES"], ["es-ES"]),
      (["LANG": "de_DE", "LC_ALL": ""], ["de-DE"]),
      (["LANG": "de_DE", "LC_ALL": "C"], []),
      (["LANG": "de_DE", "LC_ALL": "POSIX"], []),
      (["LANG": "de_DE", "LANGUAGE": "fr:es"], ["fr", "es"]),
      (["LANG": "de_DE", "LANGUAGE": ""], ["de-DE"]),
      (["LANG": "C", "LANGUAGE": "fr"], []),
      (["LC_ALL": "C.UTF-8", "LANGUAGE": "fr"], []),
      (["LANGUAGE": "fr_CA"], ["fr-CA"]),
      (["LANGUAGE": "fr:C:de", "LANG": "de_DE"], ["fr"]),
      (["LANGUAGE": "::nonsense:it_IT", "LANG": "de_DE"], ["it-IT"]),
    ] as [([String: String], [String])])
  func `the most specific variable wins, and C means none`(
    environment: [String: String], tags: [String]
  ) {
    #expect(UserLanguage.tags(in: environment) == tags)
  }

  @Test(
    arguments: [
      ([:], .english), (["LANG": "de_AT"], .german), (["LANG": "es_MX"], .spanish),
      (["LANG": "fr_CA"], .french), (["LANG": "it_IT"], .english),
      (["LANG": "it_IT", "LANGUAGE": "it:pt:es:en"], .spanish), (["LANG": "C"], .english),
    ] as [([String: String], WordingLanguage)])
  func `34: our own words are in one of four languages, English otherwise`(
    environment: [String: String], language: WordingLanguage
  ) {
    #expect(UserLanguage.wording(in: environment) == language)
  }

  @Test(
    arguments: [("de-AT", .german), ("DE", .german), ("es_419", .spanish), ("deu", nil), ("", nil)]
      as [(String, WordingLanguage?)])
  func `a tag's first part is its language`(tag: String, language: WordingLanguage?) {
    #expect(WordingLanguage(tag: tag) == language)
  }

  @Test func `every language has every word`() {
    for language in WordingLanguage.allCases {
      let words = ToastSeverity.allCases.map(language.word(for:))
      #expect(Set(words).count == ToastSeverity.allCases.count)
      #expect(language.more(notifications: 1) != language.more(notifications: 12))
      #expect(!language.dismiss.isEmpty)
    }
    #expect(WordingLanguage.english.more(notifications: 12) == "12 more notifications.")
  }
}
