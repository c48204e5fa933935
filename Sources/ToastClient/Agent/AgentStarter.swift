import GLibKit
import Glibc
import SystemKit

/// Starts the agent that lies beside the running program, once, however many programs want it at
/// the same moment.
struct AgentStarter {
  /// A cold start takes some ten milliseconds; a machine under load is given more.
  private static let limit: Duration = .seconds(10)

  private let connection: BusConnection
  private let environment: [String: String]

  init(_ connection: BusConnection, environment: [String: String]) {
    self.connection = connection
    self.environment = environment
  }

  /// What the line for the starter's name comes to.
  private enum Turn: Sendable { case agentRuns, ours, tooLate }

  /// Returns once an agent has its name.
  func ensureRunning() async throws {
    let started: Result<Void, any Error>
    do {
      switch try await turn() {
      case .agentRuns: break
      case .ours: try await start()
      case .tooLate: throw AgentError.absent("the agent did not start within \(Self.limit)")
      }
      started = .success(())
    } catch {
      started = .failure(error)
    }
    // In any case: the next in the line may have more luck.
    try? await connection.releaseName(AgentInterface.starterName)
    try started.get()
  }

  private func turn() async throws -> Turn {
    let (loop, connection) = (connection.loop, connection)
    return await withCheckedContinuation { continuation in
      let first = FirstResult(continuation)
      loop.run {
        connection.onOwnerChange(of: AgentInterface.name) { _, _, new in
          if !new.isEmpty { first.resume(returning: .agentRuns) }
        }
        connection.subscribe(
          .init(
            sender: "org.freedesktop.DBus", interface: "org.freedesktop.DBus",
            member: "NameAcquired", firstArgument: AgentInterface.starterName)
        ) { _ in first.resume(returning: .ours) }
        loop.after(Self.limit) { first.resume(returning: .tooLate) }
        // Its answer is the signal above, at once or when the turn comes.
        loop.task { _ = try? await connection.requestName(AgentInterface.starterName) }
      }
    }
  }

  private func start() async throws {
    // Whoever was before us in the line may have started it.
    if try await connection.owner(of: AgentInterface.name) != nil { return }
    let (loop, connection) = (connection.loop, connection)
    let program = try SiblingProgram.find("toastd")
    let environment = AgentEnvironment.select(
      from: environment, sessionBus: connection.address)
    let start: Result<Start, SystemError> = await withCheckedContinuation { continuation in
      let first = FirstResult(continuation)
      loop.run {
        connection.onOwnerChange(of: AgentInterface.name) { _, _, new in
          if !new.isEmpty { first.resume(returning: .success(.appeared)) }
        }
        loop.after(Self.limit) { first.resume(returning: .success(.late)) }
        do throws(SystemError) {
          let process = try Spawn(program, environment: environment, newSession: true).start()
          // Without it an agent that ends at once is only known by the name that it never takes.
          try? onOwnThread("toast-agent") {
            while waitpid(process, nil, 0) < 0, errno == EINTR {}
            // A name that it took before it ended is told first.
            loop.run { first.resume(returning: .success(.ended)) }
          }
        } catch {
          first.resume(returning: .failure(error))
        }
      }
    }
    switch try start.get() {
    case .appeared: break
    case .late: throw AgentError.absent("\(program) took no name within \(Self.limit)")
    case .ended:
      // It leaves where another agent runs already.
      guard try await connection.owner(of: AgentInterface.name) == nil else { return }
      throw AgentError.absent("\(program) has ended at once")
    }
  }

  /// What starting the program comes to.
  private enum Start: Sendable { case appeared, ended, late }
}
