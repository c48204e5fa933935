/// Becomes the program that checks toasts: `toast` stays small.
enum AuditHandOver {
  /// The exit status of an audit that could not be made.
  static let couldNotRun: Int32 = 2

  /// Whether the arguments are an audit's; wrong ones too, since their exit status is its own.
  static func isWanted(_ request: CommandRequest, _ arguments: [[UInt8]]) -> Bool {
    switch request {
    case .audit: true
    case .usageError: arguments.first?.elementsEqual("audit".utf8) == true
    default: false
    }
  }

  /// Becomes it, or says why it cannot.
  static func run(_ arguments: [[UInt8]]) -> Int32 {
    Remark.say(ProgramHandOver.become("toast-audit", arguments))
    return couldNotRun
  }
}
