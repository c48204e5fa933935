/// What our voice said.
public struct SpeechReport: Sendable, Equatable {
  /// The engine and its version.
  public var engine: String
  /// The voice that was really used.
  public var voice: String
  /// The language that was really used.
  public var language: String
  /// How long the sound is.
  public var sound: Duration
  /// From the request to the first sample written.
  public var firstSample: Duration
  /// Where the sound went: `pulse:headset`, and `pulse:headset, then pulse:speakers` where the first
  /// device went away in the middle.
  public var sink: String

  /// A report.
  public init(
    engine: String, voice: String, language: String, sound: Duration, firstSample: Duration,
    sink: String
  ) {
    self.engine = engine
    self.voice = voice
    self.language = language
    self.sound = sound
    self.firstSample = firstSample
    self.sink = sink
  }
}
