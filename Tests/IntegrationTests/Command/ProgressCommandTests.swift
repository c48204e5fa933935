import Testing
import ToastTesting

extension CommandTests {
  /// One toast that tells how far something has come.
  @Suite struct ProgressCommandTests {
    private let session: PrivateSession

    init() async throws { session = try await PrivateSession(variables: Surroundings.silent) }

    private func progress(_ arguments: String...) async throws -> ProgramResult {
      let result = try await session.run("toast", ["progress", "-p"] + arguments)
      #expect(result.exit == .status(0), "\(result.errors)")
      return result
    }

    @Test func `28: it is one toast, announced at quarters only`() async throws {
      let ear = try await Ear(in: session)
      for percent in ["5", "10", "20", "30", "40"] {
        #expect(try await progress("backup", percent, "Copying").output == "1\n")
      }
      #expect(try await progress("backup", "50").output == "1\n")
      #expect(try await progress("backup", "100%", "Done").output == "1\n")
      try await ear.waitFor(4)
      let application = try await OtherApplication(in: session)
      let heard = try await ear.everything(through: application).map(\.text)
      #expect(heard == ["Copying. 5%.", "Copying. 30%.", "Copying. 50%.", "Done. 100%."])
      // Its name is free again.
      #expect(try await progress("backup", "1").output == "2\n")
      try await ear.expectAnnouncement("backup. 1%.")
    }

    @Test func `where only text is left, what is told is printed by the command that tells it`()
      async throws
    {
      #expect(try await progress("backup", "10", "Copying").errors == "Copying. 10%.\n")
      #expect(try await progress("backup", "20", "Copying").errors == "")
      #expect(try await progress("backup", "30").errors == "Copying. 30%.\n")
    }

    @Test func `one that shows already gets progress by its number, and keeps its actions`()
      async throws
    {
      let toast = try session.start(
        "toast", ["-p", "-A", "stop=Stop", "--duration", "indefinite", "--", "Copying"])
      try await toast.waitForLine("its number") { $0 == "1" }
      #expect(try await progress("1", "40").errors.hasPrefix("Copying. 40%. [Stop: "))
      #expect(try await session.run("toast", ["invoke", "Stop"]).exit == .status(0))
      #expect(try await toast.waitForExit() == .status(0))
      #expect(toast.output.lines == ["1", "stop"])
      let late = try await session.run("toast", ["progress", "1", "50"])
      #expect(late.exit == .status(69))
      #expect(late.errors == "toast: toast 1 is over: ended by its action “Stop”\n")
    }

    @Test func `one that a person has dismissed comes back when it is done`() async throws {
      _ = try await progress("backup", "10", "Copying")
      #expect(try await session.run("toast", ["dismiss"]).exit == .status(0))
      #expect(try await progress("backup", "30").output == "1\n")
      #expect(try await session.run("toast", ["extend"]).exit == .status(69))
      #expect(try await progress("backup", "100", "Done").output == "2\n")
    }

    @Test func `without a session it is a line`() async throws {
      let result = try await Surroundings.toast(["progress", "backup", "40", "Copying"])
      #expect(result.exit == .status(0))
      #expect(result.errors == "Copying. 40%.\n")
      let named = try await Surroundings.toast(["progress", "backup", "40"])
      #expect(named.errors == "backup. 40%.\n")
    }
  }
}
