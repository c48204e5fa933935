/// One thing that `toast doctor` looked at.
struct Finding: Sendable, Equatable {
  /// How it is.
  enum State: String, Sendable {
    /// It is there, and works.
    case ok
    /// It is not there, which may be as it should be.
    case none
    /// It is broken, or missing where it is needed.
    case problem
  }

  /// What was looked at, as the text has it: `session bus`.
  var subject: String
  /// How it is.
  var state: State
  /// What was found.
  var found: String
  /// What to do about it; `nil` where there is nothing to do.
  var advice: String?

  init(_ subject: String, _ state: State, _ found: String, advice: String? = nil) {
    self.subject = subject
    self.state = state
    self.found = found
    self.advice = advice
  }
}
