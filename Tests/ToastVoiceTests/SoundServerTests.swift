// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import SystemKit
import Testing
import ToastTesting
import VoiceProtocol

extension RunningVoiceTests {
  /// A real sound server, whose null sink is recorded.
  @Suite struct SoundServerTests {
    private let server: StageServer
    private let long = String(repeating: "All the tests of the second part have passed. ", count: 5)

    init() throws { server = try StageServer() }

    private func voice() throws -> VoiceProcess {
      try VoiceProcess(environment: server.environment)
    }

    /// Starts a long message and returns once some of it has been heard.
    private func speakingVoice() throws -> VoiceProcess {
      let voice = try voice()
      try voice.send(.speak(SpeakRequest(id: 1, text: long)))
      _ = try voice.events { event in
        if case .progress(1, let played) = event { played > .milliseconds(300) } else { false }
      }
      return voice
    }

    @Test func `a message is heard as it is written to a file`() throws {
      let request = SpeakRequest(id: 1, text: "Build finished, 42 tests passed.")
      let file = try Descriptor(
        opening: "\(server.folder.path)/speech", flags: O_WRONLY | O_CREAT | O_TRUNC)
      _ = try VoiceProcess(descriptors: [3: file.number]).say(
        SpeakRequest(id: 1, text: request.text, sink: .descriptor(3)))
      let written = try Sound(wave: server.folder.contents(of: "speech")).trimmed

      let recording = try server.record()
      let events = try voice().say(request)
      #expect(events.last == .finished(id: 1, sound: try #require(events.finishedSound)))
      let heard = try recording.finish(after: .milliseconds(500)).trimmed
      #expect(abs(heard.milliseconds - written.milliseconds) <= 20)
      #expect(abs(heard.energy - written.energy) < written.energy / 10)
      #expect(events.first?.start?.sink == "pulse:stage")
    }

    @Test func `words are told when they are heard`() throws {
      let voice = try voice()
      let start = SuspendingClock.now
      try voice.send(.speak(SpeakRequest(id: 1, text: long)))
      var positions: [Int] = []
      var times: [Duration] = []
      var played: [Duration] = []
      while true {
        let event = try voice.next()
        if let position = event.wordPosition {
          positions.append(position)
          times.append(SuspendingClock.now - start)
        }
        if case .progress(_, let time) = event { played.append(time) }
        if event.ends == 1 { break }
      }
      #expect(positions == positions.sorted())
      // The engine takes "of the" for one word.
      #expect(positions.count == 40)
      let end = SuspendingClock.now - start
      // Spread over the whole message, and not told as they were made.
      #expect(try #require(times.last) > end / 2)
      #expect(times.filter { $0 < end / 2 }.count < 35)
      #expect(played == played.sorted())
      #expect(played.count >= Int(end.microseconds / 400_000))
    }

    @Test func `a cut is acknowledged at once and silence follows without a click`() throws {
      let recording = try server.record()
      let voice = try speakingVoice()
      try voice.send(.cut(id: 1))
      let last = try voice.events { $0.ends == 1 }.last
      guard case .cut(1, let played, let acknowledged)? = last else {
        throw TestingError(.failed, "it was not cut")
      }
      let heard = try recording.finish(after: .milliseconds(500)).trimmed
      #expect(acknowledged <= .milliseconds(20))
      #expect(heard.energy > 300)
      // What is heard after the acknowledgement: 20 ms, the sink's own block, and the error of the
      // report it is compared with.
      let after = heard.milliseconds - Int(played.microseconds / 1000)
      #expect(after <= 20 + 10 + 15, "\(after) ms of sound after the cut")
      let end = heard.last(milliseconds: 2)
      #expect(end.largestStep < 1500, "the end of the sound is a step")
      #expect(heard.last(milliseconds: 20).largestStep <= heard.largestStep)
    }

    @Test func `what follows a cut is said from its beginning`() throws {
      let recording = try server.record()
      let voice = try speakingVoice()
      try voice.send(.cut(id: 1))
      let events = try voice.say(SpeakRequest(id: 2, text: "Saved"))
      #expect(events.compactMap(\.ends) == [1, 2])
      guard case .cut(1, let played, _)? = events.first(where: { $0.ends == 1 }),
        let second = events.finishedSound
      else { throw TestingError(.failed, "\(events)") }
      let heard = try recording.finish(after: .milliseconds(500)).trimmed
      let expected = Int((played + second).microseconds / 1000)
      #expect(abs(heard.milliseconds - expected) < 150)
    }

