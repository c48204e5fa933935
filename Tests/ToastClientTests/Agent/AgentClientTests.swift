import GLibKit
import Glibc
import Synchronization
import SystemKit
import Testing
import ToastCore
import ToastTesting
import ToastText

@testable import ToastClient

@Suite struct AgentClientTests {
  private static let request = ToastRequest(
    content: ToastContent(title: "Saved", action: ToastAction("Undo") {}))

  /// A client on the bus of a session, what it was told, and where it prints.
  private final class Sender: Sendable {
    let client: AgentClient
    let told = Mutex<[ToastEvent]>([])
    let screen: CInt
    let folder: TemporaryFolder

    init(_ session: PrivateSession) async throws {
      let loop = EventLoop(name: "sender")
      client = AgentClient(try await BusConnection.open(session.address, on: loop))
      folder = try TemporaryFolder()
      let path = "\(folder.path)/screen"
      screen = try Descriptor(opening: path, flags: O_RDWR | O_CREAT).release()
    }

    deinit { close(screen) }

    var text: SenderText {
      SenderText(request, environment: [:], output: PlainTextOutput(descriptor: screen))
    }

    var printed: String {
      var buffer = [UInt8](repeating: 0, count: 4096)
      let count = max(0, pread(screen, &buffer, buffer.count, 0))
      return String(decoding: buffer[..<count], as: UTF8.self)
    }

    @discardableResult
    func show(_ request: ToastRequest = request) async throws(AgentError) -> ToastID {
      try await client.show(request, text: text, start: .activated) { _, event in
        self.told.withLock { $0.append(event) }
      }
    }

    func waitFor(_ count: Int) async throws -> [ToastEvent] {
      try await waitUntil("event \(count)", there: { "\(self.told.withLock { $0 })" }) {
        let told = self.told.withLock { $0 }
        return told.count >= count ? told : nil
      }
    }
  }

  private static let report = ToastReport(
    id: ToastID(1), title: "Saved", severity: nil, channels: [:], outcome: .expired)

  @Test func `a toast is handed over, and what becomes of it comes back in order`() async throws {
    let session = try await PrivateSession()
    let agent = try await FakeAgent(session)
    let sender = try await Sender(session)
    let id = try await sender.show()
    let arrived = try #require(agent.calls.first)
    #expect(try arrived.request.get() == Self.request)
    #expect(arrived.follows)
    for event in [.acted(0), .ended(.action("Undo")), .reported(Self.report)] as [ToastEvent] {
      agent.tell(id, event)
    }
    #expect(
      try await sender.waitFor(3)
        == [.acted(0), .ended(.action("Undo")), .reported(Self.report)])
    #expect(sender.printed == "")
  }

  @Test func `without a follower nothing comes back`() async throws {
    let session = try await PrivateSession()
    let agent = try await FakeAgent(session)
    let sender = try await Sender(session)
    try await sender.client.show(Self.request, text: sender.text, start: .activated)
    #expect(agent.calls.map(\.follows) == [false])
  }

  @Test func `the line is printed here when the agent's answer says so, and not again`()
    async throws
  {
    let session = try await PrivateSession()
    let agent = try await FakeAgent(session, .accept(print: true))
    let sender = try await Sender(session)
    let id = try await sender.show()
    agent.tell(id, .print)
    agent.tell(id, .reported(Self.report))
    let events = try await sender.waitFor(1)
    var report = Self.report
    report.channels[.text] = ChannelReport(.delivered)
    #expect(events == [.reported(report)])
    #expect(sender.printed == "Saved. [Undo: toast invoke 1 Undo]\n")
  }

  @Test func `the line is printed later where the voice failed`() async throws {
    let session = try await PrivateSession()
    let agent = try await FakeAgent(session)
    let sender = try await Sender(session)
    let id = try await sender.show()
    #expect(sender.printed == "")
    agent.tell(id, .print)
    try await waitUntil("the line") {
      sender.printed == "Saved. [Undo: toast invoke 1 Undo]\n" ? () : nil
    }
  }

  @Test func `a file goes along with the toast`() async throws {
    let session = try await PrivateSession()
    let agent = try await FakeAgent(session)
    let sender = try await Sender(session)
    var request = Self.request
    request.speech.destination = .descriptor(sender.screen)
    try await sender.show(request)
    let arrived = try #require(agent.calls.first).request.get()
    guard case .descriptor(let file) = arrived.speech.destination else {
      Issue.record("no file came along")
      return
    }
    #expect(file != sender.screen)
    #expect(write(file, "RIFF", 4) == 4)
    close(file)
    #expect(sender.printed == "RIFF")
  }

  @Test(arguments: [
    (AgentInterface.ErrorName.invalid, AgentError.invalid("edge: no")),
    (AgentInterface.ErrorName.refused, .refused("edge: no")),
  ])
  func `what the agent does not take is an error with its reason`(name: String, error: AgentError)
    async throws
  {
    let session = try await PrivateSession()
    let agent = try await FakeAgent(session, .fail(name, "edge: no"))
    let sender = try await Sender(session)
    await #expect(throws: error) { try await sender.show() }
    #expect(agent.calls.count == 1)
    #expect(sender.told.withLock { $0.isEmpty })
  }

  @Test func `where no agent runs, and none can be started, it is absent`() async throws {
    let session = try await PrivateSession()
    let sender = try await Sender(session)
    #expect(await AgentClient.isAvailable(on: sender.client.connection) == false)
    await #expect(throws: AgentError.absent("no agent runs")) { try await sender.show() }
    let agent = try await FakeAgent(session)
    #expect(await AgentClient.isAvailable(on: sender.client.connection))
    try await sender.show()
    #expect(agent.calls.count == 1)
  }

  @Test func `an agent that can be started is available`() async throws {
    let session = try await PrivateSession(services: [
      .init(name: AgentInterface.name, command: "/bin/false")
    ])
    let sender = try await Sender(session)
    #expect(await AgentClient.isAvailable(on: sender.client.connection))
  }

  @Test func `24: when the agent ends, toasts have failed, and the end is told once`() async throws
  {
    let session = try await PrivateSession()
    let agent = try await FakeAgent(session)
    let sender = try await Sender(session)
    let first = try await sender.show()
    try await sender.show()
    agent.tell(first, .ended(.expired))
    _ = try await sender.waitFor(1)
    await agent.connection.close()
    let events = try await sender.waitFor(4)
    let ends = events.filter { if case .ended = $0 { true } else { false } }
    #expect(ends == [.ended(.expired), .ended(.failed("the agent has ended"))])
    #expect(events.count == 4)
  }

  @Test func `24: when the bus ends, so do the toasts`() async throws {
    let session = try await PrivateSession()
    let agent = try await FakeAgent(session)
    let sender = try await Sender(session)
    try await sender.show()
    try await session.kill(.sessionBus)
    let events = try await sender.waitFor(2)
    #expect(events.first == .ended(.failed("the agent has ended")))
    #expect(agent.calls.count == 1)
    await #expect(throws: AgentError.self) { try await sender.show() }
  }

  @Test func `a toast is ended through the agent`() async throws {
    let session = try await PrivateSession()
    let agent = try await FakeAgent(session)
    let sender = try await Sender(session)
    let id = try await sender.show()
    await sender.client.end(id, .closedByCaller)
    try await waitUntil("the end") { agent.ends == ["closed-by-caller"] ? () : nil }
  }
}
