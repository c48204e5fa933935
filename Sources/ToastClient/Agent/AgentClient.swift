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

  /// Which of a program's own toasts.
  public enum Which: String, Sendable, CaseIterable {
    /// The newest that is showing.
    case current
    /// Those that are showing or waiting.
    case all
  }

  /// The connection to the session bus.
  public nonisolated let connection: BusConnection
  private var followed: [ToastID: FollowedToast] = [:]
  private var isWatching = false

  /// The loop of the connection.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    connection.loop.asUnownedSerialExecutor()
  }

  /// The agent of the session that this connection belongs to.
  public init(_ connection: BusConnection) { self.connection = connection }

  /// Hands a toast over to an agent that runs, or that the bus starts, and waits for nothing more.
  /// It blocks the calling thread, and needs no connection and no loop.
  ///
  /// - Parameters:
  ///   - replaced: the toast whose place and number it takes, where that is there still.
  ///   - text: prints the toast's line.
  ///   - address: that of the session bus.
  /// - Returns: its number.
  @discardableResult
  public static func hand(
    over request: ToastRequest, replacing replaced: ToastID? = nil, text: SenderText,
    at address: String
  ) throws(AgentError) -> ToastID {
    let call = ShowCall(request, replacing: replaced, follows: false)
    do {
      let reply = try SingleCall.call(
        address, ShowCall.method, call.arguments, descriptors: call.descriptors,
        limit: ShowCall.limit)
      let (id, print) = try ShowCall.accepted(reply).get()
      if print { text.print(id) }
      return id
    } catch {
      throw error.asAgentError
    }
  }

  /// Whether an agent runs, or the bus can start one.
  public static func isAvailable(on connection: BusConnection) async -> Bool {
    if (try? await connection.owner(of: AgentInterface.name)) ?? nil != nil { return true }
    return await connection.canActivate(AgentInterface.name)
  }

  /// Hands a toast over; its line is printed here when the plan says so.
  ///
  /// - Parameters:
  ///   - replaced: the toast whose place and number it takes, where that is there still.
  ///   - text: prints the toast's line.
  ///   - follower: is told what becomes of the toast, on the connection's loop; without one
  ///     nothing comes back. A toast whose agent goes away is told `ended(failed)`, and printed unless
  ///     something took it before.
  /// - Returns: its number.
  @discardableResult
  public func show(
    _ request: ToastRequest, replacing replaced: ToastID? = nil, text: SenderText, start: Start,
    follower: ToastObserver? = nil
  ) async throws(AgentError) -> ToastID {
    let follow = follower.map { FollowedToast(request, text: text, reachable: true, observer: $0) }
    if follow != nil { watch() }
    do {
      return try await hand(over: request, replaced, text, follow)
    } catch {
      guard error.isNameless, case .beside(let environment) = start else {
        throw error.asAgentError
      }
      try await Self.startAgent(connection, environment)
    }
    do {
      return try await hand(over: request, replaced, text, follow)
    } catch {
      throw error.asAgentError
    }
  }

  /// Ends a toast.
  public func end(_ id: ToastID, _ outcome: ToastOutcome) {
    connection.call(
      AgentInterface.method("End", autoStart: false),
      .tuple(id.number, OutcomeWire.encode(outcome)), limit: ShowCall.limit
    ) { _ in
      // Where the agent is gone, so is the toast.
    }
  }

  /// Changes what a toast of this connection says. Its text has been revised before.
  public func update(_ id: ToastID, _ request: ToastRequest) {
    // A file that is spoken into is not sent a second time.
    let (fields, _) = RequestWire.encode(request.spokenAloud)
    connection.call(
      AgentInterface.method("Update", autoStart: false), .tuple([id.number.variant, fields]),
      limit: ShowCall.limit
    ) { _ in
      // What is wrong with it, was wrong with the toast before.
    }
  }

  /// Ends the toast of this connection that is showing, or all of them.
  public func endOwn(_ which: Which) {
    connection.call(
      AgentInterface.method("EndOwn", autoStart: false), .tuple(which.rawValue),
      limit: ShowCall.limit
    ) { _ in }
  }

  /// Starts the agent that lies beside the running program, where none runs.
  public static func startAgent(
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
    over request: ToastRequest, _ replaced: ToastID?, _ text: SenderText, _ follow: FollowedToast?
  ) async throws(BusError) -> ToastID {
    let call = ShowCall(request, replacing: replaced, follows: follow != nil)
    let outcome: Result<ToastID, BusError> = await withCheckedContinuation { continuation in
      connection.call(
        ShowCall.method, call.arguments, descriptors: call.descriptors, limit: ShowCall.limit
      ) { [weak self] reply in
        let accepted = reply.flatMap(ShowCall.accepted).map { (id, print) in
          // Here and not after the continuation: the toast's first signal may be next in the line.
          if let follow { self?.assumeIsolated { $0.followed[id] = follow } }
          if print { text.print(id) }
          return id
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
    followed[wire.id]?.tell(wire.id, wire.event)
    if case .reported = wire.event { followed[wire.id] = nil }
  }

  private func lost() {
    let orphans = followed
    followed = [:]
    for (id, toast) in orphans.sorted(by: { $0.key < $1.key }) {
      toast.tellLoss(id, "the agent has ended")
    }
  }
}

extension ToastRequest {
  fileprivate var spokenAloud: ToastRequest {
    var request = self
    request.speech.destination = .loudspeaker
    return request
  }
}
