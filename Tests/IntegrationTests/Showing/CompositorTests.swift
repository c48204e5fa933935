import Testing

@testable import ToastTesting

/// A real compositor that comes and goes while a toast shows.
@Suite struct CompositorTests {
  @Test(.enabled(if: Program.isInstalled("picom") && Program.isInstalled("xwininfo")))
  func `a toast gets a window that can be seen through, and one that cannot`() async throws {
    let display = try await Display()
    let stage = Stage(session: try await PrivateSession(display: display))
    let toast = try stage.session.start("toast", ["--no-speak", "-t", "0", "-w", "--", "Saved"])
    try await waitFor(depth: 24, stage)
    let compositor = try await display.startCompositor()
    try await waitFor(depth: 32, stage)
    try await compositor.end()
    try await waitFor(depth: 24, stage)
    try await stage.toast(["dismiss"])
    try await toast.waitForExit()
    try await waitUntil("its end", within: .seconds(10)) {
      try await stage.windows().isEmpty ? true : nil
    }
  }

  /// Waits until a toast's window is the only one, and its pixels have a number of bits.
  private func waitFor(depth: Int, _ stage: Stage) async throws {
    try await waitUntil("a window of \(depth) bits", within: .seconds(10)) { () -> Bool? in
      let windows = try await stage.windows()
      guard windows.count == 1, let id = windows[0].split(separator: " ").first else { return nil }
      let facts = try await stage.session.run("xwininfo", ["-id", String(id)]).output
      return facts.contains("Depth: \(depth)") && facts.contains("IsViewable") ? true : nil
    }
  }
}
