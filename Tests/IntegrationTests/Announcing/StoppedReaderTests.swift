import Testing
import ToastTesting

/// A reader that hangs is not waited for longer than two seconds, and what the voice has said
/// meanwhile it does not say again.
extension Announcing {
  @Suite(.enabled(if: ReaderStage.isPossible && SoundServer.isInstalled))
  struct StoppedReaders {
    /// Short, with everything that the plan allows.
    private static let plain = ["-t", "20", "--exact-duration"]

    @Test func `while Orca hangs the voice takes over, and Orca goes on with what comes then`()
      async throws
    {
      let sound = try await SoundServer()
      let scene = try await ReaderStage(sound: sound)
      try await scene.stage.report("before", options: Self.plain).expectDelivered()
      try await scene.orca.waitUntilSpoken { $0.text.contains("before") }
      scene.orca.stop()
      let first = try await Self.timed {
        try await scene.stage.report("first", options: Self.plain)
      }
      #expect(first.report.state("voice") == "delivered", "\(first.report)")
      #expect(first.report.state("announcement") == "unconfirmed", "\(first.report)")
      #expect((2.0..<5.0).contains(first.seconds), "\(first.seconds) s")
      for title in ["second", "third"] {
        let report = try await scene.stage.report(title, options: Self.plain)
        #expect(report.state("voice") == "delivered", "\(report)")
        #expect(report.state("announcement") == "unconfirmed", "\(report)")
      }

      scene.orca.resume()
      _ = try await scene.said()
      let after = try await scene.stage.report("after", options: Self.plain)
      after.expectDelivered()
      #expect(after.state("voice") == "skipped", "\(after)")
      let said = try await scene.said().map(\.text)
      #expect(["before", "second", "third", "after"].map(said.times) == [1, 0, 0, 1], "\(said)")
      // It was on its way to Orca already, and is said if Orca finds its source alive.
      #expect(said.times("first") <= 1, "\(said)")
      // The test's ear was never held up by any of it.
      #expect(
        try await scene.heard().map(\.text) == ["before.", "first.", "second.", "third.", "after."])
    }

    @Test func `an Orca that hangs for a moment says all of it, each once`() async throws {
      let scene = try await ReaderStage()
      try await scene.stage.report("before").expectDelivered()
      try await scene.orca.waitUntilSpoken { $0.text.contains("before") }
      let titles = ["first", "second", "third", "fourth"]
      scene.orca.stop()
      for title in titles { try await scene.stage.toast(Stage.brief + ["--", title]) }
      scene.orca.resume()
      try await scene.orca.waitUntilSpoken { $0.text.contains("fourth") }
      let said = try await scene.said().map(\.text)
      #expect(titles.map(said.times) == [1, 1, 1, 1], "\(said)")
      #expect(
        said == ["before"].map { "notification \($0)." } + titles.map { "notification \($0)." })
    }

    @Test func `a newer reader that hangs is sent nothing more until it answers`() async throws {
      let sound = try await SoundServer()
      let stage = try await Stage(sound: sound)
      let reader = try await Ear(in: stage.session, for: [.announcement, .focus])
      let application = try await OtherApplication(in: stage.session)
      try await stage.report("before", options: Self.plain).expectDelivered()
      reader.stop()
      for title in ["first", "second"] {
        let report = try await stage.report(title, options: Self.plain)
        #expect(report.state("voice") == "delivered", "\(report)")
        #expect(report.state("announcement") == "unconfirmed", "\(report)")
      }
      // This one waits for the reader no longer than for its limit, and the reader is back by then.
      let waiting = try stage.session.start(
        "toast", Self.plain + ["-p", "--report", "--", "third"])
      try await waiting.waitForLine("its number") { $0 == "4" }
      reader.resume()
      try await waiting.waitForExit()
      let report = try Report(waiting.output.text)
      report.expectDelivered()
      #expect(report.state("voice") == "skipped", "\(report)")
      let heard = try await reader.everything(through: application).map(\.text)
      #expect(heard == ["before.", "first.", "third."])
    }

    private static func timed(
      _ body: () async throws -> Report
    ) async throws -> (report: Report, seconds: Double) {
      let clock = ContinuousClock()
      let start = clock.now
      let report = try await body()
      return (report, start.duration(to: clock.now) / .seconds(1))
    }
  }
}
