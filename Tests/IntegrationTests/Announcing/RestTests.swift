import Glibc
import SystemKit
import Testing

@testable import ToastTesting

/// What an agent does while there is nothing to do: nothing.
extension Announcing {
  @Suite struct Rest {
    @Test func `an agent at rest has no thread of the runtime's, and none of its threads wakes up`()
      async throws
    {
      let stage = try await Stage()
      let address = try await stage.session.startAccessibility()
      _ = try await OtherApplication(in: stage.session)
      let ear = try await Ear(in: stage.session, for: [.announcement, .focus], callsBack: false)
      let wire = try await Wire(address, in: stage.session)
      for title in ["one", "two", "three"] { try await stage.report(title).expectDelivered() }
      // The last thing that follows from a toast: its object goes.
      try await waitUntil("the objects to go", within: .seconds(15)) {
        wire.messages.count { $0.member == "RemoveAccessible" } >= 6 ? () : nil
      }
      let agent = try #require(stage.agents.first)
      #expect(stage.agents.count == 1)
      let before = try RestingThread.all(of: agent)
      #expect(!before.isEmpty)
      #expect(!before.contains { $0.name.contains("qos") || $0.name.contains("dispatch") })

      // Three seconds pass somewhere else.
      try await stage.session.run("sleep", ["3"])
      #expect(try RestingThread.all(of: agent) == before)
      #expect(try ear.events.count == 3)
    }
  }
}