    @Test func `what waits can be cut and is never heard`() throws {
      let voice = try speakingVoice()
      try voice.send(.speak(SpeakRequest(id: 2, text: long)))
      try voice.send(.speak(SpeakRequest(id: 3, text: "Saved")))
      try voice.send(.cut(id: 2))
      #expect(
        try voice.events { $0.ends != nil }.last.map { event in
          if case .cut(2, .zero, _) = event { true } else { false }
        } == true)
      try voice.send(.cut(id: 1))
      let events = try voice.events { $0.ends == 3 }
      #expect(events.compactMap(\.start?.id) == [3])
    }

    @Test func `ten messages in a row are heard in their order`() throws {
      let recording = try server.record()
      let voice = try voice()
      for id in UInt64(1)...10 {
        try voice.send(.speak(SpeakRequest(id: id, text: "\(id)", rate: 400)))
      }
      let events = try voice.events { $0.ends == 10 }
      #expect(events.compactMap(\.ends) == Array(1...10))
      let sound = events.reduce(Duration.zero) { sum, event in
        if case .finished(_, let sound) = event { sum + sound } else { sum }
      }
      let heard = try recording.finish(after: .milliseconds(500)).trimmed
      let gaps = heard.milliseconds - Int(sound.microseconds / 1000)
      #expect((500...1200).contains(gaps), "nine times 80 ms of silence, not \(gaps)")
    }

    @Test func `a helper that is killed falls silent`() throws {
      let recording = try server.record()
      let voice = try speakingVoice()
      voice.process.end(SIGKILL)
      let before = recording.count
      let sound = try recording.finish(after: .milliseconds(500))
      #expect(sound.samples.dropFirst(before + StageServer.rate / 4).allSatisfy { $0 == 0 })
    }

    @Test func `the end of input in the middle of a sentence is the end without a click`() throws {
      let recording = try server.record()
      let voice = try speakingVoice()
      voice.closeInput()
      #expect(try voice.process.waitForExit(within: .seconds(5)) == 0)
      let heard = try recording.finish(after: .milliseconds(300)).trimmed
      #expect(heard.last(milliseconds: 2).largestStep < 1500)
    }

    @Test func `a server that dies in the middle is told of and used again when it is back`() throws
    {
      let voice = try speakingVoice()
      server.stop()
      let lost = try voice.events { $0.ends == 1 }
      #expect(lost.last?.failure?.code == .deviceLost)
      let none = try voice.say(SpeakRequest(id: 2, text: "Saved", sink: .pulse(server: nil)))
      #expect(none.last?.failure?.code == .noDevice)
      try server.start()
      let events = try voice.say(SpeakRequest(id: 3, text: "Saved"))
      #expect(events.last?.failure == nil)
    }

    @Test func `a server that restarts while nothing is said is not even noticed`() throws {
      let voice = try voice()
      #expect(try voice.say(SpeakRequest(id: 1, text: "Saved")).last?.failure == nil)
      server.stop()
      try server.start()
      #expect(try voice.say(SpeakRequest(id: 2, text: "Saved")).last?.failure == nil)
    }

    @Test func `a server that stops in the middle is an error within the limit`() throws {
      let voice = try speakingVoice()
      try server.suspend()
      let events = try voice.events(within: .seconds(10)) { $0.ends == 1 }
      #expect(events.last?.failure?.code == .deviceLost)
    }

    @Test func `a device that plays no more is an error within the limit`() throws {
      let voice = try speakingVoice()
      _ = try output(
        of: "/usr/bin/pactl", ["suspend-sink", StageServer.stage, "1"],
        environment: server.environment)
      let events = try voice.events(within: .seconds(30)) { $0.ends == 1 }
      #expect(events.last?.failure?.code == .deviceLost)
    }

    @Test func `a dummy output is no device`() throws {
      _ = try output(
        of: "/usr/bin/pactl", ["load-module", "module-null-sink", "sink_name=auto_null"],
        environment: server.environment)
      _ = try output(
        of: "/usr/bin/pactl", ["set-default-sink", "auto_null"], environment: server.environment)
      let events = try voice().say(SpeakRequest(id: 1, text: "Saved"))
      #expect(events.last?.failure?.code == .noDevice)
    }

    @Test func `a probe names the device`() throws {
      let voice = try voice()
      try voice.send(.probe(.automatic))
      #expect(try voice.next() == .sink(.automatic, .available(name: "pulse:stage")))
    }

    @Test func `at rest it wakes nobody`() throws {
      let voice = try voice()
      _ = try voice.say(SpeakRequest(id: 1, text: "Saved"))
      try wait(for: "the stream to be corked") {
        try server.list("sink-inputs").contains("Corked: yes")
      }
      let before = try voice.process.contextSwitches
      let recording = try server.record()
      _ = try recording.finish(after: .seconds(2))
      #expect(try voice.process.contextSwitches - before <= 2)
    }
  }
}
