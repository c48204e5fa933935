/// What the voice process reports, on its standard output.
public enum VoiceEvent: Hashable, Sendable {
  /// The engine is there; the first event of all. The revision is the protocol's, see
  /// ``VoiceRequest/revision``.
  case ready(engine: String, version: String, revision: Int)
  /// The answer to ``VoiceRequest/probe(_:)``.
  case sink(VoiceSink, VoiceSinkState)
  /// The answer to ``VoiceRequest/voices``: ours first.
  case voices([VoiceDescription])
  /// The first sample of an utterance has been handed to its sink.
  case started(VoiceStart)
  /// A word is heard now. Position and length count code points of the text that was asked for;
  /// positions of one utterance never go back.
  case word(id: UInt64, position: Int, length: Int)
  /// About every 200 ms while sound is being heard: where it stops, something hangs.
  case progress(id: UInt64, played: Duration)
  /// The sound goes on elsewhere, since its device went away: the name is the new one's.
  case moved(id: UInt64, sink: String)
  /// Said to the end; `sound` is how long that takes.
  case finished(id: UInt64, sound: Duration)
  /// Cut off after `played`, silent from here on; the sink had `acknowledged` that so long after
  /// the request had been read.
  case cut(id: UInt64, played: Duration, acknowledged: Duration)
  /// Not said, or not to the end. The id is 0 where a request was so broken that it had none, and
  /// where there is no engine: then it is the only event.
  case failed(id: UInt64, VoiceFailure)
}

/// Whether a sink can be opened.
public enum VoiceSinkState: Hashable, Sendable {
  /// It is open; the name is the device's.
  case available(name: String)
  /// It is not, and why.
  case unavailable(VoiceFailure)
}

/// How an utterance began.
public struct VoiceStart: Hashable, Sendable {
  /// The request's.
  public let id: UInt64
  /// The voice that is really used: the engine's identifier, `gmw/en-US+f3`.
  public let voice: String
  /// That voice's language, as the engine writes it: `en-us`.
  public let language: String
  /// The sink that is really used, `pulse:alsa_output.usb…`.
  public let sink: String
  /// From the request having been read to its first sample having been written to the sink.
  public let firstSample: Duration

  /// The beginning of an utterance.
  public init(id: UInt64, voice: String, language: String, sink: String, firstSample: Duration) {
    self.id = id
    self.voice = voice
    self.language = language
    self.sink = sink
    self.firstSample = firstSample
  }
}
