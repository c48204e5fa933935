/// A finding that somebody accepts, and why.
public struct AuditSuppression: Sendable, Equatable {
  /// The rule.
  public let rule: AuditRule
  /// Which toast, from 0; any when `nil`.
  public let toast: Int?
  /// Which part, as ``AuditElement`` describes it; any when `nil`.
  public let element: String?
  /// Why it is accepted; never empty.
  public let reason: String

  /// A suppression; `nil` without a reason, since nobody could tell later whether it still holds.
  public init?(_ rule: AuditRule, toast: Int? = nil, element: String? = nil, reason: String) {
    guard reason.contains(where: { !$0.isWhitespace }) else { return nil }
    self.rule = rule
    self.toast = toast
    self.element = element
    self.reason = reason
  }

  /// Whether it is about a result.
  func covers(_ result: AuditResult) -> Bool {
    rule == result.rule && (toast == nil || toast == result.toast)
      && (element == nil || element == result.element.description)
  }
}

extension AuditReport {
  /// The same report, in which findings that somebody accepted do not count.
  public func applying(_ suppressions: [AuditSuppression]) -> AuditReport {
    waiving { result in
      suppressions.first { $0.covers(result) }.map { .suppressed($0.reason) }
    }
  }

  /// The same report, in which findings do not count for which there is a reason.
  ///
  /// - Parameter accept: why a finding is accepted; `nil` for one that counts.
  public func accepting(_ accept: (AuditResult) -> String?) -> AuditReport {
    waiving { accept($0).map { .suppressed($0) } }
  }

  /// The same report, in which findings do not count that were there before.
  ///
  /// - Parameter baseline: the ``fingerprint(of:)`` of each finding of an earlier report.
  public func comparing(with baseline: Set<String>) -> AuditReport {
    waiving { baseline.contains(fingerprint(of: $0)) ? .baseline : nil }
  }

  /// Only findings can be waived, each once.
  private func waiving(_ reason: (AuditResult) -> AuditResult.Waiver?) -> AuditReport {
    var report = self
    for index in results.indices {
      let result = results[index]
      if result.isFailure || result.isQuestion { report.results[index].waiver = reason(result) }
    }
    return report
  }
}
