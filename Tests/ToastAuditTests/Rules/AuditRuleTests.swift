import Testing
import ToastCore

@testable import ToastAudit

@Suite struct AuditRuleTests {
  /// Every criterion of the table in `facts/standards.md`.
  static let table = [
    "1.1.1", "1.3.1", "1.3.2", "1.3.3", "1.4.1", "1.4.2", "1.4.3", "1.4.4", "1.4.6", "1.4.10",
    "1.4.11", "1.4.12", "2.1.1", "2.1.2", "2.2.1", "2.2.2", "2.2.3", "2.2.4", "2.3.1", "2.3.2",
    "2.3.3", "2.4.3", "2.4.7", "2.4.11", "2.5.1", "2.5.2", "2.5.3", "2.5.5", "2.5.7", "2.5.8",
    "3.1.1", "3.1.2", "3.2.1", "3.2.2", "4.1.2", "4.1.3",
    // EN 301 549 alone.
    "5.4",
  ]

  @Test func `each criterion of the table has a rule, and each rule a criterion`() {
    #expect(Set(AuditRule.allCases.map(\.criterion.number)) == Set(Self.table))
    #expect(AuditRule.allCases.count == Self.table.count)
    #expect(AuditRule.allCases.allSatisfy { $0.reason.hasSuffix(".") })
  }

  /// W3C, "Web Content Accessibility Guidelines 2.2": the levels.
  @Test func `levels are those of WCAG`() {
    func numbers(_ level: AuditCriterion.Level) -> Set<String> {
      Set(AuditRule.allCases.map(\.criterion).filter { $0.level == level }.map(\.number))
    }
    #expect(
      numbers(.aa) == [
        "1.4.3", "1.4.4", "1.4.10", "1.4.11", "1.4.12", "2.4.7", "2.4.11", "2.5.7", "2.5.8",
        "3.1.2", "4.1.3",
      ])
    #expect(numbers(.aaa) == ["1.4.6", "2.2.3", "2.2.4", "2.3.2", "2.3.3", "2.5.5"])
  }

  @Test func `EN 301 549 has no AAA, nothing of WCAG 2.2, and not 3.1.2`() {
    #expect(AuditRule.contrastMinimum.criterion.clause == "11.1.4.3")
    for rule in [
      AuditRule.contrastEnhanced, .targetSize, .draggingAlternative, .focusNotHidden,
      .languageOfParts,
    ] {
      #expect(rule.criterion.clause == nil)
      #expect(!AuditProfile.en301549.includes(rule))
    }
  }

  @Test func `profiles grow with their levels, and 508 has what WCAG 2.0 had`() {
    let (a, aa, aaa) = (
      Set(AuditProfile.wcag22A.rules), Set(AuditProfile.wcag22AA.rules),
      Set(AuditProfile.wcag22AAA.rules)
    )
    #expect(a.isStrictSubset(of: aa) && aa.isStrictSubset(of: aaa))
    #expect(aaa.count == AuditRule.allCases.count(where: \.criterion.isOfWCAG))
    #expect(AuditRule.textFallback.criterion.clause == "5.4")
    #expect(AuditProfile.allCases.filter { $0.includes(.textFallback) } == [.en301549])
    let old = Set(AuditProfile.section508.rules)
    #expect(old.isStrictSubset(of: aa))
    #expect(!old.contains(.statusMessage) && old.contains(.contrastMinimum))
  }
}
