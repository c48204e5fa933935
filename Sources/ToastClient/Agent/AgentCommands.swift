import GLibKit
public import ToastCore

/// What can be asked of the agent that runs, by a program that asks once and ends. Each call blocks
/// the calling thread, and starts no agent: where none runs there is nothing to ask about.
public struct AgentCommands: Sendable {
  /// An agent that has to start, asks who listens, and then waits for a voice that hangs, is heard
  /// within this time.
  private static let diagnosisLimit: Duration = .seconds(10)

  private let address: String

  /// The agent at a session bus.
  public init(at address: String) { self.address = address }

  /// Ends a toast; the one that is showing when `nil`.
  public func end(_ id: ToastID?, _ outcome: ToastOutcome) throws(AgentError) {
    try call("End", .tuple(Self.number(id), OutcomeWire.encode(outcome)))
  }

  /// Ends everything that is showing or waiting.
  public func endAll() throws(AgentError) { try call("EndAll") }

  /// Takes an action of a toast, wherever that is; of the one that is showing when `nil`.
  ///
  /// - Parameter action: its name, its title, or its number from 0.
  public func act(_ id: ToastID?, _ action: String) throws(AgentError) {
    try call("Act", .tuple(Self.number(id), action))
  }

  /// Begins the time of a toast anew; of the one that is showing when `nil`.
  public func extend(_ id: ToastID?) throws(AgentError) {
    try call("Extend", .tuple(Self.number(id)))
  }

  /// Moves the keyboard to the newest toast that is on the screen.
  public func focus() throws(AgentError) { try call("Focus") }

  /// Says and announces the last toast again.
  ///
  /// - Returns: its line, where printing it is all that is left.
  public func repeatLast() throws(AgentError) -> String? {
    Self.line(try call("Repeat").decode(String.self))
  }

  /// The toasts that were and those that are showing, the oldest first.
  public func history() throws(AgentError) -> [HistoryWire] {
    let reply = try call("History")
    guard let toasts = reply.decode([[String: Variant]].self) else {
      throw BusError(unexpected: reply, from: "History").asAgentError
    }
    do {
      var records: [HistoryWire] = []
      for toast in toasts { records.append(try HistoryWire(toast.variant)) }
      return records
    } catch {
      throw .lost("the agent's history cannot be read: \(error)")
    }
  }

  /// A toast whose progress is told.
  public enum Target: Sendable, Equatable {
    /// One that is there.
    case number(ToastID)
    /// The one of this name of this application; the first time it comes.
    case name(String)
  }

  /// Tells how far something has come.
  ///
  /// - Parameters:
  ///   - request: what the toast is like when it comes. Of one that is there, its text stays where
  ///     this has none, and otherwise its text, its progress and its time change.
  ///   - target: the toast.
  /// - Returns: the toast's number, and its line, where printing it is all that is left.
  public func progress(
    _ request: ToastRequest, of target: Target
  ) throws(AgentError) -> (ToastID, line: String?) {
    let (fields, _) = RequestWire.encode(request)
    let (number, name): (UInt64, String) =
      switch target {
      case .number(let id): (id.number, "")
      case .name(let name): (0, name)
      }
    let arguments = Variant.tuple([fields, number.variant, name.variant])
    let reply = try call("Progress", arguments, autoStart: true)
    guard let (id, line) = reply.decode(UInt64.self, String.self) else {
      throw BusError(unexpected: reply, from: "Progress").asAgentError
    }
    return (ToastID(id), Self.line(line))
  }

  /// What the agent has found on this machine, and what it would do with a toast now; the bus starts
  /// an installed one.
  public func diagnose(_ request: ToastRequest) throws(AgentError) -> DeliveryDiagnosis {
    let (fields, _) = RequestWire.encode(request)
    let reply = try call(
      "Diagnose", .tuple([fields]), autoStart: true, limit: Self.diagnosisLimit)
    guard let found = reply.decode([String: Variant].self) else {
      throw BusError(unexpected: reply, from: "Diagnose").asAgentError
    }
    do {
      return try DiagnosisWire.decode(found.variant)
    } catch {
      throw .lost("the agent's diagnosis cannot be read: \(error)")
    }
  }

  /// What the settings of the agent's display say of preferences; nothing while it has none.
  package func displaySettings() throws(AgentError) -> [PreferenceLayer] {
    let reply = try call("DisplaySettings")
    guard let settings = DisplaySettingsWire.decode(reply) else {
      throw BusError(unexpected: reply, from: "DisplaySettings").asAgentError
    }
    return settings
  }

  /// 0 is the toast that is showing.
  private static func number(_ id: ToastID?) -> UInt64 { id?.number ?? 0 }

  private static func line(_ text: String?) -> String? { text.flatMap { $0.isEmpty ? nil : $0 } }

  @discardableResult
  private func call(
    _ member: String, _ arguments: Variant = .tuple([]), autoStart: Bool = false,
    limit: Duration = ShowCall.limit
  ) throws(AgentError) -> Variant {
    do {
      return try SingleCall.call(
        address, AgentInterface.method(member, autoStart: autoStart), arguments,
        limit: limit)
    } catch {
      throw error.asAgentError
    }
  }
}
