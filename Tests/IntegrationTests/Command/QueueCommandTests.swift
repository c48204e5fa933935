import Testing
import ToastTesting

extension CommandTests {
  /// What a person and a script can do about toasts that are there.
  @Suite struct QueueCommandTests {
    private let session: PrivateSession

    init() async throws { session = try await PrivateSession(variables: Surroundings.silent) }

    /// Starts the command with a toast that stays, and waits until it has a number.
    private func stay(_ title: String, _ options: [String] = []) async throws -> (Program, String) {
      let program = try session.start(
        "toast", ["-p", "--wait", "--duration", "indefinite"] + options + ["--", title])
      return (program, try await program.waitForLine("its number") { Int($0) != nil })
    }

    /// Runs the command, and returns its status and what it printed for people.
    @discardableResult
    private func toast(_ arguments: String...) async throws -> ProgramResult {
      try await session.run("toast", arguments)
    }

    @Test func `a toast that stays is dismissed, and its command ends`() async throws {
      let (program, _) = try await stay("Stays", ["--report", "--exit-status"])
      let result = try await toast("dismiss")
      #expect(result.exit == .status(0) && result.errors.isEmpty && result.output.isEmpty)
      #expect(try await program.waitForExit() == .status(1))
      #expect(program.output.text.contains(#""outcome":"closed-by-person""#))
      // Nothing is left to dismiss, which is what was wanted.
      #expect(try await toast("dismiss").exit == .status(0))
    }

    @Test func `by its number, or with all others`() async throws {
      let (first, one) = try await stay("one")
      let (second, _) = try await stay("two")
      let (third, _) = try await stay("three")
      #expect(try await toast("dismiss", one).exit == .status(0))
      #expect(try await first.waitForExit() == .status(0))
      #expect(second.exit == nil && third.exit == nil)
      #expect(try await toast("dismiss", "--all").exit == .status(0))
      #expect(try await second.waitForExit() == .status(0))
      #expect(try await third.waitForExit() == .status(0))
      let again = try await toast("dismiss", one)
      #expect(again.exit == .status(69))
      #expect(again.errors == "toast: toast 1 is over: closed by the person\n")
    }

    @Test(arguments: [
      (["dismiss", "7"], "there is no toast 7"), (["invoke", "Undo"], "no toast is showing"),
      (["invoke", "7", "Undo"], "there is no toast 7"), (["extend"], "no toast is showing"),
      (["repeat"], "there has been no toast"),
    ])
    func `what is not there is told, with an agent and without`(
      arguments: [String], message: String
    ) async throws {
      for isThere in [false, true] {
        #expect(session.processes("toastd").isEmpty != isThere)
        let result = try await session.run("toast", arguments)
        #expect(result.exit == .status(69))
        #expect(result.errors == "toast: \(message)\n")
        // From here on an agent is there, which keeps nothing of this one.
        try await toast("--sensitive", "-t", "1", "--exact-duration", "--wait", "--", "x")
      }
    }

    @Test(arguments: [
      (["-A", "undo=Undo", "-A", "More"], ["Undo"], "undo"),
      (["-A", "undo=Undo", "-A", "More"], ["undo"], "undo"),
      (["-A", "Undo", "-A", "More"], ["more"], "1"), (["-A", "Undo", "-A", "More"], ["0"], "0"),
    ])
    func `an action is taken, and its command prints its name`(
      options: [String], words: [String], name: String
    ) async throws {
      let (program, id) = try await stay("Deleted", options + ["--exit-status"])
      #expect(program.errors.text.hasPrefix("Deleted. [Undo: toast invoke \(id) Undo]"))
      let result = try await session.run("toast", ["invoke", id] + words)
      #expect(result.exit == .status(0) && result.errors.isEmpty)
      #expect(try await program.waitForExit() == .status(0))
      #expect(program.output.lines == [id, name])
      let again = try await session.run("toast", ["invoke", id] + words)
      #expect(again.exit == .status(69))
      #expect(
        again.errors
          == "toast: toast \(id) is over: ended by its action “\(name == "1" ? "More" : "Undo")”\n")
    }

    @Test func `34: where no command can reach the toast, its line names none`() async throws {
      let result = try await Surroundings.toast(
        ["-A", "Undo", "-t", "20", "--exact-duration", "--", "Deleted"])
      #expect(result.errors == "Deleted. [Undo]\n")
    }

