import Glibc
import Testing
import ToastTesting

/// Parts of the accessibility of a session die between two toasts.
extension Announcing {
  @Suite(.enabled(if: ReaderStage.isPossible))
  struct LostParts {
    @Test func `after the registry was killed everybody hears on, and the agent is listed once`()
      async throws
    {
      let scene = try await ReaderStage()
      let session = scene.stage.session
      try await scene.stage.report("before").expectDelivered()
      let earlier = try await session.kill(.registry)
      // Whether or not the next registry is there yet: this one is not lost.
      try await scene.stage.report("meanwhile").expectDelivered()
      try await session.waitFor(.registry, otherThan: earlier)
      // Only who is in the desktop can be found there, which Orca needs.
      try await scene.application.embed()
      try await scene.stage.report("after").expectDelivered()

      let heard = try await scene.heard()
      #expect(heard.map(\.text) == ["before.", "meanwhile.", "after."])
      let said = try await scene.said().map(\.text)
      #expect(["before", "meanwhile", "after"].map(said.times) == [1, 1, 1], "\(said)")
      let applications = try await scene.stage.desktop()
      #expect(applications.times(heard.last?.bus ?? "none") == 1, "\(applications)")
    }

    @Test
    func `a registry that hangs keeps nobody from hearing, and nobody hears twice when it goes on`()
      async throws
    {
      let scene = try await ReaderStage()
      let session = scene.stage.session
      try session.signal(.registry, SIGSTOP)
      // The agent is not on the bus yet, and does not get to know who listens.
      try await scene.stage.toast(["--duration", "5s", "--no-speak", "--", "Blind"])
      try await scene.orca.waitUntilSpoken { $0.text.contains("Blind") }
      try session.signal(.registry, SIGCONT)
      try await scene.stage.waitForApplications(2)
      try await scene.stage.toast(["error"] + Stage.brief + ["--report", "--", "By name"])

      let said = try await scene.said().map(\.text)
      #expect(["Blind", "By name"].map(said.times) == [1, 1], "\(said)")
      // Everybody was sent the form that every Orca says; by name each gets its own.
      let heard = try await scene.heard()
      #expect(heard.map(\.kind) == [.showing, .announcement], "\(heard.map(\.text))")
    }

    @Test func `after the launcher was killed the readers of either bus hear each toast once`()
      async throws
    {
      let scene = try await ReaderStage()
      let session = scene.stage.session
      let first = try await session.startAccessibility()
      try await scene.stage.report("before").expectDelivered()
      try await session.kill(.launcher)
      try await scene.stage.report("meanwhile").expectDelivered()
      let second = try await session.startAccessibility()
      #expect(first != second)
      // It finds the new bus, as a reader would that is restarted.
      let newcomer = try await Ear(in: session, for: [.announcement, .showing, .focus])
      let other = try await OtherApplication(in: session)
      try await scene.stage.waitForApplications(2)
      try await scene.stage.report("after").expectDelivered()

      #expect(try await scene.heard().map(\.text).suffix(1) == ["after."])
      let said = try await scene.said().map(\.text)
      #expect(["before", "meanwhile", "after"].map(said.times) == [1, 1, 1], "\(said)")
      let heard = try await newcomer.everything(through: other).map(\.text)
      #expect(heard.suffix(1) == ["after."])
      #expect(heard.count { $0 == "after." } == 1)
      #expect(!heard.contains("before.") && !heard.contains("meanwhile."))
    }

    @Test(.enabled(if: SoundServer.isInstalled))
    func `after the bus was killed the voice takes over, until there is a reader again`()
      async throws
    {
      let sound = try await SoundServer()
      let scene = try await ReaderStage(sound: sound)
      let stage = scene.stage
      try await stage.report("before").expectDelivered()
      try await stage.session.kill(.accessibilityBus)

      let spoken = try await stage.report(
        "into the gap", options: ["-t", "20", "--exact-duration"])
      #expect(spoken.state("voice") == "delivered", "\(spoken)")
      #expect(spoken.state("announcement") != "delivered", "\(spoken)")

      try await scene.orca.kill()
      let orca = try await Orca(in: stage.session)
      let ear = try await Ear(in: stage.session)
      let application = try await OtherApplication(in: stage.session)
      try await stage.waitForApplications(2)
      let after = try await stage.report("after", options: ["-t", "20", "--exact-duration"])
      #expect(after.state("announcement") == "delivered", "\(after)")
      #expect(after.state("voice") == "skipped", "\(after)")
      let said = try await orca.everything(through: application).map(\.text)
      #expect(said.times("after") == 1, "\(said)")
      #expect(said.times("into the gap") == 0, "\(said)")
      #expect(try await ear.everything(through: application).map(\.text) == ["after."])
    }
  }
}
