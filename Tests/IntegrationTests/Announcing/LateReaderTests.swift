import Testing
import ToastTesting

/// Readers that come and go while a toast is showing.
extension Announcing {
  @Suite struct LateReaders {
    @Test func `a reader that comes while a toast is showing is told once`() async throws {
      let stage = try await Stage()
      // There has to be a bus that the agent is on.
      let early = try await Ear(in: stage.session)
      let toast = try stage.session.start(
        "toast", ["--duration", "20s", "--no-speak", "--report", "--", "Still here"])
      try await early.expectAnnouncement("Still here.")
      let late = try await Ear(in: stage.session, for: [.announcement, .showing, .focus])
      try await late.expectAnnouncement("Still here.")
      let latest = try await Ear(in: stage.session, for: [.showing, .announcement, .caret])
      try await latest.waitFor { $0.text.contains("Still here") }
      let test = try await Ear(in: stage.session)

      let application = try await OtherApplication(in: stage.session)
      #expect(try await early.everything(through: application).count == 1)
      #expect(try await late.everything(through: application).count == 1)
      #expect(try await latest.everything(through: application).count == 1)
      // It is no reader, and was not there when the toast came.
      #expect(try await test.everything(through: application).isEmpty)
      try await toast.kill()
    }

    @Test(.enabled(if: ReaderStage.isPossible))
    func `Orca that is started while a toast is showing says it once`() async throws {
      let stage = try await Stage(display: true)
      try await stage.session.startAccessibility()
      try await stage.toast(["--duration", "60s", "--no-speak", "--", "Still here"])
      let orca = try await Orca(in: stage.session)
      try await orca.waitUntilSpoken { $0.text.contains("Still here") }
      let application = try await OtherApplication(in: stage.session)
      let said = try await orca.everything(through: application).map(\.text)
      #expect(said.times("Still here") == 1, "\(said)")
    }

    @Test func `a reader that leaves before it has read is not waited for`() async throws {
      let stage = try await Stage()
      let reader = try await Ear(in: stage.session, for: [.announcement, .focus])
      try await stage.report("before").expectDelivered()
      let wire = try await Wire(stage.session.startAccessibility(), in: stage.session)
      reader.stop()
      let toast = try stage.session.start("toast", Stage.brief + ["--report", "--", "unread"])
      try await waitUntil("the announcement on its way") {
        wire.messages.contains { $0.member == "Announcement" } ? () : nil
      }
      let clock = ContinuousClock()
      let start = clock.now
      try await reader.kill()
      try await toast.waitForExit()
      #expect(start.duration(to: clock.now) < .milliseconds(1500), "less than the limit of 2 s")
      #expect(try Report(toast.output.text).state("announcement") == "unconfirmed")
    }
  }
}
