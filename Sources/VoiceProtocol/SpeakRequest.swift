/// One thing to say.
public struct SpeakRequest: Hashable, Sendable {
  /// A part of it that one voice says.
  public struct Run: Hashable, Sendable {
    /// What to say, already in spoken form.
    public let text: String
    /// The language of the text.
    public let language: VoiceLanguage
    /// The voice; where nil, or where the engine has none of that name, the language decides.
    public let voice: VoiceName?
    /// Whether the engine names the punctuation, in the voice's language.
    public let namesMarks: Bool

    /// A run.
    public init(
      text: String, language: VoiceLanguage = .english, voice: VoiceName? = nil,
      namesMarks: Bool = false
    ) {
      self.text = text
      self.language = language
      self.voice = voice
      self.namesMarks = namesMarks
    }
  }

  /// Words a minute that the engine gets right: at 450 and above it becomes slower again.
  public static let rates = 80...449
  /// The voice's pitch, 50 being its own.
  public static let pitches = 0...99
  /// Loudness in percent: above 100 it would clip.
  public static let volumes = 0...100
  /// Silence in milliseconds before the first sound: some headsets sleep, and take a second to wake.
  public static let leads = 0...3000
  /// Silence in milliseconds behind the last sound: devices cut the very end off.
  public static let tails = 0...1000
  /// The most runs; what comes behind them is not said.
  public static let runLimit = 100

  /// Chosen by the client, never 0, never twice; every event about this request carries it.
  public let id: UInt64
  /// What to say, one run after the other as one utterance: about 1,000 code points are said, the
  /// rest is dropped.
  public let runs: [Run]
  /// A sound before the words.
  public let cue: SoundCue?
  /// Words a minute, in ``rates``.
  public let rate: Int
  /// In ``pitches``.
  public let pitch: Int
  /// In ``volumes``.
  public let volume: Int
  /// In milliseconds, in ``leads``.
  public let lead: Int
  /// In milliseconds, in ``tails``.
  public let tail: Int
  /// Where the sound goes.
  public let sink: VoiceSink

  /// A request. Numbers outside of their range become the nearest one inside.
  public init(
    id: UInt64, runs: [Run], cue: SoundCue? = nil, rate: Int = 175, pitch: Int = 50,
    volume: Int = 100, lead: Int = 0, tail: Int = 80, sink: VoiceSink = .automatic
  ) {
    self.id = id
    self.runs = Array(runs.prefix(Self.runLimit))
    self.cue = cue
    self.rate = rate.clamped(to: Self.rates)
    self.pitch = pitch.clamped(to: Self.pitches)
    self.volume = volume.clamped(to: Self.volumes)
    self.lead = lead.clamped(to: Self.leads)
    self.tail = tail.clamped(to: Self.tails)
    self.sink = sink
  }

  /// A request in one language.
  public init(
    id: UInt64, text: String, voice: VoiceName? = nil, language: VoiceLanguage = .english,
    rate: Int = 175, pitch: Int = 50, volume: Int = 100, sink: VoiceSink = .automatic
  ) {
    self.init(
      id: id, runs: [Run(text: text, language: language, voice: voice)], rate: rate, pitch: pitch,
      volume: volume, sink: sink)
  }

  /// The runs with a space between each two: what the positions of words count in.
  public var text: String { runs.map(\.text).joined(separator: " ") }
}

extension Int {
  fileprivate func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}

extension SpeakRequest {
  func write(to writer: inout FieldWriter) {
    writer.integer(id)
    writer.integer(UInt8(runs.count))
    // All runs together are as long as one string may be: a frame has its limit.
    var room = FieldWriter.stringLimit
    for run in runs {
      room -= writer.string(run.text, atMost: room)
      writer.string(run.language.description)
      writer.optional(run.voice?.description)
      writer.integer(UInt8(run.namesMarks ? 1 : 0))
    }
    writer.optional(cue?.rawValue)
    for number in [rate, pitch, volume, lead, tail] { writer.integer(UInt16(number)) }
    sink.write(to: &writer)
  }

  init(from reader: inout FieldReader) throws(VoiceProtocolError) {
    let id = try reader.identifier()
    let count = try reader.integer("runs", as: UInt8.self)
    guard count <= Self.runLimit else {
      throw reader.error(.badValue("\(count)", allowed: "0 to \(Self.runLimit)"), "runs")
    }
    var runs: [Run] = []
    for _ in 0..<count { runs.append(try Run(from: &reader)) }
    var cue: SoundCue?
    if let name = try reader.optional("cue") {
      guard let known = SoundCue(rawValue: name) else {
        throw reader.error(.badValue("no cue", allowed: SoundCue.allowed), "cue")
      }
      cue = known
    }
    func number(_ field: String) throws(VoiceProtocolError) -> Int {
      Int(try reader.integer(field, as: UInt16.self))
    }
    self.init(
      id: id, runs: runs, cue: cue, rate: try number("rate"), pitch: try number("pitch"),
      volume: try number("volume"), lead: try number("lead"), tail: try number("tail"),
      sink: try VoiceSink(from: &reader))
  }
}

extension SpeakRequest.Run {
  fileprivate init(from reader: inout FieldReader) throws(VoiceProtocolError) {
    let text = try reader.string("text")
    guard let language = VoiceLanguage(try reader.string("language")) else {
      throw reader.error(.badValue("no language tag", allowed: "BCP 47"), "language")
    }
    var voice: VoiceName?
    if let name = try reader.optional("voice") {
      guard let valid = VoiceName(name) else {
        // The name itself is left out: it is somebody's text, and may be as long as a frame.
        throw reader.error(.badValue("no voice name", allowed: "[A-Za-z0-9_/-]+variant"), "voice")
      }
      voice = valid
    }
    self.init(
      text: text, language: language, voice: voice, namesMarks: try reader.flag("namesMarks"))
  }
}
