import Glibc
import SystemKit
import Testing

@testable import ToastTesting

extension SpeakingTests {
  /// The voice's process may be killed or hang in the middle of a sentence.
  @Suite(.serialized) struct VoiceProcessTests {
    @Test func `killed once, it is replaced, and the message is said from its beginning`()
      async throws
    {
      let stage = try await SpeakingStage()
      let toast = try await stage.start(SpeakingTests.longSentence)
      let first = try await stage.session.waitFor("toast-voice")
      try await stage.recording.waitForFrames(Recording.rate / 2)
      kill(first, SIGKILL)
      _ = try await stage.session.waitFor("toast-voice", otherThan: [first])
      let report = try await stage.report(of: toast)
      #expect(report.voice?.state == "delivered")
      #expect(report.voice?.reason == "the voice died over it; it was said in a safer form")
      #expect(toast.errors.text.isEmpty)
      let sound = try #require(report.voice?.sound) / 1000
      try await stage.recording.waitForSilence(.milliseconds(300))
      #expect(stage.recording.span > sound + 0.3, "\(stage.recording.span), \(sound)")
    }

    @Test func `killed twice, the message is printed, and the report says why`() async throws {
      let stage = try await SpeakingStage()
      let toast = try await stage.start(SpeakingTests.longSentence)
      let first = try await stage.session.waitFor("toast-voice")
      kill(first, SIGKILL)
      let second = try await stage.session.waitFor("toast-voice", otherThan: [first])
      kill(second, SIGKILL)
      let report = try await stage.report(of: toast)
      #expect(report.voice?.state == "failed")
      #expect(report.voice?.reason == "the voice died twice over this message")
      #expect(report.text?.state == "delivered")
      #expect(toast.errors.text == "\(SpeakingTests.longSentence).\n")
      // The next one has a voice again.
      #expect(try await stage.report("Next").voice?.state == "delivered")
    }

    @Test func `one that hangs is replaced within two seconds`() async throws {
      let stage = try await SpeakingStage()
      let toast = try await stage.start(SpeakingTests.longSentence)
      let first = try await stage.session.waitFor("toast-voice")
      kill(first, SIGSTOP)
      _ = try await stage.session.waitFor("toast-voice", otherThan: [first], within: .seconds(3))
      #expect(ProcessEntry(first) == nil)
      #expect(try await stage.report(of: toast).voice?.state == "delivered")
      #expect(toast.errors.text.isEmpty)
    }

    @Test func `one that is killed at rest is not missed`() async throws {
      let stage = try await SpeakingStage()
      _ = try await stage.report("First")
      let first = try await stage.session.waitFor("toast-voice")
      kill(first, SIGKILL)
      let report = try await stage.report("Second")
      #expect(report.voice?.state == "delivered")
      #expect(report.text?.reason == "it was spoken")
    }

    @Test func `a hung one leaves with its toast`() async throws {
      let stage = try await SpeakingStage()
      let speaker = try stage.session.start(
        "toast-test-speaker", ["polite", SpeakingTests.longSentence], input: .pipe)
      try await stage.recording.waitForSound()
      kill(try await stage.session.waitFor("toast-voice"), SIGSTOP)
      try await speaker.write("\n")
      let report = try await stage.report(of: speaker, within: .seconds(4))
      #expect(report.outcome == "closed by the program that showed it")
    }
  }
}
