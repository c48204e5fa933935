import Testing

@testable import ToastSpeech

/// A text and what is said for it.
struct SpokenRow: Sendable, CustomTestStringConvertible {
  let written: String
  let spoken: String
  let language: String
  var testDescription: String { "\(language): \(written)" }

  init(_ written: String, _ spoken: String, _ language: String = "en") {
    self.written = written
    self.spoken = spoken
    self.language = language
  }

  /// What is said is as expected, and would be said like that again.
  func check(location: SourceLocation = #_sourceLocation) {
    let said = SpokenForm.text(written, language: language)
    #expect(said == spoken, sourceLocation: location)
    #expect(SpokenForm.text(said, language: language) == said, sourceLocation: location)
  }
}
