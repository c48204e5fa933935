import Testing
import ToastCore

@testable import ToastAudit
@testable import ToastLayout

/// Layouts that a painter must never make, so that the rules are seen to notice them.
@Suite struct LayoutRulesTests {
  private static func layout(actions: [String] = ["Undo"]) -> ToastLayout {
    ToastLayout(
      ToastContent(
        title: "Saved", message: "Your file was saved.",
        actions: actions.map { ToastAction($0) {} }),
      severity: .success, available: Size(width: 800, height: 600),
      measurer: FixedAdvanceMeasurer())
  }

  private static func outcomes(_ findings: [Finding]) -> [AuditOutcome] { findings.map(\.outcome) }

  @Test func `a layout as it is made passes`() {
    let rules = LayoutRules(layout: Self.layout())
    #expect(Self.outcomes(rules.wholeness(.resizeText)) == [.passed, .passed, .passed])
    #expect(rules.order().outcome == .passed)
    #expect(Self.outcomes(rules.reflow(width: 800)) == [.passed])
  }

  @Test func `a text that is cut fails with what is missing`() throws {
    var layout = Self.layout()
    layout.title?.lines[0].range = 0..<3
    let finding = LayoutRules(layout: layout).wholeness(.resizeText)[0]
    #expect(finding.outcome == .failed && finding.measured == 2)
  }

  @Test func `a line outside of the toast fails, and so does one over another text`() {
    var layout = Self.layout()
    layout.message?.lines[0].frame.x = 5000
    #expect(LayoutRules(layout: layout).wholeness(.textSpacing)[1].outcome == .failed)
    layout = Self.layout()
    layout.message?.frame = layout.title?.frame ?? layout.surface
    #expect(LayoutRules(layout: layout).wholeness(.textSpacing)[1].outcome == .failed)
  }

  @Test func `a toast that is wider than the output fails`() {
    let finding = LayoutRules(layout: Self.layout()).reflow(width: 100)[0]
    #expect(finding.outcome == .failed && finding.required == 100)
  }

  @Test func `what is seen in another order than it is read fails`() {
    var layout = Self.layout()
    layout.title?.frame.y = 400
    #expect(LayoutRules(layout: layout).order().outcome == .failed)
    layout = Self.layout(actions: ["Undo", "Open"])
    layout.buttons.swapAt(0, 1)
    let targets = TargetRules(layout: layout, preferences: AccessibilityPreferences())
    #expect(Self.outcomes(targets.findings([.focusOrder])) == [.failed])
  }

  @Test func `a small target fails, unless it has room`() {
    var layout = Self.layout(actions: ["Undo", "Open"])
    for index in layout.buttons.indices {
      layout.buttons[index].frame = Rect(x: Double(index) * 20, y: 0, width: 20, height: 20)
      layout.buttons[index].cornerRadius = 0
    }
    let rules: Set<AuditRule> = [.targetSize, .targetSizeEnhanced]
    func findings() -> [Finding] {
      TargetRules(
        layout: layout, preferences: AccessibilityPreferences(),
        configuration: ToastConfiguration(dismissOnTap: false)
      ).findings(rules)
    }
    #expect(Self.outcomes(findings()) == [.failed, .failed, .failed, .failed])
    #expect(findings()[0].measured == 20)
    layout.buttons[1].frame.x = 40
    #expect(Self.outcomes(findings()) == [.passed, .passed, .failed, .failed])
  }

  @Test func `a target out of sight fails, and where the toast scrolls a person has to look`() {
    var layout = Self.layout()
    layout.buttons[0].frame.y = 3000
    func outcome() -> [AuditOutcome] {
      let rules = TargetRules(layout: layout, preferences: AccessibilityPreferences())
      return Self.outcomes(rules.findings([.focusNotHidden]))
    }
    #expect(outcome() == [.failed])
    layout.content.height = 4000
    #expect(outcome() == [.cantTell])
  }
}
