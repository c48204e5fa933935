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
  /// It went away, or did not answer.
  case lost(String)

  /// For people.
  public var description: String {
    switch self {
    case .absent(let reason), .unreachable(let reason), .invalid(let reason), .refused(let reason),
      .lost(let reason):
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
    default:
      code == .cannotConnect
        ? .unreachable("\(self)") : isNameless ? .absent("no agent runs") : .lost("\(self)")
    }
  }
}
