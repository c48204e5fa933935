import Glibc
import Testing

@testable import ToastTesting

/// Toasts on a real X server, through the built programs.
@Suite struct ScreenTests {
  @Test func `a toast is shown, and its text is not printed then`() async throws {
    let stage = try await Stage(display: true)
    let result = try await stage.session.run(
      "toast", Stage.brief + ["--report", "--", "Saved"], within: .seconds(20))
    let report = try ReportedToast(result)
    #expect(report.channels["screen"]?.state == "delivered", "\(report)")
    #expect(report.text?.reason == "it is on the screen", "\(report)")
    #expect(result.errors.isEmpty)
  }

  @Test func `it is not shown where that is not wanted, and printed instead`() async throws {
    let stage = try await Stage(display: true)
    let result = try await stage.session.run(
      "toast", Stage.brief + ["--no-screen", "--report", "--", "Saved"], within: .seconds(20))
    let report = try ReportedToast(result)
    #expect(report.channels["screen"]?.reason == "not wanted", "\(report)")
    #expect(result.errors == "Saved.\n")
  }

  @Test func `the keyboard moves to a toast, and back where it was`() async throws {
    let stage = try await Stage(display: true)
    let absent = try await stage.session.run("toast", ["focus"])
    #expect(absent.exit == .status(69))
    let toast = try stage.session.start(
      "toast", ["--no-speak", "-t", "0", "-A", "undo=Undo", "--", "Deleted"])
    try await waitUntil("the keyboard", within: .seconds(10)) {
      try await stage.session.run("toast", ["focus"]).exit == .status(0) ? true : nil
    }
    #expect(try await stage.session.run("xdotool", ["key", "Return"]).exit == .status(0))
    try await toast.waitForExit()
    #expect(toast.output.text == "undo\n")
  }

  @Test func `an X server that ends takes the screen with it, and nothing else`() async throws {
    let display = try await Display()
    let session = try await PrivateSession(display: display)
    let stage = Stage(session: session)
    #expect(
      try await report(stage, "before").channels["screen"]?.state == "delivered")
    try await display.kill()
    try await waitUntil("its end", within: .seconds(10)) {
      let report = try await report(stage, "after")
      return report.channels["screen"]?.state == "skipped" ? report : nil
    }
    let last = try await report(stage, "after")
    #expect(last.text?.state == "delivered", "\(last)")
    #expect(stage.agents.count == 1)
  }

  private func report(_ stage: Stage, _ title: String) async throws -> ReportedToast {
    try ReportedToast(
      await stage.session.run(
        "toast", Stage.brief + ["--report", "--", title], within: .seconds(20)))
  }
}
