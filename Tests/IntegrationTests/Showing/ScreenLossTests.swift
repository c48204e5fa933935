import Testing

@testable import ToastTesting

/// An X server that ends while a toast is showing.
@Suite struct ScreenLossTests {
  @Test func `what shows is gone from the screen alone, and the next toast is printed`()
    async throws
  {
    let screen = try await ScreenStage()
    let (x, y) = ScreenStage.place
    // Its time stands still under the pointer, which is gone with the server.
    try await screen.display.person("mousemove \(x) \(y)")
    let brief = try await screen.show(
      "-t", "2000", "--exact-duration", "--report", "--", "Saved")
    try await screen.display.person("sleep 2.5")
    #expect(brief.exit == nil)
    try await screen.display.kill()
    try await brief.waitForExit()
    let report = try ReportedToast(brief.output.text)
    #expect(report.outcome == "expired" && report.channels["screen"]?.state == "delivered")

    let next = try screen.session.start(
      "toast", ["--no-speak", "-p", "-t", "0", "-A", "undo=Undo", "--report", "--", "Deleted"])
    let id = try await next.waitForLine("its number") { Int($0) != nil }
    try await screen.stage.toast(["invoke", id, "undo"])
    try await next.waitForExit()
    let lines = next.output.lines
    #expect(lines.contains("undo"))
    let last = try ReportedToast(try #require(lines.first { $0.hasPrefix("{") }))
    #expect(last.channels["screen"]?.state == "skipped", "\(last)")
    #expect(last.channels["screen"]?.reason?.contains("X server") == true, "\(last)")
    #expect(last.text?.state == "delivered")
    #expect(screen.stage.agents.count == 1)
  }

  @Test func `an action of a toast that the server took with it can be run elsewhere`()
    async throws
  {
    let screen = try await ScreenStage()
    let toast = try await screen.show("-t", "0", "-A", "undo=Undo", "--", "Deleted")
    #expect(try await screen.session.run("toast", ["focus"]).exit == .status(0))
    try await screen.display.kill()
    try await screen.stage.toast(["invoke", "undo"])
    try await toast.waitForExit()
    #expect(toast.output.text == "undo\n")
  }
}
