public import GLibKit
import Glibc
import SystemKit
import ToastClient
import ToastMessage

/// The agent of a session: one process that holds the queue, the accessible application and the
/// voice for every program that shows toasts.
public actor SessionAgent {
  /// Without toasts it leaves after this time; the next toast starts it again.
  private static let idleTime: Duration = .seconds(300)

  private nonisolated let connection: BusConnection
  private let service: AgentService
  private let leave: @Sendable () -> Void
  private var idleTimer: EventLoop.Timer?

  /// The loop of the connection.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    connection.loop.asUnownedSerialExecutor()
  }

  private init(
    connection: BusConnection, service: AgentService, leave: @escaping @Sendable () -> Void
  ) {
    self.connection = connection
    self.service = service
    self.leave = leave
  }

  /// Serves the session until its bus ends, or until there has been nothing to do for a while.
  ///
  /// - Returns: an exit status: 0, or 69 where there is no session bus.
  public static func run(on loop: EventLoop, environment: [String: String]) async -> Int32 {
    await withCheckedContinuation { continuation in
      let first = FirstResult<Int32>(continuation)
      loop.task {
        do {
          try await serve(loop, environment) { first.resume(returning: 0) }
        } catch {
          Diagnostics.say("toastd: \(error)")
          first.resume(returning: 69)
        }
      }
    }
  }

  private static func serve(
    _ loop: EventLoop, _ environment: [String: String], leave: @escaping @Sendable () -> Void
  ) async throws {
    let address = try SessionBus.address(environment: environment).get()
    let connection = try await BusConnection.open(address, on: loop)
    let presenter = Presenter.withScreen(
      loop: loop, session: connection, environment: environment)
    let service = AgentService(connection: connection, presenter: presenter)
    let agent = SessionAgent(connection: connection, service: service, leave: leave)
    try await agent.start()
  }

  private func start() async throws {
    connection.onClosed { [leave] in leave() }
    try await service.export { isIdle in self.assumeIsolated { $0.idleChanged(isIdle) } }
    // Two agents would be two queues: whoever comes second goes.
    guard try await connection.requestName(AgentInterface.name, .doNotQueue) == .owner else {
      return leave()
    }
    idleChanged(true)
  }

  private func idleChanged(_ isIdle: Bool) {
    idleTimer?.cancel()
    guard isIdle else { return }
    idleTimer = connection.loop.after(Self.idleTime) {
      self.connection.loop.task { await self.leaveIfIdle() }
    }
  }

  /// Gives the name back first: a toast that is sent from then on starts the next agent, and one
  /// that had arrived already keeps this one here.
  private func leaveIfIdle() async {
    // A toast that came since the timer fired stays followed only while the name stays.
    guard await service.isIdle else { return }
    try? await connection.releaseName(AgentInterface.name)
    guard await service.isIdle else {
      // Where another agent has the name by now, this one serves its toast to the end and goes.
      _ = try? await connection.requestName(AgentInterface.name, .doNotQueue)
      return
    }
    leave()
  }
}
