// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import SystemKit
import Testing
import ToastTesting
import VoiceProtocol

extension RunningVoiceTests {
  /// Machines where nothing would be heard.
  @Suite struct NoSoundTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func environment(_ server: String? = nil) -> [String: String] {
      var environment = ["HOME": folder.path, "XDG_RUNTIME_DIR": folder.path]
      environment["PULSE_SERVER"] = server
      return environment
    }

    @Test(
      arguments: [
        .automatic, .pulse(server: nil), .pulse(server: "unix:/nonexistent/native"),
        .alsa(device: nil), .alsa(device: "hw:7"), .alsa(device: "nosuch"),
      ] as [VoiceSink]) func `no sound is an error at once`(sink: VoiceSink) throws
    {
      let voice = try VoiceProcess(environment: environment())
      let start = SuspendingClock.now
      let events = try voice.say(SpeakRequest(id: 1, text: "Saved", sink: sink))
      #expect(events.count == 1)
      #expect(events.last?.failure?.code == .noDevice)
      #expect(events.last?.failure?.message.isEmpty == false)
      #expect(SuspendingClock.now - start < .seconds(5))
    }

    @Test func `a probe tells that there is none`() throws {
      let voice = try VoiceProcess(environment: environment())
      try voice.send(.probe(.automatic))
      guard case .sink(.automatic, .unavailable(let failure)) = try voice.next() else {
        throw TestingError(.failed, "something is available")
      }
      #expect(failure.code == .noDevice)
      #expect(failure.message.contains("PulseAudio"))
      #expect(failure.message.contains("ALSA"))
    }

    @Test func `no sound server is started`() throws {
      let voice = try VoiceProcess(environment: environment())
      _ = try voice.say(SpeakRequest(id: 1, text: "Saved", sink: .automatic))
      #expect(access("\(folder.path)/pulse/native", F_OK) != 0)
    }

    @Test func `a server that never answers is an error within the limit`() throws {
      let server = try SilentServer("\(folder.path)/native")
      let voice = try VoiceProcess(environment: environment("unix:\(server.path)"))
      let start = SuspendingClock.now
      let events = try voice.say(SpeakRequest(id: 1, text: "Saved", sink: .pulse(server: nil)))
      #expect(events.last?.failure?.code == .noDevice)
      #expect(SuspendingClock.now - start > .milliseconds(500))
      #expect(SuspendingClock.now - start < .seconds(5))
    }

    @Test func `a cut does not wait for a server that never answers`() throws {
      let server = try SilentServer("\(folder.path)/native")
      let voice = try VoiceProcess(environment: environment("unix:\(server.path)"))
      try voice.send(.speak(SpeakRequest(id: 1, text: "Saved")))
      try voice.send(.speak(SpeakRequest(id: 2, text: "Saved")))
      try voice.send(.cut(id: 2))
      try voice.send(.cut(id: 1))
      let events = try voice.events { $0.ends == 1 }
      for event in events {
        guard case .cut(_, .zero, let acknowledged) = event else {
          throw TestingError(.failed, "\(event)")
        }
        #expect(acknowledged < .milliseconds(500))
      }
    }

    @Test func `the end of input does not wait for a server that never answers`() throws {
      let server = try SilentServer("\(folder.path)/native")
      let voice = try VoiceProcess(environment: environment("unix:\(server.path)"))
      try voice.send(.speak(SpeakRequest(id: 1, text: "Saved")))
      voice.closeInput()
      #expect(try voice.process.waitForExit() == 0)
    }
  }
}
