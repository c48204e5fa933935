import Testing

@testable import ToastTesting

/// What a person does to a toast on a real X server, and how it ends.
@Suite struct GestureTests {
  @Test func `a tap, a swipe, a press and the close button end a toast, each by its name`()
    async throws
  {
    let screen = try await ScreenStage()
    let (x, y) = ScreenStage.place
    func outcome(_ arguments: String..., by act: () async throws -> Void) async throws -> String {
      let toast = try screen.session.start(
        "toast", ["--no-speak", "-t", "0", "--report"] + arguments)
      try await screen.waitForToast(true)
      try await act()
      try await toast.waitForExit()
      try await screen.waitForToast(false)
      return try ReportedToast(toast.output.text).outcome
    }
    #expect(
      try await outcome("--", "Saved") { try await screen.display.click(x: x, y: y) } == "tapped")
    #expect(
      try await outcome("--", "Saved") {
        try await screen.display.drag(x: x, y: y + 20, steps: [-20, -20], pause: 0.01)
      } == "swiped")
    #expect(
      try await outcome("--edge", "bottom", "--", "Saved") {
        try await screen.display.drag(x: x, y: 985, steps: [6, 6, 6, 6, 6], pause: 0.06)
      } == "swiped")
    // Too little of either: it stays, until it is tapped.
    #expect(
      try await outcome("--", "Saved") {
        try await screen.display.drag(x: x, y: y + 20, steps: [-4, -4, -4], pause: 0.1)
        try await screen.display.drag(x: x, y: y, steps: [20, 20], pause: 0.01)
        try await screen.waitForToast(true)
        try await screen.display.click(x: x, y: y)
      } == "tapped")
  }

  @Test func `the pointer over a toast holds its time, and the rest of it goes on afterwards`()
    async throws
  {
    let screen = try await ScreenStage()
    let (x, y) = ScreenStage.place
    // It comes to where the pointer is.
    try await screen.display.person("mousemove \(x) \(y)")
    let toast = try await screen.show("-t", "4000", "--exact-duration", "--report", "--", "Saved")
    try await screen.display.person("sleep 1 mousemove 640 900 sleep 1.5 mousemove \(x) \(y)")
    try await screen.display.person("sleep 3")
    #expect(toast.exit == nil)
    let clock = ContinuousClock()
    let left = clock.now
    try await screen.display.person("mousemove 640 900")
    try await toast.waitForExit()
    // What is left of the four seconds: neither nothing nor all of them.
    let rest = left.duration(to: clock.now)
    #expect(rest > .milliseconds(1000) && rest < .milliseconds(3800), "\(rest)")
    #expect(try ReportedToast(toast.output.text).outcome == "expired")
  }
}
