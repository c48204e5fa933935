// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import SystemKit
import Testing
import ToastTesting
import VoiceProtocol

extension RunningVoiceTests {
  @Suite struct WaveFileTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// A helper with a new file at descriptor 3.
    private func voice() throws -> VoiceProcess {
      let file = try Descriptor(
        opening: "\(folder.path)/speech", flags: O_WRONLY | O_CREAT | O_TRUNC)
      return try VoiceProcess(descriptors: [3: file.number])
    }

    @Test func `a message becomes a file that can be heard`() throws {
      let events = try voice().say(
        SpeakRequest(id: 1, text: "Build finished, 42 tests passed.", sink: .descriptor(3)))
      guard case .finished(1, let sound) = events.last else {
        throw TestingError(.failed, "\(events)")
      }
      let file = try Sound(wave: folder.contents(of: "speech"))
      #expect(file.rate == 22050)
      #expect((1500...5000).contains(file.milliseconds))
      #expect(file.energy > 500)
      #expect(file.peak < 32_767, "it clips")
      #expect((60...200).contains(file.tailMilliseconds))
      #expect(abs(file.milliseconds - Int(sound.microseconds / 1000) - 80) <= 1)
      #expect(events.first?.start?.sink == "descriptor:3")
    }

    @Test func `words come in order and lead back to the text`() throws {
      let text = "On 2024-05-06 at 10:45, 1,234 tests of $5.99 passed\u{1} and 3 failed."
      let events = try voice().say(SpeakRequest(id: 1, text: text, sink: .descriptor(3)))
      let positions = events.compactMap(\.wordPosition)
      #expect(positions == positions.sorted())
      #expect(Set(positions).count == positions.count)
      #expect(positions.count >= 8)
      #expect(positions.allSatisfy { $0 < text.unicodeScalars.count })
      let last = try #require(positions.last)
      #expect(text.unicodeScalars.dropFirst(last).starts(with: "failed".unicodeScalars))
    }

    @Test func `a second message is added to the first`() throws {
      let voice = try voice()
      _ = try voice.say(SpeakRequest(id: 1, text: "First.", sink: .descriptor(3)))
      let first = try Sound(wave: folder.contents(of: "speech")).milliseconds
      _ = try voice.say(SpeakRequest(id: 2, text: "First.", sink: .descriptor(3)))
      let both = try Sound(wave: folder.contents(of: "speech")).milliseconds
      #expect(abs(both - 2 * first) < 100)
    }

    @Test func `a pipe gets a whole file`() throws {
      let pipe = try Descriptor.pipe()
      let voice = try VoiceProcess(descriptors: [3: pipe.writing.number])
      let reading = pipe.keepReading()
      // Longer than a pipe holds: it is read while it is written.
      let text = String(repeating: "All tests passed. ", count: 4)
      try voice.send(.speak(SpeakRequest(id: 1, text: text, sink: .descriptor(3))))
      var bytes: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      var total = 44
      while bytes.count < total {
        let count = read(reading.number, &buffer, buffer.count)
        guard count > 0 else { throw TestingError(.failed, "the pipe ends after \(bytes.count)") }
        bytes += buffer[..<count]
        if bytes.count >= 44 {
          total = 44 + (0..<4).reduce(0) { $0 | Int(bytes[40 + $1]) << (8 * $1) }
        }
      }
      #expect(try Sound(wave: bytes).energy > 500)
      #expect(try voice.events { $0.ends == 1 }.last?.failure == nil)
    }

    @Test func `nobody reading a full pipe does not keep a cut waiting`() throws {
      let pipe = try Descriptor.pipe()
      let voice = try VoiceProcess(descriptors: [3: pipe.writing.number])
      let text = String(repeating: "All tests passed. ", count: 10)
      try voice.send(.speak(SpeakRequest(id: 1, text: text, sink: .descriptor(3))))
      _ = try voice.events { $0.start != nil }
      try voice.send(.cut(id: 1))
      guard case .cut(1, _, let acknowledged) = try voice.events(through: { $0.ends == 1 }).last
      else { throw TestingError(.failed, "it was not cut") }
      #expect(acknowledged < .milliseconds(20))
    }

    @Test func `a full disk is a failed write`() throws {
      let full = try Descriptor(opening: "/dev/full", flags: O_WRONLY)
      let events = try VoiceProcess(descriptors: [3: full.number])
        .say(SpeakRequest(id: 1, text: "Saved", sink: .descriptor(3)))
      #expect(events.last?.failure?.code == .writeFailed)
    }

    @Test func `a pipe that nobody reads is a failed write and not the end`() throws {
      let pipe = try Descriptor.pipe()
      let voice = try VoiceProcess(descriptors: [3: pipe.writing.number])
      _ = pipe.keepWriting()
      let events = try voice.say(SpeakRequest(id: 1, text: "Saved", sink: .descriptor(3)))
      #expect(events.last?.failure?.code == .writeFailed)
      let more = try voice.say(SpeakRequest(id: 2, text: "Saved", sink: .descriptor(3)))
      #expect(more.last?.failure?.code == .writeFailed)
    }

