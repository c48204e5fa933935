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
}