    @Test func `an action that there is not is told with those that there are`() async throws {
      let (program, _) = try await stay("Deleted", ["-A", "Undo"])
      let result = try await toast("invoke", "Redo")
      #expect(result.exit == .status(64))
      #expect(result.errors == "toast: action: 'Redo' is none of toast 1, which has Undo (0)\n")
      try await program.kill()
      let late = try await toast("invoke", "1", "Undo")
      #expect(late.exit == .status(69))
      #expect(
        late.errors
          == "toast: the program that showed toast 1 has ended, and nobody is left to do it\n")
    }

    @Test func `22: an action toast that has given way is invoked from the history`() async throws {
      let reader = try await Ear(in: session, for: [.announcement, .focus])
      let program = try session.start(
        "toast", ["-A", "undo=Undo", "-p", "-t", "300", "--", "Deleted"])
      try await reader.expectAnnouncement("Deleted. Undo available.")
      // It stays for the reader, until another one wants its place.
      try await toast("--", "Next")
      try await reader.expectAnnouncement("Next.", within: .seconds(20))
      let history = try await toast("history")
      #expect(history.output.contains("Deleted. [Undo: toast invoke 1 Undo]  (put away,"))
      #expect(program.exit == nil)
      #expect(try await toast("invoke", "1", "Undo").exit == .status(0))
      #expect(try await program.waitForExit() == .status(0))
      #expect(program.output.lines == ["1", "undo"])
      #expect(try await toast("history").output.contains("(ended by its action “Undo”)"))
    }

    @Test func `the history has one line a toast, and an object for programs`() async throws {
      #expect(try await toast("history", "--json").output == "[]\n")
      try await toast("success", "-a", "editor", "--", "Saved", "Your file was saved")
      try await toast("dismiss")
      try await toast("--sensitive", "--duration", "indefinite", "--", "Code 1234")
      let (program, id) = try await stay("Deleted", ["-A", "Try again"])
      let lines = try await toast("history").output.split(separator: "\n")
      #expect(lines.count == 2)
      #expect(lines.first?.hasPrefix("1  ") == true)
      #expect(
        lines.first?.hasSuffix("  Success: Saved. Your file was saved.  (closed by the person)")
          == true)
      #expect(
        lines.last?.hasSuffix("  Deleted. [Try again: toast invoke \(id) 'Try again']  (showing)")
          == true)
      let json = try await toast("history", "--json").output
      #expect(json.hasPrefix(#"[{"id":1,"time":"20"#))
      #expect(
        json.contains(
          #""title":"Saved","message":"Your file was saved","severity":"success","#
            + #""application":"editor","text":"Success: Saved. Your file was saved.","#
            + #""state":"ended","outcome":"closed-by-person","actions":[]}"#))
      #expect(json.contains(#""state":"showing","actions":["Try again"]}"#))
      #expect(!json.contains("1234"))
      try await program.kill()
    }

    @Test func `the last toast is said again, and the history knows nothing of that`() async throws
    {
      let ear = try await Ear(in: session)
      try await toast("-t", "1", "--exact-duration", "--wait", "--", "Saved")
      for count in 2...3 {
        #expect(try await toast("repeat").exit == .status(0))
        let heard = try await ear.waitFor(count)
        #expect(heard.map(\.text) == Array(repeating: "Saved.", count: count))
      }
      #expect(try await toast("history").output.split(separator: "\n").count == 1)
    }

    @Test func `where only text is left, it is printed again by whoever asks`() async throws {
      try await toast("--", "Saved")
      #expect(try await toast("repeat").errors == "Saved.\n")
      try await toast("dismiss")
      #expect(try await toast("repeat").errors == "Saved.\n")
    }

    @Test func `more time is given to the toast that is showing`() async throws {
      let (program, id) = try await stay("Stays")
      #expect(try await toast("extend").exit == .status(0))
      #expect(try await toast("extend", id).exit == .status(0))
      try await toast("dismiss")
      #expect(try await program.waitForExit() == .status(0))
    }

    @Test func `a toast takes another one's place and number, and its command ends`() async throws {
      let ear = try await Ear(in: session)
      let (program, id) = try await stay("one", ["--report"])
      let result = try await toast("-p", "-r", id, "--duration", "indefinite", "--", "two")
      #expect(result.output == "\(id)\n")
      #expect(try await program.waitForExit() == .status(0))
      #expect(program.output.text.contains(#""outcome":"replaced""#))
      #expect(try await ear.waitFor(2).map(\.text) == ["one.", "two."])
      #expect(try await toast("history").output.contains("two.  (showing)"))
      try await toast("dismiss")
      // What is there no more is no hindrance.
      #expect(try await toast("-p", "-r", id, "--", "three").output == "2\n")
    }
  }
}
