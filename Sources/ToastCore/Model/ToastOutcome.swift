/// How a toast ended. It is told exactly once for each toast.
public enum ToastOutcome: Sendable, Equatable, CustomStringConvertible {
  /// Its time was over.
  case expired
  /// A person tapped it.
  case tapped
  /// A person swiped it away.
  case swiped
  /// A person took the action of this name.
  case action(String)
  /// The program that showed it took it back.
  case closedByCaller
  /// A person closed it.
  case closedByPerson
  /// Another toast took its place.
  case replaced
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
    case .tapped: "tapped"
    case .swiped: "swiped"
    case .action: "action"
    case .closedByCaller: "closed-by-caller"
    case .closedByPerson: "closed-by-person"
    case .replaced: "replaced"
    case .cleared: "cleared"
    case .refused: "refused"
    case .failed: "failed"
    }
  }

  /// For people.
  public var description: String {
    switch self {
    case .expired: "expired"
    case .tapped: "tapped"
    case .swiped: "swiped away"
    case .action(let name): "ended by its action “\(name)”"
    case .closedByCaller: "closed by the program that showed it"
    case .closedByPerson: "closed by the person"
    case .replaced: "replaced by another toast"
    case .cleared: "cleared"
    case .refused(let reason): "refused: \(reason)"
    case .failed(let reason): "failed: \(reason)"
    }
  }
}
