// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import SystemKit
import Testing
import ToastTesting
import VoiceProtocol

@testable import ToastVoice

extension RunningVoiceTests {
  /// How the process and its client get along, whatever the sound does.
  @Suite struct ConversationTests {
    /// A helper that speaks into nothing, at once.
    private func voice() throws -> VoiceProcess {
      let null = try Descriptor(opening: "/dev/null", flags: O_WRONLY)
      return try VoiceProcess(descriptors: [3: null.number])
    }

    private func request(_ id: UInt64, _ text: String = "Saved") -> SpeakRequest {
      SpeakRequest(id: id, text: text, sink: .descriptor(3))
    }

    @Test func `ten requests are answered in their order`() throws {
      let voice = try voice()
      try voice.send((1...10).flatMap { VoiceRequest.speak(request($0)).frame })
      let events = try voice.events { $0.ends == 10 }
      #expect(events.compactMap(\.start?.id) == Array(1...10))
      #expect(events.compactMap(\.ends) == Array(1...10))
    }

    @Test func `a cut that comes too late or for nothing is harmless`() throws {
      let voice = try voice()
      try voice.send(.cut(id: 1))
      _ = try voice.say(request(1))
      try voice.send(.cut(id: 1))
      try voice.send(.cut(id: 99))
      let events = try voice.say(request(2))
      #expect(events.compactMap(\.ends) == [2])
    }

    @Test func `a request that is none is told of and the next is answered`() throws {
      let voice = try voice()
      try voice.send([2, 0, 0, 0, 77, 0])
      #expect(try voice.next().failure?.code == .badRequest)
      #expect(try voice.say(request(2)).last?.failure == nil)
    }

    @Test func `bytes that are no frame end it with an error`() throws {
      let folder = try TemporaryFolder()
      let errors = try Descriptor(opening: "\(folder.path)/errors", flags: O_WRONLY | O_CREAT)
      let voice = try VoiceProcess(descriptors: [2: errors.number])
      try voice.send([0, 0, 0, 0])
      #expect(try voice.process.waitForExit() == 65)
      let text = String(decoding: try folder.contents(of: "errors"), as: UTF8.self)
      #expect(text.hasPrefix("toast-voice: frame:"))
    }

    @Test func `the end of its input ends it`() throws {
      let voice = try voice()
      voice.closeInput()
      #expect(try voice.process.waitForExit() == 0)
    }

    @Test func `a flood is answered for each message`() throws {
      let voice = try voice()
      let count = UInt64(Mailbox.limit) + 500
      for id in 1...count { try voice.send(.speak(request(id, ""))) }
      var answered: Set<UInt64> = []
      while answered.count < Int(count) {
        if let id = try voice.next().ends { answered.insert(id) }
      }
      #expect(try voice.say(request(count + 1)).last?.failure == nil)
    }

    @Test func `it says nothing on standard error`() throws {
      let folder = try TemporaryFolder()
      let errors = try Descriptor(opening: "\(folder.path)/errors", flags: O_WRONLY | O_CREAT)
      let voice = try VoiceProcess(descriptors: [2: errors.number])
      for (id, sink) in [VoiceSink.automatic, .alsa(device: "hw:7")].enumerated() {
        _ = try voice.say(
          SpeakRequest(
            id: UInt64(id) + 1, text: "Saved", voice: VoiceName("mb/mb-de1"), sink: sink))
      }
      voice.closeInput()
      _ = try voice.process.waitForExit()
      #expect(try folder.contents(of: "errors").isEmpty)
    }

    @Test func `it tells its version`() throws {
      let pipe = try Descriptor.pipe()
      let process = try ChildProcess(
        Spawn(
          SiblingProgram.find("toast-voice"), ["--version"],
          descriptors: [1: pipe.writing.number]))
      #expect(try process.waitForExit() == 0)
      var buffer = [UInt8](repeating: 0, count: 200)
      let count = read(pipe.reading.number, &buffer, buffer.count)
      let text = String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
      #expect(text.hasPrefix("toast-voice"))
    }
  }
}
