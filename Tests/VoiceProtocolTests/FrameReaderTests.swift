import Testing
import ToastTesting

@testable import VoiceProtocol

@Suite struct FrameReaderTests {
  private let bytes = VoiceMessageTests.requests.flatMap(\.frame)

  private func frames(_ reader: inout FrameReader) throws -> [Frame] {
    var frames: [Frame] = []
    while let frame = try reader.next() { frames.append(frame) }
    return frames
  }

  @Test func `frames come out whole however the bytes were split`() throws {
    var whole = FrameReader()
    whole.feed(bytes)
    let expected = try frames(&whole)
    #expect(expected.count == VoiceMessageTests.requests.count)

    var random = SplitMix(seed: 1)
    for _ in 0..<50 {
      var reader = FrameReader()
      var found: [Frame] = []
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Int.random(in: 1...min(rest.count, 40), using: &random)
        reader.feed(rest.prefix(count))
        rest = rest.dropFirst(count)
        found += try frames(&reader)
      }
      #expect(found == expected)
    }
  }

  @Test func `an incomplete frame is waited for`() throws {
    var reader = FrameReader()
    reader.feed(VoiceRequest.cut(id: 1).frame.dropLast())
    #expect(try reader.next() == nil)
    reader.feed([0])
    #expect(try reader.next() != nil)
  }

  @Test(arguments: [0, UInt32(FrameReader.limit) + 1, .max])
  func `a frame of nothing or too much is an error, then and later`(count: UInt32) throws {
    var reader = FrameReader()
    reader.feed(VoiceRequest.cut(id: 1).frame)
    reader.feed(withUnsafeBytes(of: count.littleEndian) { Array($0) })
    #expect(try reader.next() != nil)
    let error = VoiceProtocolError(.length(count), field: "frame")
    #expect(throws: error) { try reader.next() }
    reader.feed(VoiceRequest.cut(id: 2).frame)
    #expect(throws: error) { try reader.next() }
  }

  @Test func `the largest frame is taken`() throws {
    var reader = FrameReader()
    reader.feed(withUnsafeBytes(of: UInt32(FrameReader.limit).littleEndian) { Array($0) })
    reader.feed(repeatElement(UInt8(2), count: FrameReader.limit))
    #expect(try reader.next()?.fields.count == FrameReader.limit - 1)
  }

  @Test func `random bytes are an error or a message and never a crash`() throws {
    var random = SplitMix(seed: 2)
    for _ in 0..<20_000 {
      let kinds: [UInt8] = [1, 2, 3, 128, 129, 130, 131, 132, 133, 134, 135, 200]
      let kind = kinds[Int.random(in: 0..<kinds.count, using: &random)]
      let count = Int.random(in: 0..<64, using: &random)
      let fields = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      _ = try? VoiceRequest(Frame(kind: kind, fields: fields))
      _ = try? VoiceEvent(Frame(kind: kind, fields: fields))
    }
  }

  @Test func `a damaged message is an error or another message and never a crash`() throws {
    var random = SplitMix(seed: 3)
    let messages = VoiceMessageTests.requests.map(\.frame) + VoiceMessageTests.events.map(\.frame)
    for _ in 0..<20_000 {
      var message = messages[Int.random(in: 0..<messages.count, using: &random)]
      message[Int.random(in: 4..<message.count, using: &random)] =
        UInt8.random(in: 0...255, using: &random)
      let frame = try onlyFrame(message)
      _ = try? VoiceRequest(frame)
      _ = try? VoiceEvent(frame)
    }
  }
}
