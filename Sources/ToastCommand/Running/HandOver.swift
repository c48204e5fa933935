/// Another program that does what is asked for, so that `toast` stays small.
struct HandOver {
  private let program: String
  /// What the program is given before the arguments.
  private let first: [[UInt8]]
  /// The exit status where it cannot be run.
  private let failure: Int32

  /// The program for a request; `nil` where this one does it. An audit's wrong arguments are its
  /// own too, since their exit status is.
  init?(_ request: CommandRequest, _ arguments: [[UInt8]]) {
    switch request {
    case .listen:
      self.init(
        program: "toast-ear", first: [Array("toast".utf8)],
        failure: ExitStatus.notDelivered.rawValue)
    case .audit: self.init(program: "toast-audit", failure: 2)
    case .usageError where arguments.first?.elementsEqual("audit".utf8) == true:
      self.init(program: "toast-audit", failure: 2)
    default: return nil
    }
  }

  private init(program: String, first: [[UInt8]] = [], failure: Int32) {
    self.program = program
    self.first = first
    self.failure = failure
  }

  /// Becomes it, or says why it cannot.
  func run(_ arguments: [[UInt8]]) -> Int32 {
    Remark.say(ProgramHandOver.become(program, first + arguments))
    return failure
  }
}
