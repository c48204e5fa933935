import GLibKit
import SystemKit
import ToastClient
import ToastCore

/// Does what is wanted of toasts that are there, through the agent that has them.
struct QueueRunner: Sendable {
  private let environment: [String: String]

  init(environment: [String: String]) { self.environment = environment }

  /// Does it.
  func run(_ order: QueueOrder) throws(CommandFailure) -> ExitStatus {
    do {
      let address = try SessionBus.address(environment: environment).get()
      try carryOut(order, AgentCommands(at: address))
    } catch let error as AgentError {
      try answer(error, order)
    } catch let error as CommandFailure {
      throw error
    } catch {
      throw CommandFailure(.notDelivered, "\(error)")
    }
    return .success
  }

  private func carryOut(_ order: QueueOrder, _ agent: AgentCommands) throws {
    switch order {
    case .dismiss(let id): try agent.end(id, .closedByPerson)
    case .dismissAll: try agent.endAll()
    case .invoke(let id, let action): try agent.act(id, action)
    case .focus: try agent.focus()
    case .extend(let id): try agent.extend(id)
    case .repeatLast: if let line = try agent.repeatLast() { TextLine.print(line, environment) }
    case .history(let json): try print(try agent.history(), json)
    }
  }

  private func print(_ toasts: [HistoryWire], _ json: Bool) throws(CommandFailure) {
    if json {
      try StandardOutput.write(JSONText.array(toasts.map(HistoryText.json)).text + "\n")
    } else {
      let now = Duration.wallTime
      try StandardOutput.write(toasts.map { HistoryText.line($0, now: now) }.joined())
    }
  }

  /// Where no agent runs no toast is there, which is what ending the one that shows is after.
  private func answer(_ error: AgentError, _ order: QueueOrder) throws(CommandFailure) {
    switch (error, order) {
    case (.invalid(let reason), _): throw CommandFailure(.usage, reason)
    case (.absent, .dismiss(nil)), (.noToast, .dismiss(nil)), (.absent, .dismissAll): return
    case (.absent, .history(let json)): try print([], json)
    case (.absent, .dismiss(let id?)), (.absent, .invoke(let id?, _)), (.absent, .extend(let id?)):
      throw CommandFailure(.notDelivered, "\(ToastAbsence.unknown(id))")
    case (.absent, .invoke), (.absent, .extend), (.absent, .focus):
      throw CommandFailure(.notDelivered, "\(ToastAbsence.nothingShows)")
    case (.absent, .repeatLast):
      throw CommandFailure(.notDelivered, "\(ToastAbsence.nothingWas)")
    default: throw CommandFailure(.notDelivered, "\(error)")
    }
  }
}
