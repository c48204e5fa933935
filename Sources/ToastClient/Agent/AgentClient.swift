public import GLibKit
public import ToastCore

/// The session's agent, seen from a program that has a toast for it.
public actor AgentClient {
  /// What to do where no agent runs.
  public enum Start: Sendable {
    /// Let the bus start an installed one.
    case activated
    /// Otherwise start the one that lies beside the running program.
    case beside(environment: [String: String])
  }

  /// Long enough for a cold agent, which first asks who listens.
  private static let answerLimit: Duration = .seconds(5)

  /// The connection to the session bus.
  public nonisolated let connection: BusConnection
  private var followers: [ToastID: ToastObserver] = [:]
  /// Those of the followed toasts that are over and not yet reported.
  private var ended: Set<ToastID> = []
  private var isWatching = false

  /// The loop of the connection.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    connection.loop.asUnownedSerialExecutor()
  }

  /// The agent of the session that this connection belongs to.
  public init(_ connection: BusConnection) { self.connection = connection }

  /// Whether an agent runs, or the bus can start one.
  public static func isAvailable(on connection: BusConnection) async -> Bool {
    if (try? await connection.owner(of: AgentInterface.name)) ?? nil != nil { return true }
    return await connection.canActivate(AgentInterface.name)
  }

  /// Hands a toast over; its line is printed here when the plan says so.
  ///
  /// - Parameters:
  ///   - text: prints the toast's line.
  ///   - follower: is told what becomes of the toast, on the connection's loop; without one
  ///     nothing comes back. A toast whose agent goes away is told `ended(failed)`.
  /// - Returns: its number.
  @discardableResult
  public func show(
    _ request: ToastRequest, text: SenderText, start: Start,
    follower: ToastObserver? = nil
  ) async throws(AgentError) -> ToastID {
    let follow = follower.map { text.completing($0) }
    if follow != nil { watch() }
    do {
      return try await hand(over: request, text, follow)
    } catch {
      guard error.isNameless, case .beside(let environment) = start else {
        throw error.asAgentError
      }
      try await Self.startAgent(connection, environment)
    }
    do {
      return try await hand(over: request, text, follow)
    } catch {
      throw error.asAgentError
    }
  }

  /// Ends a toast.
  public func end(_ id: ToastID, _ outcome: ToastOutcome) {
    connection.call(
      AgentInterface.method("End", autoStart: false),
      .tuple(id.number, OutcomeWire.encode(outcome)), limit: Self.answerLimit
    ) { _ in
      // Where the agent is gone, so is the toast.
    }
  }

  private static func startAgent(
    _ connection: BusConnection, _ environment: [String: String]
  ) async throws(AgentError) {
    do {
      try await AgentStarter(connection, environment: environment).ensureRunning()
    } catch let error as AgentError {
      throw error
    } catch {
      throw .absent("\(error)")
    }
  }

  private func hand(
    over request: ToastRequest, _ text: SenderText,
    _ follower: ToastObserver?
  ) async throws(BusError) -> ToastID {
    let (fields, descriptors) = RequestWire.encode(request)
    let method = AgentInterface.method("Show", autoStart: true)
    let outcome: Result<ToastID, BusError> = await withCheckedContinuation { continuation in
      connection.call(
        method, .tuple([fields, (follower != nil).variant]), descriptors: descriptors,
        limit: Self.answerLimit
      ) { [weak self] reply in
        let accepted = reply.flatMap { (reply) -> Result<ToastID, BusError> in
          guard let (number, print) = reply.decode(UInt64.self, Bool.self) else {
            return .failure(BusError(unexpected: reply, from: "Show"))
          }
          // Here and not after the continuation: the toast's first signal may be next in the line.
          if let follower { self?.assumeIsolated { $0.followers[ToastID(number)] = follower } }
          if print { text.print() }
          return .success(ToastID(number))
        }
        continuation.resume(returning: accepted)
      }
    }
    return try outcome.get()
  }

  private func watch() {
    guard !isWatching else { return }
    isWatching = true
    connection.subscribe(.init(interface: AgentInterface.name, path: AgentInterface.path)) {
      [weak self] signal in
      self?.assumeIsolated { $0.arrived(signal) }
    }
    connection.onOwnerChange(of: AgentInterface.name) { [weak self] _, old, _ in
      if !old.isEmpty { self?.assumeIsolated { $0.lost() } }
    }
    connection.onClosed { [weak self] in self?.assumeIsolated { $0.lost() } }
  }

  private func arrived(_ signal: BusSignal) {
    // What this program does not know comes from a newer agent, and nobody here waits for it.
    guard let wire = try? EventWire(member: signal.member, arguments: signal.arguments) else {
      return
    }
    followers[wire.id]?(wire.id, wire.event)
    switch wire.event {
    case .ended: ended.insert(wire.id)
    case .reported:
      followers[wire.id] = nil
      ended.remove(wire.id)
    case .print, .accepted, .acted, .finished: break
    }
  }

  private func lost() {
    let (orphans, ended) = (followers, ended)
    followers = [:]
    self.ended = []
    for (id, follower) in orphans.sorted(by: { $0.key < $1.key }) {
      let events = ToastEvent.failure(
        id, "the agent has ended", wasEnded: ended.contains(id))
      for event in events { follower(id, event) }
    }
  }
}

extension BusError {
  /// The same, in the words of who shows toasts.
  fileprivate var asAgentError: AgentError {
    switch remoteName {
    case AgentInterface.ErrorName.invalid: .invalid(message)
    case AgentInterface.ErrorName.refused: .refused(message)
    default: isNameless ? .absent("no agent runs") : .lost("\(self)")
    }
  }
}
