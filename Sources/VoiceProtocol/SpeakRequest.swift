/// One thing to say.
public struct SpeakRequest: Hashable, Sendable {
  /// Words a minute that the engine gets right: at 450 and above it becomes slower again.
  public static let rates = 80...449
  /// The voice's pitch, 50 being its own.
  public static let pitches = 0...99
  /// Loudness in percent: above 100 it would clip.
  public static let volumes = 0...100

  /// Chosen by the client, never 0, never twice; every event about this request carries it.
  public let id: UInt64
  /// What to say, already in spoken form: about 1,000 code points are said, the rest is dropped.
  public let text: String
  /// The voice; where nil, or where the engine has none of that name, the language decides.
  public let voice: VoiceName?
  /// The language of the text.
  public let language: VoiceLanguage
  /// Words a minute, in ``rates``.
  public let rate: Int
  /// In ``pitches``.
  public let pitch: Int
  /// In ``volumes``.
  public let volume: Int
  /// Where the sound goes.
  public let sink: VoiceSink

  /// A request. Numbers outside of their range become the nearest one inside.
  public init(
    id: UInt64, text: String, voice: VoiceName? = nil, language: VoiceLanguage = .english,
    rate: Int = 175, pitch: Int = 50, volume: Int = 100, sink: VoiceSink = .automatic
  ) {
    self.id = id
    self.text = text
    self.voice = voice
    self.language = language
    self.rate = rate.clamped(to: Self.rates)
    self.pitch = pitch.clamped(to: Self.pitches)
    self.volume = volume.clamped(to: Self.volumes)
    self.sink = sink
  }
}

extension Int {
  fileprivate func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}

extension SpeakRequest {
  func write(to writer: inout FieldWriter) {
    writer.integer(id)
    writer.string(text)
    writer.optional(voice?.description)
    writer.string(language.description)
    writer.integer(UInt16(rate))
    writer.integer(UInt16(pitch))
    writer.integer(UInt16(volume))
    sink.write(to: &writer)
  }

  init(from reader: inout FieldReader) throws(VoiceProtocolError) {
    let id = try reader.identifier()
    let text = try reader.string("text")
    var voice: VoiceName?
    if let name = try reader.optional("voice") {
      guard let valid = VoiceName(name) else {
        // The name itself is left out: it is somebody's text, and may be as long as a frame.
        throw reader.error(.badValue("no voice name", allowed: "[A-Za-z0-9_/-]+variant"), "voice")
      }
      voice = valid
    }
    guard let language = VoiceLanguage(try reader.string("language")) else {
      throw reader.error(.badValue("no language tag", allowed: "BCP 47"), "language")
    }
    self.init(
      id: id, text: text, voice: voice, language: language,
      rate: Int(try reader.integer("rate", as: UInt16.self)),
      pitch: Int(try reader.integer("pitch", as: UInt16.self)),
      volume: Int(try reader.integer("volume", as: UInt16.self)),
      sink: try VoiceSink(from: &reader))
  }
}
