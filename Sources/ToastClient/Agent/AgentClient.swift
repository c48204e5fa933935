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

  private nonisolated let connection: BusConnection
  private var followers: [UInt64: @Sendable (ToastEvent) -> Void] = [:]
  private var isWatching = false

  /// The loop of the connection.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    connection.loop.asUnownedSerialExecutor()
  }

  /// The agent of the session that this connection belongs to.
  public init(_ connection: BusConnection) { self.connection = connection }

  /// Hands a toast over.
  ///
  /// - Parameter follower: is told what becomes of the toast, on the connection's loop; without
  ///   one nothing comes back. A toast whose agent goes away is told `ended(failed)`.
  public func show(
    _ request: ToastRequest, start: Start,
    follower: (@Sendable (ToastEvent) -> Void)? = nil
  ) async throws(AgentError) -> AcceptedToast {
    if follower != nil { watch() }
    let environment: [String: String]
    do {
      return try await hand(over: request, follower)
    } catch {
      guard error.isNameless, case .beside(let starter) = start else { throw error.asAgentError }
      environment = starter
    }
    do {
      try await AgentStarter(connection, environment: environment).ensureRunning()
      return try await hand(over: request, follower)
    } catch let error as BusError {
      throw error.asAgentError
    } catch let error as AgentError {
      throw error
    } catch {
      throw .absent("\(error)")
    }
  }

  /// Ends a toast.
  public func dismiss(_ id: UInt64) {
    connection.call(
      AgentInterface.method("Dismiss", autoStart: false), .tuple(id), limit: Self.answerLimit
    ) { _ in
      // Where the agent is gone, so is the toast.
    }
  }

  private func hand(
    over request: ToastRequest, _ follower: (@Sendable (ToastEvent) -> Void)?
  ) async throws(BusError) -> AcceptedToast {
    let (fields, descriptors) = RequestWire.encode(request)
    let method = AgentInterface.method("Show", autoStart: true)
    let outcome: Result<AcceptedToast, BusError> = await withCheckedContinuation { continuation in
      connection.call(
        method, .tuple([fields]), descriptors: descriptors, limit: Self.answerLimit
      ) { [weak self] reply in
        let accepted = reply.flatMap(Self.accepted)
        // Here and not after the continuation: the toast's first signal may be next in the line.
        if let follower, case .success(let toast) = accepted {
          self?.assumeIsolated { $0.followers[toast.id] = follower }
        }
        continuation.resume(returning: accepted)
      }
    }
    return try outcome.get()
  }

  private static func accepted(_ reply: Variant) -> Result<AcceptedToast, BusError> {
    guard let (id, print) = reply.decode(UInt64.self, Bool.self) else {
      return .failure(BusError(unexpected: reply, from: "Show"))
    }
    return .success(AcceptedToast(id: id, print: print))
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
    followers[wire.id.number]?(wire.event)
    if case .reported = wire.event { followers[wire.id.number] = nil }
  }

  private func lost() {
    let orphans = followers
    followers = [:]
    for (id, follower) in orphans.sorted(by: { $0.key < $1.key }) {
      for event in ToastEvent.failure(ToastID(id), "the agent has ended") { follower(event) }
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
