import GLibKit

/// Why no agent took a toast.
public enum AgentError: Error, Equatable, Sendable, CustomStringConvertible {
  /// There is none, and none could be started.
  case absent(String)
  /// The session bus does not answer.
  case unreachable(String)
  /// It did not take the request; the text names the field, what it was, and what is allowed.
  case invalid(String)
  /// Too many toasts are waiting.
  case refused(String)
  /// The toast that is meant is not there.
  case noToast(String)
  /// It is not there for this program: it is another one's, or its sender is gone.
  case notYours(String)
  /// It went away, or did not answer.
  case lost(String)

  /// For people.
  public var description: String {
    switch self {
    case .absent(let reason), .unreachable(let reason), .invalid(let reason), .refused(let reason),
      .noToast(let reason), .notYours(let reason), .lost(let reason):
      reason
    }
  }
}

extension BusError {
  /// The same, in the words of who shows toasts.
  var asAgentError: AgentError {
    switch remoteName {
    case AgentInterface.ErrorName.invalid: .invalid(message)
    case AgentInterface.ErrorName.refused: .refused(message)
    case AgentInterface.ErrorName.noSuchToast, AgentInterface.ErrorName.noFocus: .noToast(message)
    case AgentInterface.ErrorName.notYours, AgentInterface.ErrorName.senderGone: .notYours(message)
    default:
      code == .cannotConnect
        ? .unreachable("\(self)") : isNameless ? .absent("no agent runs") : .lost("\(self)")
    }
  }
}
