import Glibc
import Testing

@testable import ToastTesting

/// What a desktop's settings daemon says on an X display, which the agent alone is connected to.
@Suite(.enabled(if: Display.isInstalled && Program.isInstalled("xsettingsd")))
struct DisplaySettingsTests {
  /// What `toast preferences` says of one: its value and its source.
  private func preference(_ name: String, _ session: PrivateSession) async throws -> String {
    let result = try await session.run("toast", ["preferences"])
    let line = try #require(
      result.output.split(separator: "\n").first { $0.hasPrefix("\(name) ") }, "\(result)")
    return line.split(separator: " ").dropFirst().joined(separator: " ")
  }

  private func wait(
    for name: String, _ session: PrivateSession, toBe words: String
  ) async throws {
    try await waitUntil("\(name): \(words)", within: .seconds(10)) {
      try await preference(name, session).hasPrefix(words) ? () : nil
    }
  }

  @Test func `they are told with their source, and followed as they change`() async throws {
    let stage = try await Stage(display: true)
    let session = stage.session
    let file = try session.folder.write(
      "xsettings", "Gtk/EnableAnimations 0\nXft/DPI 147456\nNet/ThemeName \"HighContrast\"\n".utf8)
    let daemon = try session.start("xsettingsd", ["-c", file])
    _ = try await session.run("toast", Stage.brief + ["--", "Connect"], within: .seconds(20))
    try await wait(for: "motion", session, toBe: "none XSETTINGS Gtk/EnableAnimations")
    try await wait(for: "textScale", session, toBe: "1.5 XSETTINGS Xft/DPI")
    try await wait(for: "contrast", session, toBe: "more XSETTINGS Net/ThemeName")

    _ = try session.folder.write("xsettings", "Xft/DPI 196608\n".utf8)
    daemon.signal(SIGHUP)
    try await wait(for: "textScale", session, toBe: "2 XSETTINGS Xft/DPI")
    #expect(try await preference("motion", session).hasPrefix("full"))

    try await daemon.kill()
    try await wait(for: "textScale", session, toBe: "1 ")
  }

  @Test func `the resources of the display say how large text is`() async throws {
    let stage = try await Stage(display: true)
    let resources = try await stage.session.run(
      "xprop",
      ["-root", "-f", "RESOURCE_MANAGER", "8s", "-set", "RESOURCE_MANAGER", "Xft.dpi:\t168"])
    #expect(resources.exit == .status(0), "\(resources.errors)")
    _ = try await stage.session.run("toast", Stage.brief + ["--", "Connect"], within: .seconds(20))
    try await wait(for: "textScale", stage.session, toBe: "1.75 X resource Xft.dpi")
  }
}
