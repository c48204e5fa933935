extension VoiceEvent {
  /// The event as one frame.
  public var frame: [UInt8] {
    var writer = FieldWriter(kind: kind)
    switch self {
    case .ready(let engine, let version, let revision):
      writer.integer(UInt32(clamping: revision))
      writer.string(engine)
      writer.string(version)
    case .voices(let voices):
      writer.integer(UInt32(clamping: voices.count))
      for voice in voices { voice.write(to: &writer) }
    case .sink(let sink, .available(let name)):
      sink.write(to: &writer)
      writer.integer(UInt8(1))
      writer.string(name)
    case .sink(let sink, .unavailable(let failure)):
      sink.write(to: &writer)
      writer.integer(UInt8(0))
      failure.write(to: &writer)
    case .started(let start):
      writer.integer(start.id)
      writer.string(start.voice)
      writer.string(start.language)
      writer.string(start.sink)
      writer.duration(start.firstSample)
    case .word(let id, let position, let length):
      writer.integer(id)
      writer.integer(UInt32(clamping: position))
      writer.integer(UInt32(clamping: length))
    case .progress(let id, let time), .finished(let id, let time):
      writer.integer(id)
      writer.duration(time)
    case .moved(let id, let sink):
      writer.integer(id)
      writer.string(sink)
    case .cut(let id, let played, let acknowledged):
      writer.integer(id)
      writer.duration(played)
      writer.duration(acknowledged)
    case .failed(let id, let failure):
      writer.integer(id)
      failure.write(to: &writer)
    }
    return writer.frame
  }

  /// Kinds of events begin where those of requests can never get to.
  private var kind: UInt8 {
    switch self {
    case .ready: 128
    case .sink: 129
    case .started: 130
    case .word: 131
    case .progress: 132
    case .finished: 133
    case .cut: 134
    case .failed: 135
    case .voices: 136
    case .moved: 137
    }
  }

  /// Reads a frame.
  ///
  /// - Throws: ``VoiceProtocolError`` naming the field. The frames that follow can still be read.
  public init(_ frame: Frame) throws(VoiceProtocolError) {
    var reader = FieldReader(frame)
    switch frame.kind {
    case 128:
      let revision = try reader.count("revision")
      let engine = try reader.string("engine")
      self = .ready(
        engine: engine, version: try reader.string("version"), revision: revision)
    case 129:
      let sink = try VoiceSink(from: &reader)
      self = .sink(sink, try VoiceSinkState(from: &reader))
    case 130: self = .started(try VoiceStart(from: &reader))
    case 131:
      let id = try reader.identifier()
      let position = try reader.count("position")
      self = .word(id: id, position: position, length: try reader.count("length"))
    case 132:
      let id = try reader.identifier()
      self = .progress(id: id, played: try reader.duration("played"))
    case 133:
      let id = try reader.identifier()
      self = .finished(id: id, sound: try reader.duration("sound"))
    case 134:
      let id = try reader.identifier()
      let played = try reader.duration("played")
      self = .cut(id: id, played: played, acknowledged: try reader.duration("acknowledged"))
    case 135:
      let id = try reader.identifier()
      self = .failed(id: id, try VoiceFailure(from: &reader))
    case 136:
      var voices: [VoiceDescription] = []
      for _ in 0..<(try reader.count("voices")) {
        voices.append(try VoiceDescription(from: &reader))
      }
      self = .voices(voices)
    case 137:
      let id = try reader.identifier()
      self = .moved(id: id, sink: try reader.string("sink"))
    case let kind: throw VoiceProtocolError(.kind(kind), field: "event")
    }
    try reader.end()
  }
}

extension VoiceSinkState {
  fileprivate init(from reader: inout FieldReader) throws(VoiceProtocolError) {
    switch try reader.integer("state", as: UInt8.self) {
    case 0: self = .unavailable(try VoiceFailure(from: &reader))
    case 1: self = .available(name: try reader.string("name"))
    case let state: throw reader.error(.badValue("\(state)", allowed: "0 or 1"), "state")
    }
  }
}

extension VoiceStart {
  fileprivate init(from reader: inout FieldReader) throws(VoiceProtocolError) {
    let id = try reader.identifier()
    let voice = try reader.string("voice")
    let language = try reader.string("language")
    let sink = try reader.string("sink")
    self.init(
      id: id, voice: voice, language: language, sink: sink,
      firstSample: try reader.duration("firstSample"))
  }
}
