import Testing
import ToastCore

@testable import ToastAudit

/// Each rule with a toast that it lets pass and one that it does not.
@Suite struct RuleOutcomeTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let rule: AuditRule
    let outcome: AuditOutcome
    let toast: AuditedToast
    var element = AuditElement.toast
    var preferences = AccessibilityPreferences()

    var testDescription: String { "\(rule.id) \(outcome)" }
  }

  private static func content(
    _ title: String? = "Saved", icon: ToastIcon? = nil, message: String? = nil,
    actions: [String] = [], speech: String? = nil, language: String? = nil, sensitive: Bool = false
  ) -> ToastContent {
    ToastContent(
      icon: icon, title: title, message: message, actions: actions.map { ToastAction($0) {} },
      speech: speech, language: language, sensitive: sensitive)
  }

  private static func behaving(
    _ content: ToastContent = content(), severity: ToastSeverity? = nil,
    _ change: (inout ToastConfiguration) -> Void
  ) -> AuditedToast {
    var configuration = ToastConfiguration()
    change(&configuration)
    return AuditedToast(content, severity: severity, configuration: configuration)
  }

  private static func toast(_ content: ToastContent, _ severity: ToastSeverity? = nil)
    -> AuditedToast
  {
    AuditedToast(content, severity: severity)
  }

  private static func preferring(
    _ change: (inout AccessibilityPreferences) -> Void
  ) -> AccessibilityPreferences {
    var preferences = AccessibilityPreferences()
    change(&preferences)
    return preferences
  }

  private static let bell = ToastIcon.systemImage("bell")
  private static var withWrongTag: AuditedToast {
    var toast = toast(content())
    toast.language = "no_such tag"
    return toast
  }

  static var pictures: [Case] {
    [
      ("Logo", "Our logo", .passed), ("Logo", "Logo", .cantTell), ("a.png", "a.PNG", .cantTell),
      ("Logo", " ", .failed),
    ].map { name, label, outcome in
      Case(
        rule: .imageAlternative, outcome: outcome,
        toast: toast(content(icon: .image(Image(name, label: label)))), element: .icon)
    } + [
      Case(
        rule: .imageAlternative, outcome: .passed,
        toast: toast(content(icon: .image(Image(decorative: "Logo")))), element: .icon),
      Case(
        rule: .imageAlternative, outcome: .inapplicable, toast: toast(content()), element: .icon),
    ]
  }

  static var words: [Case] {
    [
      Case(
        rule: .sensoryWording, outcome: .cantTell, toast: toast(content("Press the green button")),
        element: .title),
      Case(rule: .sensoryWording, outcome: .passed, toast: toast(content()), element: .title),
      Case(
        rule: .severityWithoutColor, outcome: .passed, toast: toast(content(), .error),
        element: .severity),
      Case(
        rule: .severityWithoutColor, outcome: .failed, toast: toast(content(icon: bell), .error),
        element: .severity, preferences: preferring { $0.statusShapes = false }),
      Case(
        rule: .severityWithoutColor, outcome: .passed,
        toast: toast(content("Error: full", icon: bell), .error), element: .severity,
        preferences: preferring { $0.statusShapes = false }),
      Case(
        rule: .severityExposed, outcome: .passed, toast: toast(content(), .warning),
        element: .severity),
      Case(rule: .language, outcome: .cantTell, toast: toast(content())),
      Case(rule: .language, outcome: .passed, toast: toast(content(language: "de"))),
      Case(
        rule: .language, outcome: .cantTell, toast: toast(content("Сохранено", language: "de"))),
      Case(rule: .language, outcome: .failed, toast: withWrongTag),
    ]
  }

  static var names: [Case] {
    [
      Case(rule: .nameAndRole, outcome: .failed, toast: toast(content(nil))),
      Case(rule: .nameAndRole, outcome: .passed, toast: toast(content())),
      Case(
        rule: .nameAndRole, outcome: .failed, toast: toast(content(actions: [" "])),
        element: .action(0)),
      Case(
        rule: .keyboard, outcome: .cantTell, toast: toast(content(actions: ["Undo", "undo"])),
        element: .action(1)),
      Case(
        rule: .labelInName, outcome: .passed, toast: toast(content(actions: ["Undo"])),
        element: .action(0)),
      Case(rule: .statusMessage, outcome: .failed, toast: toast(content(nil))),
      Case(
        rule: .statusMessage, outcome: .failed, toast: toast(content()),
        preferences: preferring {
          $0.announce = .never
          $0.speech = .never
        }),
      Case(
        rule: .statusMessage, outcome: .cantTell, toast: toast(content(speech: "Something else"))),
      Case(
        rule: .statusMessage, outcome: .passed, toast: toast(content(speech: "It is saved now"))),
    ]
  }

  static var times: [Case] {
    [
      Case(rule: .timing, outcome: .passed, toast: toast(content())),
      Case(
        rule: .timing, outcome: .failed,
        toast: behaving(content(actions: ["Undo"])) { $0.exactDuration = true }),
      Case(
        rule: .timing, outcome: .failed,
        toast: behaving(content(sensitive: true)) { $0.exactDuration = true }),
      Case(
        rule: .timing, outcome: .cantTell,
        toast: behaving {
          $0.exactDuration = true
          $0.duration = .seconds(1)
        }),
      Case(
        rule: .timing, outcome: .passed, toast: behaving { $0.exactDuration = true }),
      Case(rule: .noTiming, outcome: .failed, toast: behaving { $0.exactDuration = true }),
      Case(rule: .noTiming, outcome: .passed, toast: toast(content())),
      Case(rule: .interruptions, outcome: .cantTell, toast: behaving { $0.isEmergency = true }),
      Case(
        rule: .interruptions, outcome: .cantTell, toast: behaving { $0.politeness = .assertive }),
      Case(
        rule: .interruptions, outcome: .passed,
        toast: behaving(severity: .error) { $0.politeness = .assertive }),
      Case(
        rule: .gestureAlternative, outcome: .failed, toast: behaving { $0.dismissOnTap = false }),
      Case(
        rule: .draggingAlternative, outcome: .passed,
        toast: behaving {
          $0.dismissOnTap = false
          $0.closeButton = .always
        }),
      Case(
        rule: .gestureAlternative, outcome: .inapplicable,
        toast: behaving { $0.dismissOnSwipe = false }),
      Case(rule: .flashes, outcome: .passed, toast: toast(content())),
      Case(
        rule: .flashes, outcome: .cantTell,
        toast: behaving {
          $0.exactDuration = true
          $0.duration = .seconds(0.05)
        }, preferences: preferring { $0.motion = .none }),
      Case(rule: .animation, outcome: .passed, toast: toast(content())),
    ]
  }

  @Test(arguments: pictures + words + names + times)
  func `a rule has its outcome`(one: Case) throws {
    let report = audit(one.toast, for: .wcag22AAA, preferences: one.preferences)
    let result = try #require(
      report.results.first { $0.rule == one.rule && $0.element == one.element })
    #expect(result.outcome == one.outcome, "\(result.message)")
    #expect(!result.message.isEmpty)
  }

  @Test func `a rule that is about nothing in a toast says so and nothing else`() {
    let configuration = ToastConfiguration(dismissOnTap: false)
    let toast = AuditedToast(ToastContent(title: "Saved"), configuration: configuration)
    let results = audit(toast, for: .wcag22AAA).results
    for rule in [AuditRule.labelInName, .keyboard, .targetSize, .focusVisible, .focusOrder] {
      #expect(results.filter { $0.rule == rule }.map(\.outcome) == [.inapplicable])
    }
  }

  @Test(
    arguments: [
      (content("Saved", message: "3 files", actions: ["Undo"]), .passed),
      (content(nil, message: "3 files"), .passed), (content(nil), .inapplicable),
    ] as [(ToastContent, AuditOutcome)])
  func `plain text says everything, under the severity's word too`(
    content: ToastContent, outcome: AuditOutcome
  ) {
    for severity in [nil, ToastSeverity.error] {
      let report = audit(AuditedToast(content, severity: severity), for: .en301549)
      let results = report.results.filter { $0.rule == .textFallback }
      #expect(results.map(\.outcome) == [outcome], "\(results)")
    }
  }

  @Test func `a surface that a tap ends is a target, as large as its corners leave it`() throws {
    let toast = AuditedToast(
      ToastContent(title: "i"), style: .custom { $0.titleFont = .system(size: 8) })
    let results = audit(toast, for: .wcag22AAA).results
    let sizes = results.filter { $0.rule == .targetSize || $0.rule == .targetSizeEnhanced }
    #expect(sizes.map(\.element) == [.toast, .toast])
    // 44 by 45 pixels, nearly a circle: a square of 31 fits.
    #expect(sizes.map(\.outcome) == [.passed, .failed])
    #expect(abs((sizes.first?.measured ?? 0) - 31.5) < 1)
  }

  @Test func `what a description cannot tell is untested, once`() {
    let report = audit([AuditedToast(ToastContent(title: "A")), AuditedToast(ToastContent())])
    let untested = report.results.filter { $0.outcome == .untested }
    #expect(
      untested.map(\.rule) == [
        .keyboardTrap, .pointerUp, .languageOfParts, .contextOnFocus, .contextOnInput,
      ])
    #expect(untested.allSatisfy { $0.toast == nil && !$0.message.isEmpty })
  }
}
