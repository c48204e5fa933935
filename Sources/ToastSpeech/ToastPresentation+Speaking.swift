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
    let words = preferences.verbosity == .brief ? wording.briefSpeech : wording.speech
    let hasCue = use.hasCues && !isFelt && preferences.soundCues != false
    return request.speakRequest(
      words, cue: hasCue ? SpokenCharacter.cue(of: request) : nil, preferences: preferences, id: id,
      sink: sink, attempt: attempt, use: use)
  }
}

extension ToastRequest {
  /// Asks for words in this toast's voice; what it does not ask for is as the person prefers.
  func speakRequest(
    _ words: String, cue: SoundCue? = nil,
    preferences: AccessibilityPreferences = AccessibilityPreferences(), id: UInt64, sink: VoiceSink,
    attempt: VoiceClient.Attempt, use: VoiceUse
  ) -> SpeakRequest {
    let voice =
      (speech.voice ?? preferences.voice).flatMap(VoiceName.init)
      ?? VoiceName(SpokenCharacter.voice(of: self).rawValue)
    let home =
      VoiceLanguage(content.language ?? preferences.language ?? origin.language) ?? .english
    let punctuation = preferences.punctuation
    let runs = SpokenForm.runs(
      words, language: home.description, voices: use.languages, punctuation: punctuation)
    return SpeakRequest(
      id: id,
      runs: runs.map { run in
        let language = VoiceLanguage(run.language) ?? home
        return SpeakRequest.Run(
          text: attempt == .first ? run.text : SpokenForm.safer(run.text), language: language,
          voice: language == home ? voice : voice?.manner,
          // In the languages that we have words for the text has the names already.
          namesMarks: punctuation == .all && WordingLanguage(tag: run.language) == nil)
      }, cue: cue, rate: speech.rate ?? preferences.rate, pitch: speech.pitch ?? preferences.pitch,
      volume: speech.volume ?? preferences.volume, lead: preferences.leadIn,
      tail: preferences.leadOut, sink: sink)
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
