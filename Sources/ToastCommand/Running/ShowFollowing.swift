import GLibKit
import SystemKit
import ToastClient
import ToastCore

/// Shows a toast through whichever agent there is, or can be started, and follows it.
struct ShowFollowing: Sendable {
  private let options: ShowOptions
  private let request: ToastRequest
  private let hasSession: Bool
  private let loop: EventLoop
  private let environment: [String: String]

  init(
    _ options: ShowOptions, _ request: ToastRequest, hasSession: Bool, loop: EventLoop,
    environment: [String: String]
  ) {
    self.hasSession = hasSession
    self.options = options
    self.request = request
    self.loop = loop
    self.environment = environment
  }

  /// Who takes the toast.
  private enum Agent {
    case session(AgentClient)
    case once(OnceAgent)
  }

  func run() async throws(CommandFailure) -> ExitStatus {
    let text = SenderText(request, environment: environment)
    let follower = options.follows ? Follower(options, loop: loop) : nil
    let agent = await findAgent()
    // Its connection must outlive the waiting.
    defer { withExtendedLifetime(agent) {} }
    let id: ToastID
    do {
      id = try await hand(over: text, to: agent, follower)
    } catch {
      return try WithoutAgent(error, request, text).tell(options)
    }
    if options.printsID { try StandardOutput.write("\(id)\n") }
    guard let follower else { return .success }
    return try print(await follower.end(within: options.timeout))
  }

  private func findAgent() async -> Agent {
    guard hasSession, let address = try? SessionBus.address(environment: environment).get(),
      let connection = try? await BusConnection.open(address, on: loop)
    else { return .once(OnceAgent(loop: loop, environment: environment)) }
    return .session(AgentClient(connection))
  }

  private func hand(
    over text: SenderText, to agent: Agent, _ follower: Follower?
  ) async throws(AgentError) -> ToastID {
    switch agent {
    case .session(let agent):
      let start = AgentClient.Start.beside(environment: environment)
      let observer = follower?.observer { [loop] id, outcome in
        loop.task { await agent.end(id, outcome) }
      }
      return try await agent.show(
        request, replacing: options.replaced, text: text, start: start, follower: observer)
    case .once(let agent):
      return try await agent.show(request, text: text, follower: follower?.observer(end: nil))
    }
  }

  private func print(_ end: Follower.End) throws(CommandFailure) -> ExitStatus {
    if let report = end.report { try options.print(report) }
    if let place = end.action, let name = options.actions[place].name {
      try StandardOutput.write("\(name)\n")
    }
    let limit = options.timeout.map { "\($0)" } ?? ""
    // A file that is not whole must not take the place of one that is.
    if options.output != nil, end.speech?.state != .delivered {
      let problem = end.isLate ? "it was not spoken within \(limit)" : "it was not spoken"
      throw CommandFailure(.outputNotWritable, "--output: \(end.speech?.reason ?? problem)")
    }
    if case .failed(let reason) = end.report?.outcome { Remark.say(reason) }
    if end.isLate {
      Remark.say("nothing more was heard of the toast within \(limit)")
    }
    if options.tellsOutcome, let status = end.outcomeStatus { return status }
    return end.isDelivered || (end.isLate && !options.mustDeliver) ? .success : .notDelivered
  }
}

extension Follower.End {
  /// How the toast ended, for `--exit-status`; `nil` where that is a failure like any other.
  fileprivate var outcomeStatus: ExitStatus? {
    if action != nil { return .success }
    guard let outcome = report?.outcome else { return isLate ? .timedOut : nil }
    return switch outcome {
    case .action: .success
    case .expired: .timedOut
    case .tapped, .swiped, .closedByCaller, .closedByPerson, .replaced, .cleared: .dismissed
    case .refused, .failed: nil
    }
  }
}
