import Testing
import ToastCore
import VoiceProtocol

@testable import ToastSpeech

@Suite struct SpeakRequestTests {
  private func request(_ content: ToastContent, _ language: String) -> SpeakRequest {
    let toast = ToastRequest(
      content: content, severity: .warning, origin: ToastOrigin(language: language))
    return ToastPresentation(id: ToastID(1), request: toast, wording: toast.wording)
      .speakRequest(id: 7, sink: .automatic)
  }

  @Test func `the voice is given the spoken form, in the language of the toast`() {
    let content = ToastContent(title: "⚠️ Warning", message: "Took 5m32s")
    #expect(request(content, "en").text == "Warning. Took 5 minutes 32 seconds.")
    #expect(request(content, "de").text == "Warning. Took 5 Minuten 32 Sekunden.")
    let german = ToastContent(title: "Fertig in 5m32s", language: "de")
    #expect(request(german, "en").text == "Warning: Fertig in 5 Minuten 32 Sekunden.")
    #expect(request(german, "en").runs.map(\.language.description) == ["de"])
  }

  private func request(
    _ speech: SpeechSettings, language: String? = nil, _ preferences: AccessibilityPreferences
  ) -> SpeakRequest {
    let content = ToastContent(title: "Saved", message: "Three files.", language: language)
    let toast = ToastRequest(content: content, severity: .success, speech: speech)
    return ToastPresentation(
      id: ToastID(1), request: toast, wording: toast.wording, preferences: preferences
    ).speakRequest(id: 7, sink: .automatic)
  }

  @Test func `what a toast does not say of its speech is as the person prefers`() {
    var preferences = AccessibilityPreferences()
    (preferences.rate, preferences.pitch, preferences.volume) = (300, 20, 60)
    (preferences.voice, preferences.language) = ("en+f3", "fr")
    let preferred = request(SpeechSettings(), preferences)
    #expect((preferred.rate, preferred.pitch, preferred.volume) == (300, 20, 60))
    #expect(preferred.runs.map { $0.voice?.description } == ["en+f3"])
    #expect(preferred.runs.map(\.language.description) == ["fr"])
    let settings = SpeechSettings(voice: "de", rate: 175, pitch: 50, volume: 100)
    let said = request(settings, language: "de", preferences)
    #expect((said.rate, said.pitch, said.volume) == (175, 50, 100), "the usual ones, asked for")
    #expect(said.runs.map { $0.voice?.description } == ["de"])
    #expect(said.runs.map(\.language.description) == ["de"])
    let usual = request(SpeechSettings(), AccessibilityPreferences())
    #expect((usual.rate, usual.pitch, usual.volume) == (175, 50, 100))
    #expect(usual.runs.map { $0.voice?.description } == ["success"])
  }

  @Test func `a person who wants to hear little hears severity and title`() {
    var preferences = AccessibilityPreferences()
    #expect(request(SpeechSettings(), preferences).text == "Success: Saved. Three files.")
    preferences.verbosity = .brief
    #expect(request(SpeechSettings(), preferences).text == "Success: Saved.")
  }
}
