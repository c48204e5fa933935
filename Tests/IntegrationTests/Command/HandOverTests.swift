import Glibc
import Testing

@testable import ToastTesting

extension CommandTests {
  /// Toasts of a program that the session's agent has.
  @Suite struct HandOverTests {
    private let session: PrivateSession
    private let ear: Ear

    /// A session with a listener and an agent.
    init() async throws {
      session = try await PrivateSession(variables: Surroundings.silent)
      ear = try await Ear(in: session)
      _ = try await session.run(
        "toast", ["-t", "1", "--exact-duration", "--wait", "--", "The agent is there"])
      try await ear.expectAnnouncement("The agent is there.")
    }

    private func start() throws -> Program {
      try session.start("toast-test-handover", input: .pipe)
    }

    private func show(_ title: String, by program: Program) async throws -> String {
      try await program.write("show \(title)\n")
      let start = "\(title): number "
      let line = try await program.waitForLine("its number") { $0.hasPrefix(start) }
      try await ear.expectAnnouncement("\(title). Undo available.")
      return String(line.dropFirst(start.count))
    }

    /// What was announced since the agent came.
    private func heard() async throws -> [String] {
      let application = try await OtherApplication(in: session)
      return try await ear.everything(through: application).map(\.text)
        .filter { !$0.hasPrefix("The agent") }
    }

    @Test func `an action that a command takes runs the program's handler`() async throws {
      let program = try start()
      let id = try await show("Deleted", by: program)
      #expect(try await session.run("toast", ["invoke", id, "Undo"]).exit == .status(0))
      try await program.waitForLine("its end") { $0 == "Deleted: ended by its action “Undo”" }
      #expect(program.output.lines.contains("Deleted is undone"))
      program.closeInput()
      #expect(try await program.waitForExit() == .status(0))
    }

    @Test func `31: a change through the handle is announced once, with the new text`() async throws
    {
      let program = try start()
      _ = try await show("one", by: program)
      try await program.write("update two\n")
      try await ear.expectAnnouncement("two. Undo available.")
      #expect(try await heard() == ["one. Undo available.", "two. Undo available."])
      #expect(try await session.run("toast", ["history"]).output.contains("two. [Undo: "))
    }

    @Test func `a program that ends all its toasts leaves another's alone`() async throws {
      let (one, other) = (try start(), try start())
      _ = try await show("mine", by: one)
      _ = try await show("theirs", by: other)
      try await one.write("show later\ndismissAll\n")
      try await one.waitForLine("its end") { $0 == "mine: cleared" }
      try await one.waitForLine("the end of what waited") { $0 == "later: cleared" }
      let shown = try await session.run("toast", ["history"]).output
      #expect(shown.contains("theirs. [Undo: ") && !other.output.text.contains("theirs: cleared"))
    }

    @Test
    func `the agent killed meanwhile, the toast has failed and the next is the program's own`()
      async throws
    {
      let program = try start()
      _ = try await show("first", by: program)
      kill(try await session.waitFor("toastd"), SIGKILL)
      try await program.waitForLine("its end") { $0.hasPrefix("first: failed: ") }
      try await program.write("show second\n")
      try await ear.expectAnnouncement("second. Undo available.", within: .seconds(10))
      #expect(session.processes("toastd").isEmpty)
      #expect(try await heard() == ["first. Undo available.", "second. Undo available."])
      #expect(program.output.lines.count { $0.hasPrefix("first: failed") } == 1)
    }
  }
}
