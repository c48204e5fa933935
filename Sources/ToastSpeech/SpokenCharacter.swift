import ToastCore
import ToastVoices
import VoiceProtocol

/// What a toast sounds like: one table of severity and voice, and of what is felt on a phone and the
/// sound in its place. The word of each severity is ``WordingLanguage``'s.
enum SpokenCharacter {
  /// The voice of a toast that names none.
  static func voice(of request: ToastRequest) -> ToneVoice {
    // What is under way has no severity yet; an error on the way is an error.
    if request.content.progress != nil, request.severity == nil { return .progress }
    return switch request.severity {
    case .success: .success
    case .info: .info
    case .warning: .warning
    case .error: .error
    case nil: .neutral
    }
  }

  /// The sound before the words.
  static func cue(of request: ToastRequest) -> SoundCue? {
    switch request.configuration.hapticFeedback {
    case .success: .success
    case .warning: .warning
    case .error: .error
    case .light: .light
    case .medium: .medium
    case .heavy: .heavy
    case nil: nil
    }
  }

  /// How it behaves in the voice's queue. The last that is told of a progress counts as polite.
  static func kind(of request: ToastRequest) -> SpeechQueue.Kind {
    if request.politeness == .assertive { return .assertive }
    if let progress = request.content.progress, progress < 1 { return .progress }
    return .polite
  }
}
