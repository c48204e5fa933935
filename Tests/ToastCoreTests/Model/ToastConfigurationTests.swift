import Testing

@testable import ToastCore

@Suite struct ToastConfigurationTests {
  @Test func `17: every field has its default`() {
    let configuration = ToastConfiguration()
    #expect(configuration.edge == .top && configuration.duration == .seconds(3))
    #expect(configuration.dismissOnTap && configuration.dismissOnSwipe)
    #expect(configuration.hapticFeedback == nil && configuration.politeness == nil)
    #expect(configuration.policy == .sequential && configuration.closeButton == .automatic)
    #expect(!configuration.exactDuration && !configuration.isEmergency)
  }

  @Test func `17: the short forms compile`() {
    let configuration: ToastConfiguration = .init(
      edge: .bottom, duration: .seconds(6), dismissOnTap: false, dismissOnSwipe: false,
      hapticFeedback: .warning)
    #expect(configuration.hapticFeedback == .warning)
  }

  @Test func `18: there are six kinds of feedback`() {
    let words = ToastConfiguration.HapticFeedback.allCases.map(\.rawValue)
    #expect(words == ["success", "warning", "error", "light", "medium", "heavy"])
  }

  @Test(arguments: [
    (ToastSeverity?.some(.error), ToastPoliteness.assertive), (.warning, .polite),
    (.success, .polite), (.info, .polite), (nil, .polite),
  ])
  func `35: an error is assertive, everything else polite, unless configured`(
    severity: ToastSeverity?, politeness: ToastPoliteness
  ) {
    var request = ToastRequest(content: ToastContent(title: "Saved"), severity: severity)
    #expect(request.politeness == politeness)
    for wanted in ToastPoliteness.allCases {
      request.configuration.politeness = wanted
      #expect(request.politeness == wanted)
    }
  }
}
