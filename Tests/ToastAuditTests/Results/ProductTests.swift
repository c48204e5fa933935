import Testing
import ToastCore

@testable import ToastAudit

/// What we ship ourselves passes our own audit (`spec/audit.md`).
@Suite struct ProductTests {
  private static let content = ToastContent(
    title: "Your file was saved in the usual place",
    message: "It can be found there, and a copy of it is kept for thirty days in case of need.",
    actions: [ToastAction("Undo") {}, ToastAction("Open") {}], language: "en")

  private static var toasts: [AuditedToast] {
    ToastSeverity.allCases.map { AuditedToast(content, style: .preset($0)) }
      + ToastSeverity.allCases.map { AuditedToast(content, severity: $0) }
      + [
        AuditedToast(content),
        AuditedToast(content, style: .custom { $0.backgroundUsesGlass = true }),
        AuditedToast(
          content,
          style: .custom {
            $0.backgroundUsesGlass = true
            $0.buttonUsesGlass = true
          }),
      ]
  }

  @Test func `presets and defaults pass AA under every combination of preferences`() {
    let report = audit(Self.toasts, for: .wcag22AA, matrix: true)
    #expect(report.failures.isEmpty, "\(report.text)")
    // Three times the size on 320 pixels is taller than the output, and scrolls.
    #expect(report.questions.allSatisfy { $0.rule == .focusNotHidden }, "\(report.text)")
    #expect(report.isMatrix && report.count(.passed) > 0)
  }

  @Test(arguments: [AuditRule.contrastEnhanced, .animation, .targetSizeEnhanced])
  func `with more contrast they pass these of AAA`(rule: AuditRule) {
    var more = AccessibilityPreferences()
    more.contrast = .more
    let report = audit(Self.toasts, for: .wcag22AAA, preferences: more)
    let results = report.results.filter { $0.rule == rule }
    #expect(results.contains { $0.outcome == .passed })
    #expect(results.allSatisfy { $0.outcome != .failed && $0.outcome != .cantTell })
  }

  @Test func `a finding of the matrix names where it was found`() throws {
    // Readable on dark only: the program chose the text, and we the background.
    let toast = AuditedToast(
      ToastContent(title: "A"), style: .custom { $0.titleColor = Color(rgb: 0xEEEEEE) })
    let report = audit(toast, matrix: true)
    let result = try #require(report.failures.first { $0.rule == .contrastMinimum })
    #expect(result.circumstances == "light scheme")
    #expect(audit(toast).failures.isEmpty)
  }
}
