/// What one rule found out about one part of one toast.
public struct AuditResult: Sendable, Equatable {
  /// Why a finding does not count.
  public enum Waiver: Sendable, Equatable {
    /// Somebody accepted it, for this reason.
    case suppressed(String)
    /// It was there before.
    case baseline
  }

  /// The rule.
  public let rule: AuditRule
  /// Which toast, from 0; `nil` for what is said of all of them.
  public let toast: Int?
  /// Which part of it.
  public let element: AuditElement
  /// What became of it.
  public let outcome: AuditOutcome
  /// What was measured, in the unit of the rule (a ratio, pixels, seconds, a count).
  public let measured: Double?
  /// What is needed, in the same unit.
  public let required: Double?
  /// What was found, and for a finding what to do.
  public let message: String
  /// Under which preferences it was found; empty for those that the audit was given.
  public let circumstances: String
  /// Why it does not count.
  public internal(set) var waiver: Waiver?

  /// Whether it is a failure that counts.
  public var isFailure: Bool { outcome == .failed && waiver == nil }

  /// Whether only a person can tell, and nobody has waived it.
  public var isQuestion: Bool { outcome == .cantTell && waiver == nil }
}
