import Testing

@testable import ToastTesting

/// What an agent with a screen does while nothing changes, and with very much.
@Suite(.serialized) struct ScreenRestTests {
  @Test(arguments: [false, true])
  func `none of its threads wakes up while a toast rests, or after it`(isShowing: Bool)
    async throws
  {
    let screen = try await ScreenStage(motion: "full")
    for title in ["one", "two"] { _ = try await screen.stage.report(title) }
    if isShowing { _ = try await screen.stage.toast(["-t", "0", "--no-speak", "--", "three"]) }
    try await screen.waitForToast(isShowing)
    let agent = try #require(screen.stage.agents.first)
    // Something is still done after the last event, and then nothing any more.
    var last = try RestingThread.all(of: agent)
    try await waitUntil("rest", within: .seconds(30)) {
      try await screen.session.run("sleep", ["3"])
      let now = try RestingThread.all(of: agent)
      defer { last = now }
      return now == last ? () : nil
    }
  }

  @Test func `200 toasts in a burst are all shown, one after the other`() async throws {
    let screen = try await ScreenStage()
    let result = try await screen.session.shell(
      """
      for number in $(seq 199); do
        "$toast" -t 1 --exact-duration --no-speak --no-announce -- "$number" || exit 1
      done
      "$toast" -t 1 --exact-duration --no-speak --no-announce --report -- 200
      """, within: .seconds(60))
    #expect(result.exit == .status(0), "\(result.errors)")
    #expect(result.errors.isEmpty, "each was on the screen: \(result.errors)")
    let report = try ReportedToast(result.output)
    #expect(report.id == 200 && report.channels["screen"]?.state == "delivered")
    try await screen.waitForToast(false)
  }
}
