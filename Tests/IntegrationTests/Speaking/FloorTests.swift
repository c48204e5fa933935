import Testing
import ToastTesting

extension SpeakingTests {
  /// One voice at a time in a session, whichever process it belongs to.
  @Suite(.serialized) struct FloorTests {
    /// Starts a program that speaks by itself.
    private func speak(
      _ politeness: String, _ text: String, in stage: SpeakingStage
    ) throws -> Program {
      try stage.session.start("toast-test-speaker", [politeness, text], input: .pipe)
    }

    @Test func `two processes at once speak one after the other`() async throws {
      let stage = try await SpeakingStage()
      let first = try speak("polite", SpeakingTests.sentence, in: stage)
      let second = try speak("polite", SpeakingTests.sentence, in: stage)
      let reports = [try await stage.report(of: first), try await stage.report(of: second)]
      #expect(reports.allSatisfy { $0.voice?.state == "delivered" })
      try await stage.recording.waitForSilence(.milliseconds(300))
      let sounds = reports.reduce(0) { $0 + ($1.voice?.sound ?? 0) } / 1000
      #expect(stage.recording.span > sounds - 0.2, "\(stage.recording.span), \(sounds)")
    }

    @Test func `the agent and a process of its own too`() async throws {
      let stage = try await SpeakingStage()
      let toast = try await stage.start(SpeakingTests.sentence)
      let speaker = try speak("polite", SpeakingTests.sentence, in: stage)
      let reports = [try await stage.report(of: toast), try await stage.report(of: speaker)]
      try await stage.recording.waitForSilence(.milliseconds(300))
      let sounds = reports.reduce(0) { $0 + ($1.voice?.sound ?? 0) } / 1000
      #expect(stage.recording.span > sounds - 0.2, "\(stage.recording.span), \(sounds)")
    }

    @Test func `without a session too`() async throws {
      let server = try await SoundServer()
      let recording = try await server.record()
      let folder = try TemporaryFolder()
      let environment = server.environment.merging(["XDG_RUNTIME_DIR": folder.path]) { $1 }
      let toasts = try (0..<2).map { _ in
        try Program(
          "toast", [SpeakingTests.sentence, "--report", "-t", "50", "--exact-duration"],
          environment: environment)
      }
      var sounds = 0.0
      for toast in toasts {
        try await toast.waitForExit(within: .seconds(20))
        sounds += try (ReportedToast(toast.output.text).voice?.sound ?? 0) / 1000
      }
      try await recording.waitForSilence(.milliseconds(300))
      #expect(recording.span > sounds - 0.2, "\(recording.span), \(sounds)")
    }

    @Test func `an assertive one goes before, and the one that was cut is said again`()
      async throws
    {
      let stage = try await SpeakingStage()
      let polite = try speak(
        "polite", SpeakingTests.longSentence, in: stage)
      try await stage.recording.waitForSound()
      let assertive = try speak("assertive", "Battery empty", in: stage)
      let urgent = try await stage.report(of: assertive)
      // It was over long before the other one.
      #expect(polite.exit == nil)
      #expect(urgent.voice?.state == "delivered")
      let said = try await stage.report(of: polite)
      #expect(said.voice?.state == "delivered")
      try await stage.recording.waitForSilence(.milliseconds(300))
      let sounds = ((said.voice?.sound ?? 0) + (urgent.voice?.sound ?? 0)) / 1000
      #expect(stage.recording.span > sounds, "\(stage.recording.span), \(sounds)")
      // What was said before the cut: until the other process had come up, and to the next word.
      #expect(stage.recording.span < sounds + 1, "\(stage.recording.span), \(sounds)")
    }

    @Test func `what was mostly heard is cut, and not said again`() async throws {
      let stage = try await SpeakingStage()
      let text = Array(repeating: SpeakingTests.sentence, count: 3).joined(separator: ", and then ")
      let polite = try speak("polite", text, in: stage)
      try await stage.recording.waitForSound()
      // Of about eight seconds.
      try await stage.recording.waitForFrames(Recording.rate * 5)
      let assertive = try speak("assertive", "Battery empty", in: stage)
      let cut = try await stage.report(of: polite)
      #expect(cut.voice?.state == "delivered")
      #expect(cut.voice?.reason == "it was cut short")
      #expect(try await stage.report(of: assertive).voice?.state == "delivered")
    }

    @Test func `a process that is killed while it speaks leaves the floor`() async throws {
      let stage = try await SpeakingStage()
      let first = try speak("polite", SpeakingTests.sentence, in: stage)
      try await stage.recording.waitForSound()
      let second = try speak("polite", "Second", in: stage)
      try await first.kill()
      #expect(try await stage.report(of: second).voice?.state == "delivered")
      try await stage.recording.waitForSilence(.milliseconds(300))
      #expect(stage.recording.span < 2.5)
    }
  }
}
