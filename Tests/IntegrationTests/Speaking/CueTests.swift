import Testing
import ToastTesting

extension SpeakingTests {
  /// The short sound of a toast whose words a screen reader has.
  @Suite(.serialized) struct CueTests {
    private func stage() async throws -> (SpeakingStage, Ear) {
      let stage = try await SpeakingStage()
      try await stage.session.startAccessibility()
      let ear = try await Ear(in: stage.session, for: [.announcement, .showing, .focus])
      return (stage, ear)
    }

    @Test func `18: feedback is heard beside a screen reader too, once and without words`()
      async throws
    {
      let (stage, ear) = try await stage()
      let program = try stage.session.start("toast-test-cue")
      try await stage.recording.waitForSound(within: .seconds(20))
      try await program.waitForExit(within: .seconds(20))
      #expect(program.output.text == "expired\n")
      #expect(stage.recording.span < 0.31, "\(stage.recording.span) s")
      #expect(stage.recording.span > 0.03)
      #expect(try await ear.waitFor(1).map(\.text) == ["Success: Saved."])
    }

    @Test func `18: a person who wants no sounds hears none`() async throws {
      let (stage, ear) = try await stage()
      let program = try stage.session.start(
        "toast-test-cue", variables: ["TOAST_SOUND_CUES": "no"])
      try await program.waitForExit(within: .seconds(20))
      #expect(try await ear.waitFor(1).map(\.text) == ["Success: Saved."])
      #expect(stage.recording.span == 0)
    }
  }
}
