import GLibKit
import Glibc
import SystemKit
import Testing
import VoiceProtocol

@testable import ToastSpeech

/// The client of a real helper that speaks into a file.
@Suite struct VoiceClientTests {
  /// What eSpeak NG 1.51 dies over with an Arabic voice.
  private static let deadly = "\u{28DF}"

  @Test func `what the engine dies over is said once more, in a safer form`() async throws {
    let null = try Descriptor(opening: "/dev/null", flags: O_WRONLY)
    let client = VoiceClient(
      loop: EventLoop(name: "client"),
      environment: ["HOME": "/nonexistent", "XDG_RUNTIME_DIR": "/nonexistent"],
      descriptors: [3: null.number])
    let arabic = try #require(VoiceLanguage("ar"))
    let answer = await client.speak { id, attempt, _ in
      let text = "ok \(Self.deadly)"
      return SpeakRequest(
        id: id, text: attempt == .first ? text : SpokenForm.safer(text), language: arabic,
        sink: .descriptor(3))
    }
    #expect(answer.report.state == .delivered)
    #expect(answer.report.reason == "the voice died over it; it was said in a safer form")
    let twice = await client.speak { id, _, _ in
      SpeakRequest(id: id, text: Self.deadly, language: arabic, sink: .descriptor(3))
    }
    #expect(twice.report.state == .failed)
    #expect(twice.report.reason == "the voice died twice over this message")
    let next = await client.speak { id, _, _ in
      SpeakRequest(id: id, text: "Saved", sink: .descriptor(3))
    }
    #expect(next.report.state == .delivered && next.report.reason == nil)
    withExtendedLifetime(null) {}
  }
}
