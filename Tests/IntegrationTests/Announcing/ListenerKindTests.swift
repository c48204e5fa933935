import Testing
import ToastTesting

/// What a listener is sent follows from what it has registered for.
extension Announcing {
  @Suite struct ListenerKinds {
    @Test func `a reader that takes both forms is sent the announcement alone`() async throws {
      let stage = try await Stage()
      let reader = try await Ear(in: stage.session, for: [.announcement, .showing, .focus])
      let application = try await OtherApplication(in: stage.session)
      let report = try await stage.report("Both", options: ["-t", "20", "--exact-duration"])
      let heard = try await reader.everything(through: application)
      #expect(heard.map(\.kind) == [.announcement])
      #expect(heard.map(\.text) == ["Both."])
      #expect(report.names("toast-ear", "announcement", isReader: true), "\(report)")
      #expect(report.state("voice") == "skipped", "\(report)")
    }

    @Test func `a reader of an earlier year is sent the shown notification alone`() async throws {
      let stage = try await Stage()
      let reader = try await Ear(in: stage.session, for: [.showing, .focus])
      let test = try await Ear(in: stage.session, for: [.announcement])
      let application = try await OtherApplication(in: stage.session)
      try await stage.report("Shown", "once").expectDelivered()
      let announced = try await test.everything(through: application)
      #expect(announced.map(\.text) == ["Shown. once."])
      let shown = try await reader.waitFor().map(\.labels)
      #expect(shown == [["Shown", "once"]])
    }

    @Test(.enabled(if: SoundServer.isInstalled))
    func `a magnifier is sent nothing, and does not silence the voice`() async throws {
      let sound = try await SoundServer()
      let stage = try await Stage(sound: sound)
      let address = try await stage.session.startAccessibility()
      let application = try await OtherApplication(in: stage.session)
      let magnifier = try await Ear(in: stage.session, for: [.focus, .caret])
      let wire = try await Wire(address, in: stage.session)
      let buses = try await Set(application.listeners.map(\.bus))
      let report = try await stage.report("Saved", options: ["-t", "20", "--exact-duration"])
      #expect(report.state("voice") == "delivered", "\(report)")
      #expect(report.state("announcement") == "skipped", "\(report)")

      try await waitUntil("the end of the toast's object", within: .seconds(10)) {
        wire.messages.contains { $0.member == "RemoveAccessible" } ? () : nil
      }
      let messages = wire.messages
      #expect(!messages.contains { ["Announcement", "StateChanged", "Ping"].contains($0.member) })
      #expect(!messages.contains { $0.kind == "signal" && buses.contains($0.destination) })
      #expect(try magnifier.events.isEmpty)
    }
  }
}