    @Test(arguments: [-1, 0, 1, 2, 4, 5, 6, 7, 99] as [CInt])
    func `a descriptor that was not handed over is no device`(number: CInt) throws {
      let events = try voice().say(
        SpeakRequest(id: 1, text: "Saved", sink: .descriptor(number)))
      #expect(events.last?.failure?.code == .noDevice)
    }

    @Test(arguments: [
      ("de", "gmw/de", "de"), ("de_AT", "gmw/de", "de"), ("en-US", "gmw/en-US", "en-us"),
      ("zh", "sit/cmn", "cmn"), ("no", "gmq/nb", "nb"), ("sr-Latn-RS", "zls/sr", "sr"),
      ("tlh", "gmw/en", "en-gb"), ("pt-BR", "roa/pt-BR", "pt-br"), ("DE-at", "gmw/de", "de"),
      ("EN_us", "gmw/en-US", "en-us"), ("pt_br", "roa/pt-BR", "pt-br"),
      ("zh_Hant_TW", "sit/cmn", "cmn"), ("de-x-private", "gmw/de", "de"),
    ]) func `a language is spoken by the voice that is reported`(
      tag: String, voice: String, language: String
    ) throws {
      let tag = try #require(VoiceLanguage(tag))
      let events = try self.voice().say(
        SpeakRequest(id: 1, text: "42", language: tag, sink: .descriptor(3)))
      #expect(events.first?.start?.voice == voice)
      #expect(events.first?.start?.language == language)
    }

    @Test(arguments: [
      ("en-us", "gmw/en-US"), ("gmw/en-US+f3", "gmw/en-US+f3"), ("en+nope", "gmw/en"),
      ("nosuch", "gmw/de"), ("f3", "gmw/de+f3"), ("Annie", "gmw/de+Annie"),
      ("mb/mb-de1", "gmw/de"),
    ]) func `a voice is the one asked for or the one that is reported`(
      name: String, voice: String
    ) throws {
      let german = try #require(VoiceLanguage("de"))
      let events = try self.voice().say(
        SpeakRequest(
          id: 1, text: "42", voice: VoiceName(name), language: german, sink: .descriptor(3)))
      #expect(events.first?.start?.voice == voice)
    }

    @Test func `an utterance leaves nothing behind for the next`() throws {
      let voice = try voice()
      func length(_ id: UInt64, rate: Int, pitch: Int = 50, voice name: String? = nil) throws -> Int
      {
        let events = try voice.say(
          SpeakRequest(
            id: id, text: "Saved\u{1}450S \u{1}0A", voice: name.flatMap(VoiceName.init),
            rate: rate, pitch: pitch, sink: .descriptor(3)))
        guard case .finished(_, let sound) = events.last else {
          throw TestingError(.failed, "\(events)")
        }
        return Int(sound.microseconds)
      }
      let first = try length(1, rate: 175)
      let fast = try length(2, rate: 400, pitch: 99, voice: "en+whisper")
      let again = try length(3, rate: 175)
      #expect(fast < first * 3 / 4)
      #expect(abs(again - first) < first / 20)
    }

    /// The samples of the last of some utterances of one helper.
    private func last(
      of runs: [SpeakRequest.Run], rates: [Int] = [], cues: [SoundCue?] = []
    ) throws -> [Int16] {
      let folder = try TemporaryFolder()
      let file = try Descriptor(opening: "\(folder.path)/speech", flags: O_WRONLY | O_CREAT)
      let voice = try VoiceProcess(descriptors: [3: file.number])
      var before = 0
      var samples: [Int16] = []
      for (number, run) in runs.enumerated() {
        let isOther = rates.indices.contains(number)
        _ = try voice.say(
          SpeakRequest(
            id: UInt64(number) + 1, runs: [run],
            cue: cues.indices.contains(number) ? cues[number] : nil,
            rate: isOther ? rates[number] : 175, pitch: isOther ? 99 : 50, sink: .descriptor(3)))
        before = samples.count
        let bytes = try folder.contents(of: "speech")
        samples = bytes.isEmpty ? [] : try Sound(wave: bytes).samples
      }
      return Array(samples[before...])
    }

    @Test(arguments: [nil, "error", "whisper", "f3", "klatt", "gmw/de"])
    func `an utterance has the same samples whatever was said before`(voice: String?) throws {
      let voice = voice.flatMap { VoiceName($0) }
      let said = SpeakRequest.Run(text: "The backup is on the second disk.", voice: voice)
      let first = try last(of: [said])
      #expect(first.count > 8000)
      let text = "Some words \u{1}450S \u{1}0A <prosody rate='x-slow'> [[x"
      let french = VoiceLanguage("fr") ?? .english
      #expect(try last(of: [.init(text: "One"), .init(text: text), said]) == first)
      #expect(
        try last(
          of: [.init(text: text, voice: VoiceName("error")), said], rates: [400], cues: [.heavy])
          == first)
      #expect(
        try last(of: [.init(text: text, voice: VoiceName("whisper")), said], rates: [80]) == first)
      #expect(
        try last(of: [.init(text: text, language: french), .init(text: ""), said]) == first)
      // What the engine dies over too.
      #expect(try last(of: [HostileTextTests.deadly, said]) == first)
    }
  }
}
