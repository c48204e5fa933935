import GLibKit
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
    switch try await turn() {
    case .agentRuns: break
    case .ours: try await start()
    case .tooLate: throw AgentError.absent("the agent did not start within \(Self.limit)")
    }
    try await connection.releaseName(AgentInterface.starterName)
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
    let appeared: Result<Bool, SystemError> = await withCheckedContinuation { continuation in
      let first = FirstResult(continuation)
      loop.run {
        connection.onOwnerChange(of: AgentInterface.name) { _, _, new in
          if !new.isEmpty { first.resume(returning: .success(true)) }
        }
        loop.after(Self.limit) { first.resume(returning: .success(false)) }
        do throws(SystemError) {
          _ = try Spawn(program, environment: environment, newSession: true).start()
        } catch {
          first.resume(returning: .failure(error))
        }
      }
    }
    guard try appeared.get() else {
      throw AgentError.absent("\(program) took no name within \(Self.limit)")
    }
  }
}
