import GLibKit
import Glibc
import SystemKit
import Testing
import ToastClient
import ToastCore
import ToastMessage
import ToastTesting

@testable import ToastAgent

/// An agent on a bus of its own, to which every caller of this process is in a sandbox, or none is.
private struct SandboxStage: Sendable {
  let session: PrivateSession
  let folder: TemporaryFolder
  let service: AgentService

  init(inSandbox: Bool) async throws {
    session = try await PrivateSession()
    folder = try TemporaryFolder()
    try folder.writeFile("\(getpid())/root/\(inSandbox ? ".flatpak-info" : "hosts")", "")
    let loop = EventLoop(name: "agent")
    let connection = try await BusConnection.open(session.address, on: loop)
    let environment = session.environment.merging([
      "PULSE_SERVER": "unix:/dev/null/nowhere", "ALSA_CONFIG_PATH": "/dev/null",
    ]) { $1 }
    let presenter = Presenter(
      name: "Toasts", loop: loop, session: connection, environment: environment)
    let service = AgentService(
      connection: connection, presenter: presenter, sandbox: Sandbox(proc: folder.path))
    self.service = service
    try await service.export { _ in }
    _ = try await connection.requestName(AgentInterface.name, .doNotQueue)
  }

  func caller() async throws -> SandboxedCaller {
    SandboxedCaller(
      connection: try await BusConnection.open(session.address, on: EventLoop(name: "caller")))
  }
}

/// A program that the agent does not know yet.
private struct SandboxedCaller: Sendable {
  let connection: BusConnection

  func call(_ member: String, _ arguments: Variant = .tuple([])) async throws -> Variant {
    try await connection.call(
      BusMethod(AgentInterface.name, AgentInterface.path, AgentInterface.name, member), arguments)
  }

  /// The name of the error that a call ends with; `nil` where it does not.
  func error(_ member: String, _ arguments: Variant = .tuple([])) async -> String? {
    do {
      _ = try await call(member, arguments)
      return nil
    } catch {
      return (error as? BusError)?.remoteName ?? "\(error)"
    }
  }

  /// Shows a toast that stays, and returns its number.
  func show(_ title: String) async throws -> UInt64 {
    let request = ToastRequest(
      content: ToastContent(title: title, action: ToastAction("Undo") {}),
      configuration: ToastConfiguration(duration: .indefinite))
    let reply = try await call(
      "Show", .tuple([RequestWire.encode(request).fields, true.variant]))
    return try #require(reply.decode(UInt64.self, Bool.self)).0
  }

  func history() async throws -> [UInt64] {
    let toasts = try #require(try await call("History").decode([[String: Variant]].self))
    return try toasts.map { try HistoryWire($0.variant).id.number }
  }
}

/// What a program in a sandbox may do about toasts that are not its own.
@Suite struct SandboxedCallerTests {
  private static func ending(_ id: UInt64) -> Variant {
    .tuple(id, OutcomeWire.encode(.closedByPerson))
  }

  @Test func `it shows, sees and ends its own, and no others`() async throws {
    let stage = try await SandboxStage(inSandbox: true)
    let (one, other) = (try await stage.caller(), try await stage.caller())
    let (mine, theirs) = (try await one.show("mine"), try await other.show("theirs"))
    #expect(try await one.history() == [mine])
    #expect(try await other.history() == [theirs])
    let update = Variant.tuple([
      theirs.variant, RequestWire.encode(ToastRequest(content: ToastContent(title: "x"))).fields,
    ])
    #expect(await one.error("End", Self.ending(theirs)) == AgentInterface.ErrorName.notYours)
    #expect(await one.error("Act", .tuple(theirs, "Undo")) == AgentInterface.ErrorName.notYours)
    #expect(await one.error("Extend", .tuple(theirs)) == AgentInterface.ErrorName.notYours)
    #expect(await one.error("Update", update) == AgentInterface.ErrorName.notYours)
    #expect(await one.error("End", Self.ending(99)) == AgentInterface.ErrorName.notYours)
    // The one that is showing is its own, though another's is newer.
    #expect(await one.error("End", Self.ending(0)) == nil)
    #expect(await one.error("End", Self.ending(0)) == AgentInterface.ErrorName.noSuchToast)
    #expect(await one.error("EndAll") == nil)
    #expect(try await other.history() == [theirs])
    #expect(await other.error("End", Self.ending(theirs)) == nil)
  }

  @Test func `one in no sandbox sees and ends everything`() async throws {
    let stage = try await SandboxStage(inSandbox: false)
    let (one, other) = (try await stage.caller(), try await stage.caller())
    let (mine, theirs) = (try await one.show("mine"), try await other.show("theirs"))
    #expect(try await one.history() == [mine, theirs])
    #expect(await one.error("Extend", .tuple(theirs)) == nil)
    #expect(await one.error("Act", .tuple(theirs, "Redo")) == AgentInterface.ErrorName.invalid)
    #expect(await one.error("Act", .tuple(theirs, "Undo")) == nil)
    #expect(await one.error("End", Self.ending(theirs)) == nil)
    #expect(await one.error("End", Self.ending(theirs)) == AgentInterface.ErrorName.noSuchToast)
    #expect(await other.error("EndAll") == nil)
    #expect(await one.error("Extend", .tuple(UInt64(0))) == AgentInterface.ErrorName.noSuchToast)
  }

  @Test func `where its sender is gone, an action is an error that says so`() async throws {
    let stage = try await SandboxStage(inSandbox: false)
    let (one, other) = (try await stage.caller(), try await stage.caller())
    let theirs = try await other.show("theirs")
    await other.connection.close()
    #expect(await one.error("Act", .tuple(theirs, "Undo")) == AgentInterface.ErrorName.senderGone)
    #expect(try await one.history() == [theirs])
  }
}
