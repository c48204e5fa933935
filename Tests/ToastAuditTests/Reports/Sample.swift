import ToastCore

@testable import ToastAudit

/// A report with each outcome, waived findings, and texts that want to break out of their place.
enum Sample {
  static let evil = "a\"b<c>&d]]>\u{1B}[31m\u{0}\u{7}\u{202E}\n\\'é𝄞"

  static var toasts: [AuditedToast] {
    var first = AuditedToast(
      ToastContent(
        icon: .image(Image("logo \(evil).png")), title: evil,
        message: "Press the green button", actions: [ToastAction("Undo") {}]),
      severity: .error, style: .custom { $0.titleColor = $0.backgroundColor })
    first.source = "folder with spaces/toasts \u{7}<&\">.json"
    var second = AuditedToast(ToastContent(title: "Saved", language: "en"), severity: .success)
    second.source = first.source
    return [first, second, AuditedToast(ToastContent())]
  }

  static var plain: AuditReport { audit(toasts, for: .wcag22AAA) }

  static var waived: AuditReport {
    let reason = AuditSuppression(.sensoryWording, reason: "the button is named \(evil)")
    let report = plain.applying([reason].compactMap(\.self))
    let known = report.results.filter { $0.rule == .imageAlternative && $0.isQuestion }
    return report.comparing(with: Set(known.map(report.fingerprint)))
  }
}
