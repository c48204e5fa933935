/// What an audit found out, in order: by toast, rule and element. It lists what was checked and
/// never says that a toast conforms.
public struct AuditReport: Sendable, Equatable {
  /// What was checked against.
  public let profile: AuditProfile
  /// The rules that were checked, without those that were left out.
  public let rules: [AuditRule]
  /// The toasts, in order.
  public let subjects: [AuditSubject]
  /// Whether every combination of preferences was tried.
  public let isMatrix: Bool
  /// Every result.
  public internal(set) var results: [AuditResult]

  /// The failures that count.
  public var failures: [AuditResult] { results.filter(\.isFailure) }

  /// What only a person can tell, and nobody has waived.
  public var questions: [AuditResult] { results.filter(\.isQuestion) }

  /// How often there was an outcome, waived ones included.
  public func count(_ outcome: AuditOutcome) -> Int { results.count { $0.outcome == outcome } }

  /// How many findings were waived.
  public var waivedCount: Int { results.count { $0.waiver != nil } }

  /// What stays the same of a result from one run to the next: its rule, its part, and what its
  /// toast says; not the toast's place, which changes when another one is added before it.
  public func fingerprint(of result: AuditResult) -> String {
    let identity = result.toast.map { subjects[$0].identity } ?? "all"
    return "\(result.rule.id)/\(result.element)/\(identity)"
  }
}
