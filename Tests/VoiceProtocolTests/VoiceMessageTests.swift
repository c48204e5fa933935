import Testing

@testable import VoiceProtocol

/// The only frame in some bytes.
func onlyFrame(_ bytes: [UInt8]) throws -> Frame {
  var reader = FrameReader()
  reader.feed(bytes)
  return try #require(try reader.next())
}

@Suite struct VoiceMessageTests {
  static let requests: [VoiceRequest] = [
    .speak(SpeakRequest(id: 1, text: "Saved")),
    .speak(
      SpeakRequest(
        id: .max, text: "Größe \u{1F389}", voice: VoiceName("gmw/en-US+f3"),
        language: VoiceLanguage("de_AT") ?? .english, rate: 320, pitch: 0, volume: 7,
        sink: .pulse(server: "unix:/run/user/1000/pulse/native"))),
    .speak(SpeakRequest(id: 3, text: "", sink: .descriptor(5))),
    .speak(
      SpeakRequest(
        id: 4,
        runs: [
          .init(text: "From", voice: VoiceName("error")),
          .init(
            text: "Владимир", language: VoiceLanguage("ru") ?? .english, namesMarks: true),
        ], cue: .heavy, lead: 1500, tail: 0)),
    .speak(SpeakRequest(id: 5, runs: [])), .voices,
    .cut(id: 7),
    .probe(.automatic), .probe(.pulse(server: nil)), .probe(.alsa(device: "hw:0")),
    .probe(.alsa(device: nil)), .probe(.descriptor(-1)),
  ]

  static let events: [VoiceEvent] = [
    .ready(engine: "eSpeak NG", version: "1.51", revision: 2), .moved(id: 5, sink: "pulse:other"),
    .voices([]),
    .voices([
      VoiceDescription(name: "error", origin: .toast),
      VoiceDescription(
        name: "gmw/en-US", title: "English (America)", languages: ["en-us", "en"],
        origin: .engine),
    ]),
    .sink(.automatic, .available(name: "pulse:speakers")),
    .sink(.alsa(device: "hw:9"), .unavailable(VoiceFailure(.noDevice, "no such card"))),
    .started(
      VoiceStart(
        id: 4, voice: "gmw/de", language: "de", sink: "alsa:default",
        firstSample: .microseconds(480))),
    .word(id: 4, position: 6, length: 8),
    .progress(id: 4, played: .milliseconds(200)),
    .finished(id: 4, sound: .milliseconds(1234)),
    .cut(id: 4, played: .milliseconds(17), acknowledged: .microseconds(300)),
    .failed(id: 0, VoiceFailure(VoiceFailure.Code(rawValue: "ofTomorrow"), "…")),
  ]

  @Test(arguments: requests) func `a request comes out as it went in`(
    request: VoiceRequest
  ) throws {
    #expect(try VoiceRequest(onlyFrame(request.frame)) == request)
  }

  @Test(arguments: events) func `an event comes out as it went in`(event: VoiceEvent) throws {
    #expect(try VoiceEvent(onlyFrame(event.frame)) == event)
  }

  @Test(arguments: requests) func `a request that ends too early is an error`(
    request: VoiceRequest
  ) throws {
    let frame = try onlyFrame(request.frame)
    for count in frame.fields.indices {
      let short = Frame(kind: frame.kind, fields: Array(frame.fields[..<count]))
      #expect(throws: VoiceProtocolError.self) { try VoiceRequest(short) }
    }
  }

  @Test(arguments: events) func `an event that ends too early is an error`(
    event: VoiceEvent
  ) throws {
    let frame = try onlyFrame(event.frame)
    for count in frame.fields.indices {
      let short = Frame(kind: frame.kind, fields: Array(frame.fields[..<count]))
      #expect(throws: VoiceProtocolError.self) { try VoiceEvent(short) }
    }
  }

