import Testing
import ToastCore
import ToastTesting
import VoiceProtocol

@testable import ToastSpeech

/// How much punctuation is named is the person's to choose.
@Suite struct SpokenPunctuationTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let written: String
    let none: String
    let some: String
    let all: String
    let language: String
    var testDescription: String { "\(language): \(written)" }

    init(_ written: String, none: String, some: String, all: String, _ language: String = "en") {
      (self.written, self.none, self.some, self.all) = (written, none, some, all)
      self.language = language
    }
  }

  static let rows = [
    Row(
      "Saved, at last!", none: "Saved, at last!", some: "Saved, at last!",
      all: "Saved comma, at last exclamation mark!"),
    Row(
      "yes/no *", none: "yes no", some: "yes slash no star", all: "yes slash no star"),
    Row(
      "report.pdf is (new)", none: "report pdf is (new)", some: "report dot pdf is (new)",
      all: "report dot. pdf is open bracket new close bracket"),
    Row(
      "ready?!", none: "ready?", some: "ready?", all: "ready question mark? exclamation mark!"),
    Row("wow!!!", none: "wow!", some: "wow!", all: "wow exclamation mark 3 times!"),
    Row(
      "[ERROR] \"x\"", none: "(ERROR) \"x\"", some: "(ERROR) \"x\"",
      all: "open square bracket ERROR close square bracket quote x quote"),
    // What is a part of a value is none, and a sign of mathematics is a word.
    Row(
      "10:45, $5.99, 3 < 4", none: "10:45, 5 dollars 99 cents, 3 less than 4",
      some: "10:45, 5 dollars 99 cents, 3 less than 4",
      all: "10:45 comma, 5 dollars 99 cents comma, 3 less than 4"),
    Row(
      "Fertig: 3 Dateien.", none: "Fertig: 3 Dateien.", some: "Fertig: 3 Dateien.",
      all: "Fertig Doppelpunkt: 3 Dateien Punkt.", "de"),
    Row(
      "¿Listo?", none: "¿Listo?", some: "¿Listo?",
      all: "abre interrogación Listo cierra interrogación?", "es"),
    Row(
      "« Oui », non", none: "« Oui, non", some: "« Oui, non",
      all: "ouvrez les guillemets Oui fermez les guillemets virgule, non", "fr"),
  ]

  @Test(arguments: rows) func `marks are named as the person prefers`(_ row: Row) {
    for (punctuation, said) in [
      (AccessibilityPreferences.Punctuation.none, row.none), (.some, row.some), (.all, row.all),
    ] {
      #expect(
        SpokenForm.text(row.written, language: row.language, punctuation: punctuation) == said)
    }
  }

  @Test(arguments: ["en", "de", "es", "fr", "pl"])
  func `whatever the text is made of, it stays harmless`(language: String) {
    var random = SplitMix(seed: 8)
    let marks = Array(".,;:!?…'\"“”„«»()[]{}-–—_*/\\#@|~^&<>•·¡¿`=+$% aZ1")
    for _ in 0..<300 {
      let text = String((0..<random.next(below: 60)).map { _ in random.one(of: marks) })
      for punctuation in AccessibilityPreferences.Punctuation.allCases {
        let said = SpokenForm.text(text, language: language, punctuation: punctuation)
        #expect(said.unicodeScalars.count <= SpokenForm.limit)
        #expect(!said.contains("[["), "\(text)")
        #expect(said.split(separator: " ").allSatisfy { $0.unicodeScalars.count <= 40 })
      }
    }
  }

  @Test(arguments: [("pl", true), ("de", false)])
  func `the engine names them where we have no words, and only then`(
    language: String, isEngine: Bool
  ) {
    var preferences = AccessibilityPreferences()
    func names() -> Bool? {
      let request = ToastRequest(content: ToastContent(title: "A.", language: language))
      return request.speakRequest(
        "A.", preferences: preferences, id: 1, sink: .automatic, attempt: .first, use: VoiceUse()
      ).runs.first?.namesMarks
    }
    #expect(names() == false)
    preferences.punctuation = .all
    #expect(names() == isEngine)
  }

  @Test func `silence before and behind is as the person prefers`() {
    var preferences = AccessibilityPreferences()
    func request() -> SpeakRequest {
      ToastRequest(content: ToastContent(title: "A")).speakRequest(
        "A", preferences: preferences, id: 1, sink: .automatic, attempt: .first, use: VoiceUse())
    }
    #expect(request().lead == 0 && request().tail == 80)
    preferences.leadIn = 1500
    preferences.leadOut = 0
    #expect(request().lead == 1500 && request().tail == 0)
    preferences.leadIn = 9999
    #expect(request().lead == 3000)
  }
}
