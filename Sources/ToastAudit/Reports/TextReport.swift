import ToastCore

/// A report for people.
extension AuditReport {
  /// Every finding, every question and what was not tested; then how often there was what.
  ///
  /// It has no colours, and is safe for a terminal whatever the toasts hold.
  public var text: String {
    var lines: [String] = []
    for (index, subject) in subjects.enumerated() {
      let shown = byToast[index].filter { $0.outcome == .failed || $0.outcome == .cantTell }
      guard !shown.isEmpty else { continue }
      lines.append(Self.heading(subject))
      lines += shown.flatMap(Self.lines)
      lines.append("")
    }
    let untested = results.filter { $0.outcome == .untested }
    if !untested.isEmpty {
      lines.append("Not tested:")
      lines += untested.map { "  \($0.rule.id) (\(Self.criterion($0.rule))): \($0.message)" }
      lines.append("")
    }
    lines.append(summary)
    return lines.joined(separator: "\n") + "\n"
  }

  /// The results of each toast.
  private var byToast: [ArraySlice<AuditResult>] {
    var slices: [ArraySlice<AuditResult>] = []
    var start = results.startIndex
    for index in subjects.indices {
      let end = results[start...].firstIndex { $0.toast != index } ?? results.endIndex
      slices.append(results[start..<end])
      start = end
    }
    return slices
  }

  private static func heading(_ subject: AuditSubject) -> String {
    let name = TextSafety.neutralize(subject.name, for: .terminal)
    let source = subject.source.map { TextSafety.neutralize($0, for: .terminal) + ": " } ?? ""
    let shown = name.isEmpty ? "" : " “\(name.count > 60 ? "\(name.prefix(60))…" : name)”"
    return "\(source)toast \(subject.position)\(shown)"
  }

  private static func criterion(_ rule: AuditRule) -> String {
    let criterion = rule.criterion
    let level = criterion.isOfWCAG ? criterion.level.rawValue : "EN 301 549"
    return "\(criterion.number) \(criterion.name), \(level)"
  }

  private static func lines(_ result: AuditResult) -> [String] {
    let word =
      switch (result.outcome, result.waiver) {
      case (.failed, nil): "failed"
      case (.failed, .baseline?): "failed before"
      case (.failed, .suppressed?): "accepted"
      case (_, .baseline?): "could not tell before"
      case (_, .suppressed?): "answered"
      case (_, nil): "could not tell"
      }
    let message = TextSafety.neutralize(result.message, for: .terminal)
    let circumstances = result.circumstances.isEmpty ? "" : " [\(result.circumstances)]"
    var lines = [
      "  \(word): \(result.element): \(message)\(circumstances)",
      "      \(result.rule.id) (\(criterion(result.rule)))",
    ]
    if case .suppressed(let reason)? = result.waiver {
      lines.append("      because: \(TextSafety.neutralize(reason, for: .terminal))")
    }
    return lines
  }

  /// One line on everything; never that a toast conforms.
  private var summary: String {
    let toasts = "\(subjects.count) \(subjects.count == 1 ? "toast" : "toasts")"
    let waived = waivedCount > 0 ? ", \(waivedCount) of them accepted or known" : ""
    return "Checked \(toasts) by \(rules.count) rules of \(profile.rawValue): "
      + "\(count(.failed)) failed, \(count(.cantTell)) could not be told\(waived), "
      + "\(count(.passed)) passed, \(count(.inapplicable)) did not apply. "
      + "A rule that passed does not mean that its criterion is met."
  }
}
