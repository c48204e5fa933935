import Testing
import ToastCore

@testable import ToastAudit

/// The W3C's test cases of "Text has minimum contrast" (afw4f7) and "Text has enhanced contrast"
/// (09o5cg), as far as a toast can have them: their colours, sizes and outcomes.
///
/// Source: act-rules.github.io, `_rules/text-contrast-afw4f7.md` and
/// `_rules/text-contrast-enhanced-09o5cg.md`. A gradient is two cases, one for each end, where both
/// have the outcome of the whole. Left out: photographs and text shadows, which a toast cannot have,
/// and what is inapplicable because it is disabled, hidden or no HTML.
@Suite struct ACTContrastTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let id: String
    let text: UInt32
    var opacity = 1.0
    let background: UInt32
    var size = 16.0
    var weight = Font.Weight.regular
    var words = "Some text in a human language"
    /// The ratio that the source names, with the one place that it has.
    let ratio: Double?
    let outcome: AuditOutcome

    var testDescription: String { id }

    var toast: AuditedToast {
      let color = Color(rgb: text).opacity(opacity)
      let font = Font.system(size: size, weight: weight)
      return AuditedToast(
        ToastContent(title: words),
        style: .custom { style in
          style.backgroundColor = Color(rgb: background)
          style.titleColor = color
          style.titleFont = font
        })
    }

    func result(of rule: AuditRule) -> AuditResult? {
      audit(toast, for: .wcag22AAA).results.first { $0.rule == rule && $0.element == .title }
    }
  }

  /// 14 pt.
  static let small = 14.0 * 4 / 3
  static let signs = "----=====++++++++___________***********%%%%%%%%%%%±±±±@@@@@@@@"

  static let minimum: [Case] = [
    Case(id: "passed 1", text: 0x333333, background: 0xFFFFFF, ratio: 12.6, outcome: .passed),
    Case(
      id: "passed 2, start", text: 0x333333, background: 0xFFFFFF, ratio: 12.6, outcome: .passed),
    Case(
      id: "passed 5", text: 0x000000, background: 0x666666, size: 24, ratio: 3.6, outcome: .passed),
    Case(
      id: "passed 6", text: 0x000000, background: 0x666666, size: small, weight: .bold, ratio: 3.6,
      outcome: .passed),
    Case(
      id: "passed 7", text: 0x000000, background: 0x666666, words: signs, ratio: nil,
      outcome: .passed),
    Case(id: "passed 8", text: 0x000000, background: 0xFFFFFF, ratio: 21, outcome: .passed),
    Case(id: "passed 9", text: 0x333333, background: 0xFFFFFF, ratio: 12.6, outcome: .passed),
    Case(id: "passed 10", text: 0x0000EE, background: 0xFFFFFF, ratio: 9.4, outcome: .passed),
    Case(
      id: "passed 11", text: 0x000000, background: 0xFFFFFF, words: "My button!", ratio: 21,
      outcome: .passed),
    Case(id: "failed 1", text: 0xAAAAAA, background: 0xFFFFFF, ratio: 2.3, outcome: .failed),
    Case(id: "failed 2, start", text: 0xAAAAAA, background: 0xFFFFFF, ratio: 2.3, outcome: .failed),
    Case(id: "failed 2, end", text: 0xAAAAAA, background: 0x0000FF, ratio: nil, outcome: .failed),
    Case(
      id: "failed 4", text: 0x000000, opacity: 0.3, background: 0xFFFFFF, ratio: 2.1,
      outcome: .failed),
    Case(
      id: "failed 5", text: 0x000000, opacity: 0.3, background: 0xFFFFFF, ratio: 2.1,
      outcome: .failed),
    Case(id: "failed 6", text: 0xAAAAAA, background: 0xFFFFFF, ratio: 2.3, outcome: .failed),
    Case(
      id: "failed 7, white", text: 0x5A5A5A, opacity: 0.8, background: 0xFFFFFF, ratio: 4.2,
      outcome: .failed),
    Case(
      id: "failed 7, black", text: 0x5A5A5A, opacity: 0.8, background: 0x000000, ratio: 2.3,
      outcome: .failed),
    Case(
      id: "failed 8, first", text: 0x333333, background: 0xFFFFFF, ratio: 12.6, outcome: .passed),
    Case(
      id: "failed 8, second", text: 0x777777, background: 0xEEEEEE, ratio: 3.85, outcome: .failed),
    Case(
      id: "failed 9", text: 0x777777, background: 0xEEEEEE, words: "My button!", ratio: 3.85,
      outcome: .failed),
    Case(
      id: "failed 10", text: 0x777777, background: 0xEEEEEE, words: "My button!", ratio: 3.85,
      outcome: .failed),
  ]

  static let enhanced: [Case] = [
    Case(id: "passed 1", text: 0x333333, background: 0xFFFFFF, ratio: 12.6, outcome: .passed),
    Case(
      id: "passed 2, start", text: 0x333333, background: 0xFFFFFF, ratio: 12.6, outcome: .passed),
    Case(id: "passed 2, end", text: 0x333333, background: 0xBBBBFF, ratio: 7, outcome: .passed),
    Case(
      id: "passed 4", text: 0x000000, background: 0x777777, size: 24, ratio: 4.6, outcome: .passed),
    Case(
      id: "passed 5", text: 0x000000, background: 0x777777, size: small, weight: .bold, ratio: 4.6,
      outcome: .passed),
    Case(
      id: "passed 6", text: 0x000000, background: 0x666666, words: signs, ratio: nil,
      outcome: .passed),
    Case(id: "passed 7", text: 0x000000, background: 0xFFFFFF, ratio: 21, outcome: .passed),
    Case(id: "passed 8", text: 0x333333, background: 0xFFFFFF, ratio: 12.6, outcome: .passed),
    Case(id: "failed 1", text: 0x666666, background: 0xFFFFFF, ratio: 5.7, outcome: .failed),
    Case(id: "failed 2, start", text: 0x666666, background: 0xFFFFFF, ratio: 5.7, outcome: .failed),
    Case(id: "failed 2, end", text: 0x666666, background: 0x00FFFF, ratio: 4.6, outcome: .failed),
    Case(
      id: "failed 3", text: 0x000000, background: 0x666666, size: 24, ratio: 3.6, outcome: .failed),
    Case(
      id: "failed 4", text: 0x000000, background: 0x666666, size: small, weight: .bold, ratio: 3.6,
      outcome: .failed),
    Case(
      id: "failed 6", text: 0x000000, opacity: 0.6, background: 0xFFFFFF, ratio: 5.7,
      outcome: .failed),
    Case(
      id: "failed 7", text: 0x000000, opacity: 0.6, background: 0xFFFFFF, ratio: 5.7,
      outcome: .failed),
    Case(id: "failed 8", text: 0x666666, background: 0xFFFFFF, ratio: 5.7, outcome: .failed),
    Case(
      id: "failed 9, white", text: 0x5A5A5A, opacity: 0.9, background: 0xFFFFFF, ratio: 5.4,
      outcome: .failed),
    Case(
      id: "failed 9, black", text: 0x5A5A5A, opacity: 0.9, background: 0x000000, ratio: 2.6,
      outcome: .failed),
    Case(
      id: "failed 10, first", text: 0x333333, background: 0xFFFFFF, ratio: 12.6, outcome: .passed),
    Case(
      id: "failed 10, second", text: 0x555555, background: 0xEEEEEE, ratio: 6.4, outcome: .failed),
  ]

  @Test(arguments: minimum)
  func `minimum contrast has the outcome of the test case`(one: Case) throws {
    try check(one, .contrastMinimum)
  }

  @Test(arguments: enhanced)
  func `enhanced contrast has the outcome of the test case`(one: Case) throws {
    try check(one, .contrastEnhanced)
  }

  private func check(_ one: Case, _ rule: AuditRule) throws {
    let result = try #require(one.result(of: rule))
    #expect(result.outcome == one.outcome)
    if let ratio = one.ratio {
      // The source cuts or rounds to one place.
      #expect(abs(try #require(result.measured) - ratio) < 0.1)
    }
  }

  /// Text that is seen by nobody is inapplicable for the source; in a toast it is a message that
  /// nobody can read.
  @Test func `text of the colour of its background fails`() {
    let one = Case(
      id: "inapplicable 3", text: 0xFFFFFF, background: 0xFFFFFF, ratio: 1, outcome: .failed)
    #expect(one.result(of: .contrastMinimum)?.outcome == .failed)
  }

  @Test(arguments: [AuditRule.contrastMinimum, .contrastEnhanced])
  func `a toast that shows no text has nothing to check`(rule: AuditRule) {
    let toast = AuditedToast(ToastContent(icon: .systemImage("bell")))
    let outcomes = audit(toast, for: .wcag22AAA).results.filter { $0.rule == rule }
    #expect(outcomes.map(\.outcome) == [.inapplicable])
  }
}
