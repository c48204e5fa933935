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
    let clock = ContinuousClock()
    let start = clock.now
    let toast = try await screen.show("-t", "4000", "--exact-duration", "--report", "--", "Saved")
    let shown = clock.now
    let (x, y) = ScreenStage.place
    try await screen.display.person("sleep 1.5 mousemove \(x) \(y)")
    let held = clock.now
    try await screen.display.person("sleep 3.5")
    #expect(toast.exit == nil)
    let left = clock.now
    try await screen.display.person("mousemove 640 900")
    try await toast.waitForExit()
    let whole = start.duration(to: clock.now) - held.duration(to: left)
    #expect(try ReportedToast(toast.output.text).outcome == "expired")
    #expect(whole > .milliseconds(3950), "\(whole)")
    // Not the whole time anew: what it was shown before counts.
    let anew = .milliseconds(4000) + shown.duration(to: held)
    #expect(left.duration(to: clock.now) < anew - .milliseconds(500), "\(whole)")
  }
}
