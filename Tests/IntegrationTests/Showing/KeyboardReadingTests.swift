import Testing

@testable import ToastTesting

/// What listeners and a real screen reader get of the keyboard on a toast.
@Suite struct KeyboardReadingTests {
  private func show(_ stage: Stage, _ arguments: [String] = []) throws -> Program {
    try stage.session.start(
      "toast",
      ["--no-speak", "-t", "0", "-A", "undo=Undo", "-A", "keep=Keep"] + arguments
        + ["--", "Deleted"])
  }

  private func waitForPlace(_ stage: Stage) async throws {
    try await waitUntil("its window", within: .seconds(10)) {
      try await stage.windows().isEmpty ? nil : true
    }
  }

  private func key(_ stage: Stage, _ name: String) async throws {
    #expect(try await stage.session.run("xdotool", ["key", name]).exit == .status(0))
  }

  @Test(.enabled(if: OtherApplication.isInstalled && Program.isInstalled("xdotool")))
  func `a toast that shows takes no focus, and its buttons have it while the keyboard is there`()
    async throws
  {
    let stage = try await Stage(display: true)
    let ear = try await Ear(in: stage.session, for: [.announcement, .focus])
    let other = try await OtherApplication(in: stage.session)
    let toast = try show(stage)
    try await ear.expectAnnouncement("Deleted. Undo and Keep available.", within: .seconds(10))
    try await waitForPlace(stage)
    #expect(try await ear.everything(through: other).allSatisfy { $0.kind == .announcement })
    try await stage.toast(["focus"])
    try await ear.waitFor(1, within: .seconds(10)) { $0.kind == .focus }
    try await key(stage, "Tab")
    // What comes between two keys that arrive at once is told of nobody.
    try await ear.waitFor(3, within: .seconds(10)) { $0.kind == .focus }
    try await key(stage, "Escape")
    try await toast.waitForExit()
    let focus = try await ear.waitFor(4, within: .seconds(10)) { $0.kind == .focus }
    #expect(focus.map(\.detail) == [1, 0, 1, 0], "\(focus)")
    #expect(
      focus.map { $0.path.split(separator: "_").last } == [
        "button0", "button0", "button1", "button1",
      ])
  }

  @Test(.enabled(if: ReaderStage.isPossible && Program.isInstalled("xdotool")))
  func `Orca says the button that the keyboard comes to`() async throws {
    let stage = try await ReaderStage()
    let toast = try show(stage.stage)
    try await stage.orca.waitUntilSpoken(within: .seconds(20)) { $0.text.contains("Deleted") }
    try await waitForPlace(stage.stage)
    let shown = try await stage.said()
    #expect(!shown.contains { $0.text.contains("push button") }, "\(shown.map(\.text))")
    try await stage.stage.toast(["focus"])
    try await stage.orca.waitUntilSpoken(within: .seconds(20)) {
      $0.text.contains("Undo push button")
    }
    try await key(stage.stage, "Tab")
    try await stage.orca.waitUntilSpoken(within: .seconds(20)) {
      $0.text.contains("Keep push button")
    }
    try await key(stage.stage, "Return")
    try await toast.waitForExit()
    #expect(toast.output.text == "keep\n")
  }
}
