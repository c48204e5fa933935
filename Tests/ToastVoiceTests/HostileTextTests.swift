// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import SystemKit
import Testing
import ToastTesting
import VoiceProtocol

extension RunningVoiceTests {
  /// What aborts, hangs or misleads the engine when it is given to it as it is.
  @Suite struct HostileTextTests {
    /// What eSpeak NG 1.51 dies over with an Arabic voice: it counts a Braille sign's dots aloud, and
    /// seven are too many for its buffer. Found by a long run of `Scripts/fuzz-voice`.
    static let deadly = SpeakRequest.Run(
      text: "done \u{28DF}", language: VoiceLanguage("ar") ?? .english)

    private static let chain = String(repeating: "antiun", count: 30)

    private func voice() throws -> VoiceProcess {
      let null = try Descriptor(opening: "/dev/null", flags: O_WRONLY)
      return try VoiceProcess(descriptors: [3: null.number])
    }

    private func expectAlive(_ voice: VoiceProcess) throws {
      let events = try voice.say(SpeakRequest(id: 1000, text: "Saved", sink: .descriptor(3)))
      guard case .finished(1000, let sound) = events.last else {
        throw TestingError(.failed, "\(events)")
      }
      #expect((200...2000).contains(sound.microseconds / 1000))
    }

    @Test(
      arguments: [
        String(repeating: "s'", count: 70), String(repeating: "s'", count: 100),
        String(chain.prefix(176)), "[[" + String(repeating: "@", count: 500) + "]]",
        "\u{1}450S fast \u{1}0A mute", "be\u{0}hind", "", " ", "\u{202E}\u{200F}abc",
        String(repeating: "\u{301}", count: 900), "<speak><audio src='/bin/true'/></speak>",
        String(repeating: "\u{1F389}", count: 200), "\u{FFFF}\u{10FFFF}\u{E000}",
      ], ["en", "de", "fr", "ar", "ja"])
    func `hostile text leaves a voice that still speaks`(text: String, language: String) throws {
      let voice = try voice()
      let tag = try #require(VoiceLanguage(language))
      let events = try voice.say(
        SpeakRequest(id: 1, text: text, language: tag, sink: .descriptor(3)))
      #expect(events.last?.failure == nil)
      try expectAlive(voice)
    }

    /// A clause whose signs and letters are named one by one, which takes more than a buffer has.
    private static let named =
      String(repeating: "ment", count: 105)
      + String(repeating: "\u{631}\u{630}\u{6EB}\u{655}", count: 8)
      + (0x1F400...0x1F43F).compactMap { Unicode.Scalar($0).map(String.init) }.joined()

    @Test(arguments: [
      ("\u{28DF}", "ar"), ("\u{28EF}", "ar"), ("done \u{28FF}:-e7-3,2129", "ar"), (named, "hi"),
    ]) func `an engine that dies over a text is told of, and the next message heard at once`(
      text: String, language: String
    ) throws {
      let voice = try voice()
      let tag = try #require(VoiceLanguage(language))
      let deadly = SpeakRequest.Run(text: text, language: tag)
      // Three at once, and the message that must not be silenced.
      for id in UInt64(1)...3 {
        try voice.send(.speak(SpeakRequest(id: id, runs: [deadly], sink: .descriptor(3))))
      }
      let events = try voice.say(SpeakRequest(id: 4, text: "Saved", sink: .descriptor(3)))
      #expect(events.compactMap(\.failure?.code) == [.engineDied, .engineDied, .engineDied])
      #expect(events.compactMap(\.ends) == [1, 2, 3, 4])
      try expectAlive(voice)
    }

    @Test(arguments: ["==", "============", "++++", "a ==", "== a"], ["hi", "ar", "ko"])
    func `what the engine dies over where its stack is not empty is said`(
      text: String, language: String
    ) throws {
      let voice = try voice()
      let tag = try #require(VoiceLanguage(language))
      for id in UInt64(1)...2 {
        let events = try voice.say(
          SpeakRequest(id: id, text: text, language: tag, sink: .descriptor(3)))
        #expect(events.last?.failure == nil, "\(events)")
      }
    }

    @Test func `a cut of a text that the engine dies over is a cut or its failure`() throws {
      let voice = try voice()
      try voice.send(.speak(SpeakRequest(id: 1, runs: [Self.deadly], sink: .descriptor(3))))
      try voice.send(.cut(id: 1))
      #expect(try voice.events { $0.ends == 1 }.last?.ends == 1)
      try expectAlive(voice)
    }

    @Test func `a megabyte of text is over quickly`() throws {
      let voice = try voice()
      // Written by hand: our own client would not send so much.
      let text = Array(repeating: Array("all tests passed ".utf8), count: 60_000).joined()
      func bytes(_ value: some FixedWidthInteger) -> [UInt8] {
        withUnsafeBytes(of: value.littleEndian) { Array($0) }
      }
      var fields = bytes(UInt64(1)) + [1] + bytes(UInt32(text.count)) + Array(text)
      fields += bytes(UInt32(2)) + Array("en".utf8) + [0, 0, 0]
      for number in [175, 50, 100, 0, 80] { fields += bytes(UInt16(number)) }
      fields += [3] + bytes(CInt(3))
      try voice.send(bytes(UInt32(fields.count + 1)) + [1] + fields)
      guard case .finished(1, let sound) = try voice.events(through: { $0.ends == 1 }).last else {
        throw TestingError(.failed, "it was not said")
      }
      #expect(sound < .seconds(120))
      try expectAlive(voice)
    }

    @Test(arguments: [
      "en+" + String(repeating: "x", count: 50), String(repeating: "en+", count: 50),
      "../../../../../etc/passwd", "en+../../../../etc/passwd", "en\u{0}x",
    ]) func `a hostile name of a voice never reaches the engine`(name: String) throws {
      let voice = try voice()
      func string(_ text: String) -> [UInt8] {
        withUnsafeBytes(of: UInt32(text.utf8.count).littleEndian) { Array($0) } + Array(text.utf8)
      }
      let good = VoiceRequest.speak(SpeakRequest(id: 1, text: "x", voice: VoiceName("de")))
      // The frame of a good request, with the other name in the place of `de`.
      let fields = Array(good.frame[4...])
      let start = 1 + 8 + 1 + 5 + 6 + 1
      let bad = fields[..<start] + string(name) + fields[(start + 6)...]
      try voice.send(withUnsafeBytes(of: UInt32(bad.count).littleEndian) { Array($0) } + bad)
      guard case .failed(1, let failure) = try voice.next() else {
        throw TestingError(.failed, "taken")
      }
      #expect(failure.code == .badVoice)
      try expectAlive(voice)
    }
  }
}
