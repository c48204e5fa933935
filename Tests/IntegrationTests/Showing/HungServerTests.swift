import Testing

@testable import ToastTesting

/// An X server that hangs: nobody waits for it for ever, and toasts go on without it.
@Suite struct HungServerTests {
  private let display: Display
  private let stage: Stage

  init() async throws {
    display = try await Display()
    stage = Stage(
      session: try await PrivateSession(display: display, variables: ["TOAST_MOTION": "none"]))
  }

  private func report(_ title: String) async throws -> ReportedToast {
    try ReportedToast(
      await stage.session.run(
        "toast", Stage.brief + ["--report", "--", title], within: .seconds(30)))
  }

  @Test func `the report says that it does not answer, and the text is printed`() async throws {
    #expect(try await report("before").channels["screen"]?.state == "delivered")
    display.stop()
    defer { display.resume() }
    let first = try await report("first")
    #expect(first.channels["screen"]?.state == "failed", "\(first)")
    #expect(
      first.channels["screen"]?.reason?.hasSuffix("it has not answered for 2 s") == true, "\(first)"
    )
    #expect(first.text?.state == "delivered", "\(first)")
    try await waitUntil("that it is known", within: .seconds(20)) { () -> Bool? in
      let later = try await report("later")
      #expect(later.text?.state == "delivered", "\(later)")
      return later.channels["screen"]?.reason?.hasSuffix("does not answer") == true ? true : nil
    }
    display.resume()
    try await waitUntil("the screen", within: .seconds(20)) {
      try await report("after").channels["screen"]?.state == "delivered" ? true : nil
    }
    #expect(stage.agents.count == 1)
  }

  @Test func `an agent that starts then tells it too`() async throws {
    display.stop()
    defer { display.resume() }
    let report = try await report("Saved")
    #expect(report.channels["screen"]?.state != "delivered", "\(report)")
    #expect(report.text?.state == "delivered", "\(report)")
  }

  @Test func `a toast that shows then can be ended`() async throws {
    let toast = try stage.session.start(
      "toast", ["--no-speak", "--report", "-t", "0", "--", "Saved"])
    // It does not move: once it is seen it is shown.
    try await waitUntil("a toast that is seen", within: .seconds(20)) {
      let search = ["search", "--onlyvisible", "--class", "ToastMessage"]
      return try await stage.session.run("xdotool", search).exit == .status(0) ? true : nil
    }
    display.stop()
    defer { display.resume() }
    try await stage.toast(["dismiss"])
    try await toast.waitForExit(within: .seconds(20))
    let report = try ReportedToast(toast.output.text)
    #expect(report.outcome == "closed-by-person", "\(report)")
    #expect(report.channels["screen"]?.state == "delivered", "\(report)")
  }

  @Test func `a toast that has the keyboard then ends when its time is over`() async throws {
    let toast = try stage.session.start(
      "toast", ["--no-speak", "--report", "-t", "3000", "--exact-duration", "--", "Saved"])
    try await waitUntil("the keyboard", within: .seconds(20)) {
      try await stage.session.run("toast", ["focus"]).exit == .status(0) ? true : nil
    }
    display.stop()
    defer { display.resume() }
    try await toast.waitForExit(within: .seconds(30))
    #expect(try ReportedToast(toast.output.text).outcome == "expired")
  }
}