  @Test func `a message with something behind it is an error`() throws {
    let frame = try onlyFrame(VoiceRequest.cut(id: 7).frame)
    #expect(throws: VoiceProtocolError(.surplus(2), field: "end", id: 7)) {
      try VoiceRequest(Frame(kind: frame.kind, fields: frame.fields + [0, 0]))
    }
  }

  @Test func `requests and events are not taken for each other`() throws {
    #expect(throws: VoiceProtocolError(.kind(128), field: "request")) {
      try VoiceRequest(onlyFrame(Self.events[0].frame))
    }
    #expect(throws: VoiceProtocolError(.kind(1), field: "event")) {
      try VoiceEvent(onlyFrame(Self.requests[0].frame))
    }
  }

  @Test func `bad text is an error that names the field and the request`() throws {
    var writer = FieldWriter(kind: 1)
    writer.integer(UInt64(9))
    writer.integer(UInt8(1))
    writer.integer(UInt32(2))
    writer.integer(UInt16(0xFFC3))
    #expect(throws: VoiceProtocolError(.text, field: "text", id: 9)) {
      try VoiceRequest(onlyFrame(writer.frame))
    }
  }

  @Test(arguments: [
    "../../../../../etc/passwd", "en+" + String(repeating: "x", count: 50), "en+a/b", "", "en+",
  ]) func `a voice that is no voice name is an error`(name: String) throws {
    var writer = FieldWriter(kind: 1)
    writer.integer(UInt64(9))
    writer.integer(UInt8(1))
    writer.string("Saved")
    writer.string("en")
    writer.optional(name)
    let error = #expect(throws: VoiceProtocolError.self) {
      try VoiceRequest(onlyFrame(writer.frame))
    }
    #expect(error?.field == "voice")
    #expect(error?.id == 9)
  }

  @Test func `numbers outside of their range become the nearest inside`() {
    let high = SpeakRequest(id: 1, text: "", rate: 100_000, pitch: 100, volume: 150)
    #expect((high.rate, high.pitch, high.volume) == (449, 99, 100))
    let low = SpeakRequest(id: 1, text: "", rate: 0, pitch: -1, volume: -1)
    #expect((low.rate, low.pitch, low.volume) == (80, 0, 0))
    let pads = SpeakRequest(id: 1, runs: [], lead: 60_000, tail: -1)
    #expect((pads.lead, pads.tail) == (3000, 0))
  }

  @Test func `a text that is too long is cut between two code points`() throws {
    let text = "x" + String(repeating: "ü", count: 1 << 16)
    guard
      case .speak(let request) = try VoiceRequest(
        onlyFrame(VoiceRequest.speak(SpeakRequest(id: 1, text: text)).frame))
    else {
      Issue.record("no speak request")
      return
    }
    #expect(request.text.utf8.count == FieldWriter.stringLimit - 1)
    #expect(text.hasPrefix(request.text))
  }

  @Test func `runs share the room of one text, and fit into a frame`() throws {
    let text = String(repeating: "x", count: 40_000)
    let request = SpeakRequest(id: 1, runs: (0..<200).map { _ in .init(text: text) })
    guard case .speak(let read) = try VoiceRequest(onlyFrame(VoiceRequest.speak(request).frame))
    else {
      Issue.record("no speak request")
      return
    }
    #expect(read.runs.count == SpeakRequest.runLimit)
    #expect(read.runs.reduce(0) { $0 + $1.text.utf8.count } == FieldWriter.stringLimit)
  }

  @Test func `a cue that nobody knows is an error that names those that there are`() throws {
    let good = VoiceRequest.speak(SpeakRequest(id: 9, runs: [], cue: .light)).frame
    let bad = good.map { $0 == UInt8(ascii: "g") ? UInt8(ascii: "x") : $0 }
    let error = #expect(throws: VoiceProtocolError.self) { try VoiceRequest(onlyFrame(bad)) }
    #expect(error?.field == "cue" && error?.id == 9)
  }
}
