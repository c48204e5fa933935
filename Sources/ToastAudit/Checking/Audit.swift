public import ToastCore
import ToastLayout

/// Checks toasts.
///
/// The same toasts always give the same report. Text is measured without fonts, each character as
/// wide as the widest of most fonts on average, so that a report does not depend on a machine's.
///
/// - Parameters:
///   - toasts: what is checked.
///   - profile: which rules are checked.
///   - preferences: with which they are seen, unless a toast says otherwise.
///   - isMatrix: whether every combination of the preferences that matter is tried; each result is
///     then the worst of all of them, with the first combination that had it.
///   - disabled: rules that are left out.
public func audit(
  _ toasts: [AuditedToast], for profile: AuditProfile = .wcag22AA,
  preferences: AccessibilityPreferences = AccessibilityPreferences(), matrix isMatrix: Bool = false,
  disabled: Set<AuditRule> = []
) -> AuditReport {
  let rules = profile.rules.filter { !disabled.contains($0) }
  let checked = Set(rules.filter { $0.untestedReason == nil })
  let parts = Threads.map(toasts.count) { range in
    check(toasts, range, checked, preferences, isMatrix: isMatrix)
  }
  var results: [AuditResult] = []
  results.reserveCapacity(parts.reduce(rules.count) { $0 + $1.count })
  for part in parts { results += part }
  for rule in rules {
    guard let reason = rule.untestedReason else { continue }
    results.append(
      AuditResult(
        rule: rule, toast: nil, element: .toast, outcome: .untested, measured: nil, required: nil,
        message: reason, circumstances: ""))
  }
  return AuditReport(
    profile: profile, rules: rules, subjects: AuditSubject.all(of: toasts), isMatrix: isMatrix,
    results: results)
}

/// The results of some of the toasts, in order.
private func check(
  _ toasts: [AuditedToast], _ range: Range<Int>, _ checked: Set<AuditRule>,
  _ preferences: AccessibilityPreferences, isMatrix: Bool
) -> [AuditResult] {
  var matrices: (for: AccessibilityPreferences, Matrix)?
  func matrix(_ preferences: AccessibilityPreferences) -> Matrix {
    if let matrices, matrices.for == preferences { return matrices.1 }
    let matrix = isMatrix ? Matrix(around: preferences) : Matrix(preferences)
    matrices = (preferences, matrix)
    return matrix
  }
  var results: [AuditResult] = []
  // Some rules have a result for each button: to move all of them costs more than room.
  results.reserveCapacity(range.count * checked.count * 2)
  for index in range {
    let toast = toasts[index]
    ToastCheck(toast, checked, matrix(toast.preferences ?? preferences))
      .append(to: &results, as: index)
  }
  return results
}

/// Checks one toast; see ``audit(_:for:preferences:matrix:disabled:)``.
///
/// - Parameter accept: why a finding is accepted; `nil` for one that counts.
public func audit(
  _ toast: AuditedToast, for profile: AuditProfile = .wcag22AA,
  preferences: AccessibilityPreferences = AccessibilityPreferences(), matrix isMatrix: Bool = false,
  accepting accept: (AuditResult) -> String? = { _ in nil }
) -> AuditReport {
  audit([toast], for: profile, preferences: preferences, matrix: isMatrix).accepting(accept)
}
