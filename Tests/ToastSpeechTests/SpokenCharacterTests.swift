import Testing
import ToastCore
import VoiceProtocol

@testable import ToastSpeech

@Suite struct SpokenCharacterTests {
  private func request(
    _ severity: ToastSeverity? = nil, progress: Double? = nil,
    feedback: ToastConfiguration.HapticFeedback? = nil, voice: String? = nil
  ) -> ToastRequest {
    ToastRequest(
      content: ToastContent(title: "Copying Владимир", progress: progress), severity: severity,
      configuration: ToastConfiguration(hapticFeedback: feedback),
      speech: SpeechSettings(voice: voice))
  }

  private func spoken(
    _ request: ToastRequest, attempt: VoiceClient.Attempt = .first, use: VoiceUse = VoiceUse()
  ) -> SpeakRequest {
    ToastPresentation(id: ToastID(1), request: request, wording: request.wording)
      .speakRequest(id: 1, sink: .automatic, attempt: attempt, use: use)
  }

  @Test func `severity and progress decide the voice, and a name goes before them`() {
    func voice(_ request: ToastRequest) -> String? {
      spoken(request).runs.first?.voice?.description
    }
    #expect(voice(request()) == "neutral")
    #expect(voice(request(.success)) == "success")
    #expect(voice(request(.info)) == "info")
    #expect(voice(request(.warning)) == "warning")
    #expect(voice(request(.error, progress: 0.5)) == "error")
    #expect(voice(request(progress: 0.5)) == "progress")
    #expect(voice(request(.error, voice: "fr")) == "fr")
  }

  @Test func `progress is progress until it is done, and errors are urgent`() {
    #expect(SpokenCharacter.kind(of: request(progress: 0.99)) == .progress)
    #expect(SpokenCharacter.kind(of: request(progress: 1)) == .polite)
    #expect(SpokenCharacter.kind(of: request(.warning)) == .polite)
    #expect(SpokenCharacter.kind(of: request(.error, progress: 0.5)) == .assertive)
  }

  @Test(arguments: ToastConfiguration.HapticFeedback.allCases)
  func `each feedback has its sound, unless sounds are off`(
    feedback: ToastConfiguration.HapticFeedback
  ) {
    let toast = request(feedback: feedback)
    #expect(spoken(toast).cue?.rawValue == feedback.rawValue)
    #expect(spoken(toast, use: VoiceUse(hasCues: false)).cue == nil)
  }

  @Test func `another script has a voice of its own language, in the same manner`() {
    let use = VoiceUse([VoiceDescription(name: "zle/ru", languages: ["ru-LV"], origin: .engine)])
    let runs = spoken(request(.error), use: use).runs
    #expect(runs.map(\.language.description) == ["en", "ru"])
    #expect(runs.map { $0.voice?.description } == ["error", "error"])
    let named = spoken(request(voice: "en+f3"), use: use).runs
    #expect(named.map { $0.voice?.description } == ["en+f3", "f3"])
    let french = spoken(request(voice: "fr"), use: use).runs
    #expect(french.map { $0.voice?.description } == ["fr", nil])
  }

  @Test func `a second attempt is made in a safer form`() {
    var toast = request()
    toast.content.title = String(repeating: "anti", count: 40)
    let text = spoken(toast, attempt: .second).text
    #expect(text == SpokenForm.safer(spoken(toast).text))
    #expect(text.split(separator: " ").allSatisfy { $0.count <= 12 })
  }
}
