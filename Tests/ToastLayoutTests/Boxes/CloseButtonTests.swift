import Testing
import ToastCore

@testable import ToastLayout

@Suite struct CloseButtonTests {
  typealias CloseButton = ToastConfiguration.CloseButton

  @Test(arguments: [true, false], [true, false])
  func `48: by itself it is there where nothing else ends the toast`(tap: Bool, swipe: Bool) {
    for duration in [ToastDuration.indefinite, .seconds(0), .seconds(3)] {
      let configuration = ToastConfiguration(
        duration: duration, dismissOnTap: tap, dismissOnSwipe: swipe)
      let stays = duration != .seconds(3) && !tap && !swipe
      #expect(CloseRule.hasButton(configuration, AccessibilityPreferences()) == stays)
    }
  }

  @Test func `48: toasts that the person's settings keep have one too`() {
    var preferences = AccessibilityPreferences()
    preferences.durationMultiplier = .never
    var configuration = ToastConfiguration(dismissOnTap: false, dismissOnSwipe: false)
    #expect(CloseRule.hasButton(configuration, preferences))
    configuration.exactDuration = true
    #expect(!CloseRule.hasButton(configuration, preferences))
  }

  @Test(
    arguments: [
      (CloseButton.automatic, CloseButton.always, true), (.automatic, .never, false),
      (.always, .never, true), (.never, .always, false), (.always, .automatic, true),
      (.never, .automatic, false),
    ] as [(CloseButton, CloseButton, Bool)])
  func `48: the caller's word counts before the person's, and both before the rule`(
    caller: CloseButton, person: CloseButton, isThere: Bool
  ) {
    var preferences = AccessibilityPreferences()
    preferences.closeButton = person
    for duration in [ToastDuration.indefinite, .seconds(3)] {
      let configuration = ToastConfiguration(
        duration: duration, dismissOnTap: false, dismissOnSwipe: false, closeButton: caller)
      #expect(CloseRule.hasButton(configuration, preferences) == isThere)
    }
  }

  @Test(arguments: [0, 1, 4], [0.5, 1, 2, 5])
  func `48: it has a name, the minimum target, and comes last`(
    actions: Int, scale: Double
  ) throws {
    let content = ToastContent(
      title: "Title", actions: (0..<actions).map { ToastAction(named: "Action \($0)") })
    let configuration = ToastConfiguration(closeButton: .always)
    let layout = laidOut(content, configuration: configuration) { $0.textScale = scale }
    let close = try #require(layout.close)
    #expect(close.name == "Dismiss" && layout.order.last == close.frame)
    #expect(close.frame.width >= 44 && close.frame.height >= 44)
    #expect(close.frame.contains(close.glyph) && close.glyph.width > 0)
    #expect(layout.content.contains(close.frame))
  }

  @Test func `48: its name is in the user's language`() {
    let layout = ToastLayout(
      ToastContent(title: "Titel"), configuration: ToastConfiguration(closeButton: .always),
      available: Size(width: 800, height: 600), language: .german,
      measurer: FixedAdvanceMeasurer())
    #expect(layout.close?.name == "Schließen")
  }
}
