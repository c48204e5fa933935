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

  /// The word of reports, for programs.
  public var word: String {
    switch self {
    case .expired: "expired"
    case .action: "action"
    case .closedByCaller: "closed-by-caller"
    case .closedByPerson: "closed-by-person"
    case .cleared: "cleared"
    case .refused: "refused"
    case .failed: "failed"
    }
  }

  /// For people.
  public var description: String {
    switch self {
    case .expired: "expired"
    case .action(let name): "ended by its action “\(name)”"
    case .closedByCaller: "closed by the program that showed it"
    case .closedByPerson: "closed by the person"
    case .cleared: "cleared"
    case .refused(let reason): "refused: \(reason)"
    case .failed(let reason): "failed: \(reason)"
    }
  }
}
