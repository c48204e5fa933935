import Glibc
import Testing

@testable import ToastTesting

/// `toast listen` as scripts use it.
@Suite(.enabled(if: OtherApplication.isInstalled)) struct ListenCommandTests {
  private let session: PrivateSession

  init() async throws { session = try await PrivateSession() }

  /// Starts it; it hears when this returns.
  private func listen(_ arguments: String...) async throws -> Program {
    let program = try session.start("toast", ["listen"] + arguments)
    try await program.waitForLine("listening", onErrors: true, within: .seconds(10)) {
      $0 == "listening"
    }
    return program
  }

  @Test func `what is expected is heard, printed, and ends it with 0`() async throws {
    let ear = try await listen("--expect", "Saved", "--timeout", "60")
    let editor = try await OtherApplication(in: session, named: "Editor")
    let path = try await editor.add("Note")
    try await editor.announce("Opened", from: path, politeness: .assertive)
    try await editor.show(path)
    try await editor.announce("File Saved.", from: path)
    #expect(try await ear.waitForExit() == .status(0))
    #expect(
      ear.output.lines.map { $0.split(separator: "  ").dropFirst().joined(separator: "|") } == [
        "Editor|notification|assertive|Opened", "Editor|notification|shown|Note",
        "Editor|notification|polite|File Saved.",
      ])
    #expect(ear.errors.text == "listening\n")
  }

  @Test func `what does not come ends it with 1, and it says what came instead`() async throws {
    let editor = try await OtherApplication(in: session, named: "Editor")
    let path = try await editor.add("Note")
    let ear = try await listen("--expect", "Saved", "--expect", "Opened", "--timeout", "5")
    try await editor.announce("Opened", from: path)
    #expect(try await ear.waitForExit() == .status(1))
    let errors = ear.errors.text
    #expect(errors.contains("toast: not heard: 'Saved'\n"), "\(errors)")
    #expect(!errors.contains("not heard: 'Opened'"), "\(errors)")
    #expect(errors.contains("toast: heard instead: 1\n  "), "\(errors)")
    #expect(errors.contains("  Editor  notification  polite  Opened\n"), "\(errors)")
  }

  @Test func `what comes twice or is rejected ends it at once with 1`() async throws {
    let once = try await listen("--expect-once", "Saved", "--timeout", "60")
    let never = try await listen("--reject", "Error", "--expect", "Saved", "--timeout", "60")
    let editor = try await OtherApplication(in: session, named: "Editor")
    let path = try await editor.add("Note")
    try await editor.announce("Saved", from: path)
    try await editor.announce("Saved", from: path)
    #expect(try await once.waitForExit() == .status(1))
    #expect(once.errors.text.contains("heard 2 times, and must be once: 'Saved'"))
    #expect(never.exit == nil)
    try await editor.announce("Error 5", from: path)
    #expect(try await never.waitForExit() == .status(1))
    #expect(never.errors.text.contains("heard, and must not be: 'Error'"))
  }

  @Test func `only the application that is named counts`() async throws {
    let ear = try await listen("--app", "Mail", "--expect", "Saved", "--json", "--timeout", "60")
    let editor = try await OtherApplication(in: session, named: "Editor")
    let mail = try await OtherApplication(in: session, named: "Mail")
    try await editor.announce("Saved", from: editor.add("Note"))
    try await mail.announce("Draft Saved", from: mail.add("Note"))
    #expect(try await ear.waitForExit() == .status(0))
    let lines = ear.output.lines
    #expect(lines.count == 1)
    let parts = [
      "{\"time\":\"", "\"application\":\"Mail\"", "\"role\":\"notification\"",
      "\"politeness\":\"polite\"", "\"text\":\"Draft Saved\"",
    ]
    for part in parts { #expect(lines.first?.contains(part) == true, "\(lines)") }
  }

  @Test func `without anything expected it listens until it is interrupted`() async throws {
    let ear = try await listen()
    let editor = try await OtherApplication(in: session, named: "Editor")
    try await editor.announce("Saved", from: editor.add("Note"))
    try await ear.waitForLine("the announcement") { $0.hasSuffix("polite  Saved") }
    ear.signal(SIGINT)
    #expect(try await ear.waitForExit() == .status(0))
  }

  @Test func `5,000 in bursts are all heard, in order`() async throws {
    let ear = try await listen("--expect", "the last", "--match", "exact", "--timeout", "60")
    let editor = try await OtherApplication(in: session, named: "Editor")
    let path = try await editor.add("Burst")
    for burst in 0..<5 { try await editor.announce("\(burst)/%.", from: path, count: 1000) }
    try await editor.announce("the last", from: path)
    #expect(try await ear.waitForExit(within: .seconds(30)) == .status(0))
    let texts = ear.output.lines.dropLast().map { $0.split(separator: "  ").last ?? "" }
    #expect(texts == (0..<5000).map { "\($0 / 1000)/\($0 % 1000)." })
  }

  @Test(arguments: [
    (["--expect", "[", "--match", "regex"], 64 as CInt, "'[' is no regular expression"),
    (["Saved"], 64, "comes before '--'"), (["--expects", "x"], 64, "did you mean '--expect'?"),
    (["--", "no-such-program-here"], 127, "no-such-program-here"),
    (["--", "/etc/hostname"], 126, "/etc/hostname"),
  ])
  func `what cannot be done is told`(arguments: [String], status: CInt, part: String) async throws {
    let result = try await session.run("toast", ["listen"] + arguments)
    #expect(result.exit == .status(status))
    #expect(result.errors.contains(part), "\(result.errors)")
    #expect(result.output.isEmpty)
  }

  @Test func `without a bus it ends with 69`() async throws {
    let result = try await run("toast", ["listen", "--expect", "x"])
    #expect(result.exit == .status(69))
    #expect(result.errors.contains("there is no accessibility bus"))
  }

  @Test func `with the bus it ends with 69 too, though a command runs`() async throws {
    let ear = try await listen("--expect", "x", "--timeout", "60", "--", "sleep", "600")
    try await session.kill(.accessibilityBus)
    #expect(try await ear.waitForExit() == .status(69))
    #expect(session.processes("sleep").isEmpty)
  }
}
