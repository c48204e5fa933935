import Testing

@testable import ToastTesting

/// Programs that are not ours, and share no code with us.
@Suite(.serialized) struct ForeignApplicationTests {
  /// A program of GTK 3, through ATK and its bridge.
  struct GTK3: Sendable {
    let session: PrivateSession
    let ear: Ear
    let program: Program

    static var isInstalled: Bool {
      Display.isInstalled && system(typelibs: ["Gtk-3.0", "Atk-1.0"])
    }

    private static func system(typelibs: [String]) -> Bool {
      let folders = ["x86_64-linux-gnu", "aarch64-linux-gnu", ""].map {
        "/usr/lib/\($0)/girepository-1.0"
      }
      let names = folders.flatMap(TemporaryFolder.entries)
      return typelibs.allSatisfy { names.contains("\($0).typelib") }
    }

    /// Starts it; what it announces is heard from then on.
    init(_ kinds: [Heard.Kind] = [.announcement, .showing]) async throws {
      session = try await PrivateSession(display: Display())
      ear = try await Ear(in: session, for: kinds)
      let path = String(describing: #filePath).split(separator: "/").dropLast(2)
      let script = "/\(path.joined(separator: "/"))/Programs/GTK3/program.py"
      program = try session.start("python3", ["-B", script], input: .pipe)
      try await program.waitForLine("ready", within: .seconds(30)) { $0 == "ready" }
      try await awaitBridge()
    }

    /// The bridge asks who listens while the program is running already: until it knows, it is
    /// silent.
    private func awaitBridge() async throws {
      var count = 0
      while try !ear.events.contains(where: { $0.text.hasPrefix("probe") }) {
        count += 1
        guard count < 100 else { throw TestingError(.late, "the bridge of GTK is silent") }
        try await program.write("announce probe \(count)\n")
        _ = try? await ear.waitFor(1, within: .milliseconds(200)) { $0.text.hasPrefix("probe") }
      }
    }

    /// What was heard, without what was only to find out whether it is heard.
    func heard(until text: String) async throws -> [Heard] {
      try await ear.waitFor { $0.text == text }
      return try ear.events.filter { !$0.text.hasPrefix("probe") }
    }
  }

  @Test(.enabled(if: GTK3.isInstalled))
  func `GTK 3 is heard: what it announces, and a notification that it shows`() async throws {
    let gtk = try await GTK3()
    try await gtk.program.write("announce Saved\nshow 3 files were copied\nannounce Closed\n")
    let heard = try await gtk.heard(until: "Closed")
    #expect(heard.map(\.text) == ["Saved", "3 files were copied", "Closed"])
    #expect(heard.map(\.kind) == [.announcement, .showing, .announcement])
    #expect(heard.map(\.role) == ["frame", "notification", "frame"])
    #expect(heard.allSatisfy { $0.application == "gtk-program" })
    // ATK 2.46 knows of no politeness.
    #expect(heard.map(\.politeness) == ["none", nil, "none"])
    #expect(heard[1].labels == ["3 files were copied"])
  }

  @Test(
    .enabled(if: OtherApplication.isInstalled),
    arguments: [OtherApplication.Toolkit.gtk4, .qt6])
  func `GTK 4 and Qt 6 are heard as they send it`(toolkit: OtherApplication.Toolkit) async throws {
    let session = try await PrivateSession()
    let ear = try await Ear(in: session)
    let application = try await OtherApplication(in: session, named: "Editor", as: toolkit)
    let window = try await application.add("Document", role: "frame")
    try await application.announce("Saved", from: window)
    try await application.announce("Disk full", from: window, politeness: .assertive)
    let shown = try await application.add("3 files", role: "notification")
    try await application.show(shown)
    let heard = try await ear.everything(through: application)
    #expect(heard.map(\.text) == ["Saved", "Disk full", "3 files"])
    #expect(heard.map(\.politeness) == ["polite", "assertive", nil])
    #expect(heard.map(\.role) == ["frame", "frame", "notification"])
  }
}
