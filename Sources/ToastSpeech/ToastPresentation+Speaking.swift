import ToastCore
import ToastVoices
import VoiceProtocol

/// How the voice of this machine is used.
struct VoiceUse: Sendable {
  /// The languages that there are voices for, as tags.
  var languages = SpokenForm.switched
  /// Whether sounds are heard before the words.
  var hasCues = true
}

extension VoiceUse {
  /// With the languages of these voices, each with and without its region.
  init(_ voices: [VoiceDescription]) {
    let tags = voices.flatMap(\.languages).map { $0.lowercased() }
    languages = Set(tags + tags.map { String($0.prefix { $0 != "-" }) })
  }
}

extension ToastPresentation {
  /// What the voice is asked to say.
  func speakRequest(
    id: UInt64, sink: VoiceSink, attempt: VoiceClient.Attempt = .first, use: VoiceUse = VoiceUse()
  ) -> SpeakRequest {
    request.speakRequest(
      wording.speech, cue: use.hasCues ? SpokenCharacter.cue(of: request) : nil, id: id,
      sink: sink, attempt: attempt, use: use)
  }
}

extension ToastRequest {
  /// The language of what is said.
  var spokenLanguage: String { content.language ?? origin.language }

  /// Asks for words in this toast's voice.
  func speakRequest(
    _ words: String, cue: SoundCue? = nil, id: UInt64, sink: VoiceSink,
    attempt: VoiceClient.Attempt, use: VoiceUse
  ) -> SpeakRequest {
    let voice =
      speech.voice.flatMap(VoiceName.init) ?? VoiceName(SpokenCharacter.voice(of: self).rawValue)
    let home = VoiceLanguage(spokenLanguage) ?? .english
    let runs = SpokenForm.runs(words, language: home.description, voices: use.languages)
    return SpeakRequest(
      id: id,
      runs: runs.map { run in
        let language = VoiceLanguage(run.language) ?? home
        return SpeakRequest.Run(
          text: attempt == .first ? run.text : SpokenForm.safer(run.text), language: language,
          voice: language == home ? voice : voice?.manner)
      }, cue: cue, rate: speech.rate, pitch: speech.pitch, volume: speech.volume, sink: sink)
  }
}

extension VoiceName {
  /// What of the voice goes with any language; nil where it is a language's own.
  fileprivate var manner: VoiceName? {
    if let variant { return VoiceName(variant) }
    // `f3` and `Annie` are manners too, but only the engine knows which names are.
    return ToneVoice(rawValue: base) == nil ? nil : self
  }
}
