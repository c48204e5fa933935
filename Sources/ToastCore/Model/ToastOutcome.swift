/// How a toast ended. It is told exactly once for each toast.
public enum ToastOutcome: Sendable, Equatable, CustomStringConvertible {
  /// Its time was over.
  case expired
  /// A person took the action of this name.
  case action(String)
  /// The program that showed it took it back.
  case closedByCaller
  /// A person closed it.
  case closedByPerson
  /// Everything was cleared.
  case cleared
  /// The queue did not take it; the text says why.
  case refused(String)
  /// It could not be presented to its end; the text says why.
  case failed(String)

  /// The word of a report: `expired`, `action`, …
  public var description: String {
    switch self {
    case .expired: "expired"
    case .action: "action"
    case .closedByCaller: "closed by the caller"
    case .closedByPerson: "closed by the person"
    case .cleared: "cleared"
    case .refused: "refused"
    case .failed: "failed"
    }
  }
}
