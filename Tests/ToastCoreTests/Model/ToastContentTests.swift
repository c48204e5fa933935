import Testing

@testable import ToastCore

@Suite struct ToastContentTests {
  @Test func `8: everything is optional, and all empty is empty`() {
    #expect(ToastContent().isEmpty)
    #expect(ToastContent(icon: .systemImage("bell"), title: " ", message: "\n").isEmpty)
    #expect(!ToastContent(message: "Saved").isEmpty)
    #expect(!ToastContent(speech: "Saved").isEmpty)
  }

  @Test(arguments: [
    (-0.5, 0.0 as Double?), (0.25, 0.25), (2, 1), (.infinity, 1), (.nan, nil),
  ])
  func `28: progress stays between 0 and 1`(given: Double, kept: Double?) {
    #expect(ToastContent(progress: given).progress == kept)
    var content = ToastContent()
    content.progress = given
    #expect(content.progress == kept)
  }

  @Test(arguments: [
    ("de", "de" as String?), ("pt_BR", "pt-BR"), ("zh-Hant-TW", "zh-Hant-TW"),
    ("x-klingon", "x-klingon"), ("sr-Latn-RS-u-nu-latn", "sr-Latn-RS-u-nu-latn"), ("", nil),
    ("d", nil), ("deutsch zwei", nil), ("de-", nil), ("de--AT", nil), ("überall", nil),
    ("abcdefghi", nil), ("en-abcdefghi", nil), ("../etc", nil), ("x", nil),
  ])
  func `12: a language that is no tag counts as none`(given: String, kept: String?) {
    #expect(ToastContent(language: given).language == kept)
    var content = ToastContent()
    content.language = given
    #expect(content.language == kept)
  }
}
