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
      let before = try Self.threads(of: agent)
      #expect(!before.isEmpty)
      #expect(!before.contains { $0.name.contains("qos") || $0.name.contains("dispatch") })

      // Three seconds pass somewhere else.
      try await stage.session.run("sleep", ["3"])
      #expect(try Self.threads(of: agent) == before)
      #expect(try ear.events.count == 3)
    }

    /// A thread, and how often it gave up the processor to wait for something.
    private struct Thread: Equatable {
      let id: String
      let name: String
      let waits: String
    }

    private static func threads(of process: ProcessID) throws -> [Thread] {
      try TemporaryFolder.entries(of: "/proc/\(process)/task").sorted().map { id in
        let fields = try text("/proc/\(process)/task/\(id)/status").split(separator: "\n").map {
          $0.split(separator: ":\t", maxSplits: 1).map(String.init)
        }
        func field(_ name: String) -> String { fields.first { $0.first == name }?.last ?? "" }
        return Thread(id: id, name: field("Name"), waits: field("voluntary_ctxt_switches"))
      }
    }

    private static func text(_ path: String) throws -> String {
      let file = try Descriptor(opening: path, flags: O_RDONLY)
      var buffer = [UInt8](repeating: 0, count: 8192)
      let count = read(file.number, &buffer, buffer.count)
      return String(decoding: buffer.prefix(max(count, 0)), as: UTF8.self)
    }
  }
}
