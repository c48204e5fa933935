import Glibc
import Testing

@testable import ToastTesting

extension SpeakingTests {
  /// The sound server may go, come back, and hang.
  @Suite(.serialized) struct SoundServerLossTests {
    @Test func `killed in mid-sentence, the report says why, and the text is printed`()
      async throws
    {
      let stage = try await SpeakingStage()
      let toast = try await stage.start(SpeakingTests.longSentence)
      try await stage.server.kill()
      let report = try await stage.report(of: toast, within: .seconds(5))
      #expect(report.voice?.state == "failed")
      #expect(report.voice?.reason?.contains("PulseAudio") == true, "\(report)")
      #expect(report.text?.state == "delivered")
      #expect(toast.errors.text == "\(SpeakingTests.longSentence).\n")
    }

    @Test func `one that comes back is used for the next toast`() async throws {
      let folder = try TemporaryFolder()
      let socket = "\(folder.path)/pulse"
      var server: SoundServer? = try await SoundServer()
      try link(socket, to: #require(server))
      let session = try await PrivateSession(variables: [
        "PULSE_SERVER": "unix:\(socket)", "ALSA_CONFIG_PATH": "/dev/null",
      ])
      func report(_ text: String) async throws -> ReportedToast {
        try ReportedToast(await session.run("toast", [text, "--report"]))
      }
      #expect(try await report("First").voice?.state == "delivered")
      try await server?.kill()
      server = nil
      let silent = try await report("Second")
      #expect(silent.voice?.state == "failed")
      #expect(silent.text?.state == "delivered")
      let next = try await SoundServer()
      try link(socket, to: next)
      let recording = try await next.record()
      #expect(try await report("Third").voice?.state == "delivered")
      try await recording.waitForSound()
    }

    /// Puts a link to a server's socket in a place that stays.
    private func link(_ path: String, to server: SoundServer) throws {
      let address = try #require(server.environment["PULSE_SERVER"])
      unlink(path)
      try #require(symlink(String(address.dropFirst("unix:".count)), path) == 0)
    }

    @Test func `one that hangs in mid-sentence is given up within two seconds`() async throws {
      let stage = try await SpeakingStage()
      let toast = try await stage.start(SpeakingTests.longSentence)
      stage.server.stop()
      defer { stage.server.resume() }
      let report = try await stage.report(of: toast, within: .seconds(4))
      #expect(report.voice?.state == "failed")
      #expect(report.voice?.reason == "PulseAudio: the server does not answer")
      #expect(toast.errors.text == "\(SpeakingTests.longSentence).\n")
    }

    @Test func `one that hangs from the start is told, and the text printed`() async throws {
      let stage = try await SpeakingStage()
      stage.server.stop()
      defer { stage.server.resume() }
      let toast = try stage.session.start(
        "toast", ["Saved", "--report", "-t", "50", "--exact-duration"])
      let report = try await stage.report(of: toast, within: .seconds(5))
      #expect(report.voice?.reason?.hasPrefix("PulseAudio: the server does not answer") == true)
      #expect(report.text?.state == "delivered")
    }

    @Test func `a device that goes in mid-sentence: the toast goes on on another one`()
      async throws
    {
      let stage = try await SpeakingStage()
      try await stage.server.loadSink("second")
      let other = try await stage.server.record(sink: "second")
      let toast = try await stage.start(SpeakingTests.longSentence)
      try await stage.server.unload(try await stage.server.firstModule)
      try await other.waitForSound(within: .seconds(5))
      let report = try await stage.report(of: toast)
      #expect(report.voice?.state == "delivered")
      #expect(report.voice?.sink == "pulse:\(SoundServer.firstSink), then pulse:second")
      #expect(toast.errors.text.isEmpty)
      // The next one begins there.
      #expect(try await stage.report("Saved").voice?.sink == "pulse:second")
    }

    @Test func `the only device goes, and the text is printed; one that comes is used`()
      async throws
    {
      let stage = try await SpeakingStage()
      let toast = try await stage.start(SpeakingTests.longSentence)
      try await stage.server.unload(try await stage.server.firstModule)
      let report = try await stage.report(of: toast, within: .seconds(8))
      #expect(report.voice?.state == "failed")
      #expect(report.voice?.reason?.contains("PulseAudio") == true, "\(report)")
      #expect(report.text?.state == "delivered")
      #expect(toast.errors.text == "\(SpeakingTests.longSentence).\n")
      try await stage.server.loadSink("second")
      let other = try await stage.server.record(sink: "second")
      // It lasts as long as usual, and so is there still when the device has been found.
      let next = try await ReportedToast(stage.session.run("toast", ["Saved", "--report"]))
      #expect(next.voice?.sink == "pulse:second")
      try await other.waitForSound()
    }
  }
}

extension SoundServer {
  /// The number of the first sink's module.
  fileprivate var firstModule: Int {
    get async throws {
      let lines = try await control("list", "short", "modules").split(separator: "\n")
      let line = lines.first { $0.contains("sink_name=\(Self.firstSink) ") }
      return try #require(line.flatMap { Int($0.prefix { $0.isNumber }) })
    }
  }
}
