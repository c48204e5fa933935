/// Checks toasts of a running program.
///
/// What the accessibility bus does not tell, such as colours and times, is left untested.
///
/// - Parameters:
///   - toasts: what was found on the bus.
///   - profile: which rules are checked.
///   - source: what the program is called in the report.
///   - disabled: rules that are left out.
public func audit(
  _ toasts: [LiveToast], for profile: AuditProfile = .wcag22AA, source: String? = nil,
  disabled: Set<AuditRule> = []
) -> AuditReport {
  let rules = profile.rules.filter { !disabled.contains($0) }
  let checked = rules.filter { LiveRules.checked.contains($0) }
  var results: [AuditResult] = []
  for (index, toast) in toasts.enumerated() {
    let check = LiveRules(toast: toast)
    for rule in checked {
      results += check.findings(rule).map { finding in
        AuditResult(
          rule: rule, toast: index, element: finding.element, outcome: finding.outcome,
          measured: finding.measured, required: finding.required, message: finding.message,
          circumstances: "")
      }
    }
  }
  results += rules.filter { !LiveRules.checked.contains($0) }.map { rule in
    AuditResult(
      rule: rule, toast: nil, element: .toast, outcome: .untested, measured: nil, required: nil,
      message: rule.liveUntestedReason, circumstances: "")
  }
  return AuditReport(
    profile: profile, rules: rules, subjects: AuditSubject.all(of: toasts, source: source),
    isMatrix: false, results: results)
}

extension AuditRule {
  /// Why the accessibility bus cannot answer it.
  fileprivate var liveUntestedReason: String {
    switch self {
    case .keyboardTrap, .pointerUp, .contextOnFocus, .contextOnInput, .focusVisible:
      "it takes pressing and looking, and an audit presses nothing"
    default: "the accessibility bus does not tell; audit the toast's description for it"
    }
  }
}

extension AuditSubject {
  /// The subjects of an audit of a running program.
  fileprivate static func all(of toasts: [LiveToast], source: String?) -> [AuditSubject] {
    let identities = AuditSubject.identities(
      of: toasts.map { toast in [toast.object.role, toast.object.name] + toast.object.labels })
    return toasts.enumerated().map { index, toast in
      AuditSubject(
        identity: identities[index],
        name: toast.object.isNamed ? toast.object.name : toast.announcements.first ?? "",
        source: source, position: index)
    }
  }
}
