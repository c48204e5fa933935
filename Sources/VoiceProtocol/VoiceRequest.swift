/// What a client asks of the voice process, on its standard input.
public enum VoiceRequest: Hashable, Sendable {
  /// Say this after everything that was asked before. Exactly one of ``VoiceEvent/finished(id:sound:)``,
  /// ``VoiceEvent/cut(id:played:acknowledged:)`` and ``VoiceEvent/failed(id:_:)`` answers.
  case speak(SpeakRequest)
  /// Fade that one out and say no more of it, or take it out of the queue. Harmless if it is over.
  case cut(id: UInt64)
  /// Can this be opened? ``VoiceEvent/sink(_:_:)`` answers, after what was asked before.
  case probe(VoiceSink)
  /// Which voices are there? ``VoiceEvent/voices(_:)`` answers, after what was asked before.
  case voices

  /// The number of this protocol, which ``VoiceEvent/ready(engine:version:revision:)`` tells: both
  /// ends must have the same.
  public static let revision = 3

  /// The request as one frame.
  public var frame: [UInt8] {
    var writer: FieldWriter
    switch self {
    case .speak(let request):
      writer = FieldWriter(kind: 1)
      request.write(to: &writer)
    case .cut(let id):
      writer = FieldWriter(kind: 2)
      writer.integer(id)
    case .probe(let sink):
      writer = FieldWriter(kind: 3)
      sink.write(to: &writer)
    case .voices: writer = FieldWriter(kind: 4)
    }
    return writer.frame
  }

  /// Reads a frame.
  ///
  /// - Throws: ``VoiceProtocolError`` naming the field. The frames that follow can still be read.
  public init(_ frame: Frame) throws(VoiceProtocolError) {
    var reader = FieldReader(frame)
    switch frame.kind {
    case 1: self = .speak(try SpeakRequest(from: &reader))
    case 2: self = .cut(id: try reader.identifier())
    case 3: self = .probe(try VoiceSink(from: &reader))
    case 4: self = .voices
    case let kind: throw VoiceProtocolError(.kind(kind), field: "request")
    }
    try reader.end()
  }
}
