import Testing
import ToastLayout

@testable import ToastAudit

/// What the accessibility bus tells of a toast, and what follows.
@Suite struct LiveRulesTests {
  typealias Object = LiveToast.Object

  private static func label(_ text: String, _ extents: Rect? = nil) -> Object {
    Object(role: "label", name: text, extents: extents)
  }

  private static func button(
    _ name: String, _ extents: Rect? = nil, actions: Int = 1, focusable: Bool = true,
    labels: String...
  ) -> Object {
    Object(
      role: "push button", name: name, extents: extents, actionCount: actions,
      isFocusable: focusable, children: labels.map { label($0) })
  }

  private static func toast(
    _ children: Object..., role: String = "notification", name: String = "Saved",
    extents: Rect? = nil, change: (inout LiveToast) -> Void = { _ in }
  ) -> LiveToast {
    var toast = LiveToast(
      object: Object(role: role, name: name, extents: extents, children: children),
      announcements: ["Success: Saved. 3 files."])
    change(&toast)
    return toast
  }

  private static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(x: x, y: y, width: width, height: height)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let rule: AuditRule
    let outcomes: [AuditOutcome]
    let toast: LiveToast

    init(_ rule: AuditRule, _ outcomes: AuditOutcome..., toast: LiveToast) {
      self.rule = rule
      self.outcomes = outcomes
      self.toast = toast
    }

