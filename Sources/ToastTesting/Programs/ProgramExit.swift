/// How a program ended.
public enum ProgramExit: Equatable, Sendable, CustomStringConvertible {
  /// By itself, with this status.
  case status(CInt)
  /// By a signal.
  case signal(CInt)

  /// Reads what `waitpid` reports.
  init(_ status: CInt) {
    let signal = status & 0x7F
    self = signal == 0 ? .status((status >> 8) & 0xFF) : .signal(signal)
  }

  /// As a shell reports it: the status, or 128 and the signal's number.
  public var code: CInt {
    switch self {
    case .status(let status): status
    case .signal(let signal): 128 + signal
    }
  }

  /// For people.
  public var description: String {
    switch self {
    case .status(let status): "status \(status)"
    case .signal(let signal): "signal \(signal)"
    }
  }
}
