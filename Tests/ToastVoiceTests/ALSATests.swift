// SPDX-License-Identifier: GPL-3.0-or-later

import SystemKit
import Testing
import ToastTesting
import VoiceProtocol

extension RunningVoiceTests {
  /// ALSA as on a machine without a sound server; a server that can be recorded is its device.
  @Suite struct ALSATests {
    private let server: StageServer
    private let stage = VoiceSink.alsa(device: "stage")

    init() throws { server = try StageServer() }

    private func voice() throws -> VoiceProcess {
      let device = "pcm.stage { type pulse server \"\(server.address)\" fallback \"\" }\n"
      var environment = server.environment
      environment["ALSA_CONFIG_PATH"] = try server.folder.write("asound.conf", device.utf8)
      environment["PULSE_SERVER"] = nil
      return try VoiceProcess(environment: environment)
    }

    @Test func `a message is heard in its length`() throws {
      let recording = try server.record()
      let events = try voice().say(SpeakRequest(id: 1, text: "Build finished", sink: stage))
      #expect(events.last?.failure == nil, "\(events)")
      #expect(events.first?.start?.sink == "alsa:stage")
      let heard = try recording.finish(after: .milliseconds(500)).trimmed
      #expect(heard.energy > 300)
      let sound = try #require(events.finishedSound)
      #expect(abs(heard.milliseconds - Int(sound.microseconds / 1000)) < 100)
    }

    @Test func `a second message uses the device again`() throws {
      let voice = try voice()
      for id in UInt64(1)...3 {
        let events = try voice.say(SpeakRequest(id: id, text: "Saved", sink: stage))
        #expect(events.last?.failure == nil, "\(events)")
        #expect(events.first?.start?.id == id)
      }
    }

    /// What is left of the sound once it was cut, and how long it went on after that, in
    /// milliseconds.
    private func cut() throws -> (Sound, rest: Int) {
      let recording = try server.record()
      let voice = try voice()
      let text = String(repeating: "All the tests of the second part have passed. ", count: 3)
      try voice.send(.speak(SpeakRequest(id: 1, text: text, sink: stage)))
      _ = try voice.events { event in
        if case .progress(1, let played) = event { played > .milliseconds(300) } else { false }
      }
      try voice.send(.cut(id: 1))
      let last = try voice.events { $0.ends == 1 }.last
      guard case .cut(1, let played, _)? = last else {
        throw TestingError(.failed, "it was not cut")
      }
      let heard = try recording.finish(after: .milliseconds(500)).trimmed
      return (heard, heard.milliseconds - Int(played.microseconds / 1000))
    }

    @Test func `a cut ends the sound soon and without a click`() throws {
      // On a busy machine the plug-in may miss its turn, and the gap clicks; three times it does
      // not.
      var steps: [Int] = []
      for _ in 0..<3 {
        let (heard, rest) = try cut()
        // The device's buffer, the plug-in's own, and the fade: some 60 ms, and more where the
        // plug-in waits for its turn. Uncut it would be seconds.
        #expect(rest < 1000)
        steps.append(Int(heard.last(milliseconds: 2).largestStep))
        if let step = steps.last, step < 1500 { break }
      }
      #expect(steps.contains { $0 < 1500 }, "\(steps)")
    }

    @Test func `a server that dies takes the device with it and the next try finds it again`()
      throws
    {
      let voice = try voice()
      let text = String(repeating: "All the tests of the second part have passed. ", count: 3)
      try voice.send(.speak(SpeakRequest(id: 1, text: text, sink: stage)))
      _ = try voice.events { event in
        if case .progress = event { true } else { false }
      }
      server.stop()
      #expect(try voice.events { $0.ends == 1 }.last?.failure?.code == .deviceLost)
      try server.start()
      let events = try voice.say(SpeakRequest(id: 2, text: "Saved", sink: stage))
      #expect(events.last?.failure == nil, "\(events)")
    }
  }
}