    var testDescription: String { "\(rule.id) \(outcomes)" }
  }

  static let names: [Case] = [
    Case(.nameAndRole, .passed, toast: toast()),
    Case(.nameAndRole, .failed, toast: toast(name: " ")),
    Case(.nameAndRole, .passed, toast: toast(label("Saved"), name: "")),
    Case(.nameAndRole, .cantTell, toast: toast(role: "frame")),
    Case(.nameAndRole, .passed, .passed, .failed, toast: toast(button("Undo"), button(""))),
    Case(.labelInName, .inapplicable, toast: toast()),
    Case(.labelInName, .inapplicable, toast: toast(button("Undo"))),
    Case(.labelInName, .passed, toast: toast(button("Undo the change", labels: "Undo"))),
    Case(.labelInName, .failed, toast: toast(button("Back", labels: "Undo"))),
    Case(.imageAlternative, .inapplicable, toast: toast()),
    Case(.imageAlternative, .cantTell, toast: toast(Object(role: "icon"))),
    Case(.imageAlternative, .passed, toast: toast(Object(role: "icon", name: "Logo"))),
    Case(.keyboard, .inapplicable, toast: toast()),
    Case(.keyboard, .passed, toast: toast(button("Undo"))),
    Case(.keyboard, .cantTell, toast: toast(button("Undo", actions: 0))),
    Case(.keyboard, .failed, toast: toast(button("Undo", actions: 0, focusable: false))),
    Case(.sensoryWording, .cantTell, .passed, toast: toast(label("red"), button("Undo"))),
    Case(.language, .cantTell, toast: toast()),
    Case(.language, .cantTell, toast: toast { $0.locale = "C.UTF-8" }),
    Case(.language, .passed, toast: toast { $0.locale = "de_DE.UTF-8" }),
    Case(.language, .failed, toast: toast { $0.locale = "not a tag" }),
  ]

  static let events: [Case] = [
    Case(.statusMessage, .passed, toast: toast(label("Saved"), label("3 files"))),
    Case(.statusMessage, .failed, toast: toast(label("Saved"), label("4 files"))),
    Case(.statusMessage, .passed, toast: toast(label("Saved"), button("Undo"))),
    Case(.statusMessage, .failed, toast: toast { $0.focusEvents = 1 }),
    Case(.statusMessage, .failed, toast: toast { $0.announcements = [] }),
    Case(
      .statusMessage, .passed,
      toast: toast {
        $0.announcements = []
        $0.isShown = true
      }),
    Case(
      .statusMessage, .failed,
      toast: toast(role: "panel") {
        $0.announcements = []
        $0.isShown = true
      }),
    Case(
      .statusMessage, .cantTell,
      toast: toast {
        $0.announcements = []
        $0.isWatched = false
      }),
  ]

  static let places: [Case] = [
    Case(.targetSize, .inapplicable, toast: toast()),
    Case(.targetSize, .cantTell, toast: toast(button("Undo"))),
    Case(.targetSize, .passed, toast: toast(button("Undo", rect(0, 0, 24, 24)))),
    Case(.targetSize, .passed, toast: toast(button("Undo", rect(0, 0, 20, 20)))),
    Case(
      .targetSize, .failed, .failed,
      toast: toast(button("A", rect(0, 0, 20, 20)), button("B", rect(20, 0, 20, 20)))),
    Case(
      .targetSize, .passed, .passed,
      toast: toast(button("A", rect(0, 0, 20, 20)), button("B", rect(24, 0, 20, 20)))),
    Case(
      .targetSize, .cantTell, .cantTell,
      toast: toast(button("A", rect(0, 0, 20, 20)), button("B"))),
    Case(.targetSizeEnhanced, .failed, toast: toast(button("A", rect(0, 0, 44, 43.9)))),
    Case(.targetSizeEnhanced, .passed, toast: toast(button("A", rect(0, 0, 44, 44)))),
    Case(.focusNotHidden, .cantTell, toast: toast(button("A", rect(0, 0, 44, 44)))),
    Case(
      .focusNotHidden, .passed,
      toast: toast(button("A", rect(10, 10, 44, 44)), extents: rect(0, 0, 100, 60))),
    Case(
      .focusNotHidden, .failed,
      toast: toast(button("A", rect(90, 10, 44, 44)), extents: rect(0, 0, 100, 60))),
    Case(.readingOrder, .inapplicable, toast: toast(label("A"))),
    Case(.readingOrder, .cantTell, toast: toast(label("A"), label("B"))),
    Case(
      .readingOrder, .passed,
      toast: toast(label("A", rect(0, 0, 50, 20)), label("B", rect(0, 20, 50, 20)))),
    Case(
      .readingOrder, .failed,
      toast: toast(label("A", rect(0, 20, 50, 20)), label("B", rect(0, 0, 50, 20)))),
    Case(
      .focusOrder, .passed,
      toast: toast(button("A", rect(60, 0, 50, 20)), button("B", rect(0, 0, 50, 20)))),
    Case(
      .focusOrder, .failed,
      toast: toast(
        button("A", rect(60, 0, 50, 20)), button("B", rect(0, 0, 50, 20)),
        button("C", rect(120, 0, 50, 20)))),
  ]

  @Test(arguments: names + events + places)
  func `a rule has its outcomes`(one: Case) {
    let results = audit([one.toast], for: .wcag22AAA).results.filter { $0.rule == one.rule }
    #expect(results.map(\.outcome) == one.outcomes, "\(results.map(\.message))")
    #expect(results.allSatisfy { !$0.message.isEmpty && $0.toast == 0 })
  }

  @Test func `what the bus does not tell is untested, once, and every rule has a result`() {
    let report = audit([Self.toast(), Self.toast()], for: .wcag22AAA, source: "process 7")
    let untested = report.results.filter { $0.outcome == .untested }
    #expect(untested.allSatisfy { $0.toast == nil && !$0.message.isEmpty })
    #expect(Set(untested.map(\.rule)).isDisjoint(with: LiveRules.checked))
    #expect(Set(report.results.map(\.rule)) == Set(report.rules))
    #expect(report.subjects.map(\.source) == ["process 7", "process 7"])
    #expect(Set(report.subjects.map(\.identity)).count == 2)
    #expect(!audit([Self.toast()], disabled: [.language]).rules.contains(.language))
  }

  @Test func `a tree is read from what the ear prints, and a field that is none is named`() throws {
    let text = """
      [{"application":"Editor","object":{"role":"notification","name":"Saved","description":"",\
      "extents":null,"actions":0,"focusable":false,"children":[{"role":"push button",\
      "name":"Undo","description":"","extents":[1,2,30,40],"actions":1,"focusable":true,\
      "children":[]}]},"locale":"de","watched":false,"announcements":["Saved"],"shown":true,\
      "focus_events":2}]
      """
    let toasts = try LiveToast.toasts(from: Array(text.utf8))
    let button = Object(
      role: "push button", name: "Undo", extents: Self.rect(1, 2, 30, 40), actionCount: 1,
      isFocusable: true)
    #expect(
      toasts == [
        LiveToast(
          application: "Editor",
          object: Object(role: "notification", name: "Saved", children: [button]), locale: "de",
          isWatched: false, announcements: ["Saved"], isShown: true, focusEvents: 2)
      ])
    let error = #expect(throws: AuditInputError.self) {
      try LiveToast.toasts(from: Array(#"[{"object":{"roles":"x"}}]"#.utf8))
    }
    #expect(error?.description.contains("did you mean 'role'?") == true)
  }
}
