/// What became of a check: the five outcomes of EARL 1.0.
public enum AuditOutcome: String, Sendable, CaseIterable {
  /// What was checked holds. The criterion asks for more than a rule can check.
  case passed
  /// What was checked does not hold.
  case failed
  /// There is nothing that the rule is about.
  case inapplicable
  /// Only a person can tell, or only who knows more.
  case cantTell
  /// It was not looked at.
  case untested

  /// How much it matters beside others of the same thing.
  var weight: Int {
    switch self {
    case .untested: 0
    case .inapplicable: 1
    case .passed: 2
    case .cantTell: 3
    case .failed: 4
    }
  }
}
