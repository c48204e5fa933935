/// Which rules are checked.
public enum AuditProfile: String, Sendable, CaseIterable {
  /// WCAG 2.2, level A.
  case wcag22A = "wcag22-a"
  /// WCAG 2.2, levels A and AA.
  case wcag22AA = "wcag22-aa"
  /// WCAG 2.2, all levels.
  case wcag22AAA = "wcag22-aaa"
  /// EN 301 549 v3.2.1: clause 11, which is WCAG 2.1, levels A and AA, without what is void for
  /// software; and clause 5.4.
  case en301549
  /// The Revised 508 Standards: WCAG 2.0, levels A and AA.
  case section508

  /// Whether a rule belongs to it.
  public func includes(_ rule: AuditRule) -> Bool {
    let criterion = rule.criterion
    guard criterion.isOfWCAG else { return self == .en301549 }
    return switch self {
    case .wcag22A: criterion.level == .a
    case .wcag22AA: criterion.level <= .aa
    case .wcag22AAA: true
    case .en301549: criterion.clause != nil
    case .section508: criterion.level <= .aa && criterion.since == .wcag20
    }
  }

  /// Its rules, in their order.
  public var rules: [AuditRule] { AuditRule.allCases.filter(includes) }
}
