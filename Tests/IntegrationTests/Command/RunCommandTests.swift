import Glibc
import Testing

@testable import ToastTesting

extension CommandTests {
  /// Programs that are run, and toasts that tell their end.
  @Suite struct RunCommandTests {
    private let session: PrivateSession

    init() async throws { session = try await PrivateSession(variables: Surroundings.silent) }

    @Test func `its output and its exit status pass through, and its end is announced`()
      async throws
    {
      let ear = try await Ear(in: session)
      let result = try await session.run(
        "toast", ["run", "--", "sh", "-c", "cat; echo problem >&2; exit 3"], input: .text("data\n"))
      #expect(result.exit == .status(3))
      #expect(result.output == "data\n")
      #expect(result.errors.hasPrefix("problem\n"))
      let heard = try #require(try await ear.waitFor().first?.text)
      #expect(heard.hasPrefix("Error: sh. Exit status 3 after 0") && heard.hasSuffix(" seconds."))
      #expect(try await session.run("toast", ["run", "--", "true", "now"]).exit == .status(0))
      #expect(try await ear.waitFor(2).last?.text.hasPrefix("Success: true now. Done in 0") == true)
    }

    @Test func `it runs where no toast can be shown`() async throws {
      let programs = try await ProgramFolder(["toast"])
      let result = try await run(
        programs.toast, ["run", "--", "sh", "-c", "echo out; exit 7"],
        environment: Surroundings.silent.merging(["PATH": "/usr/bin:/bin"]) { $1 })
      #expect(result.exit == .status(7))
      #expect(result.output == "out\n")
      #expect(result.errors.hasPrefix("Error: sh. Exit status 7 after 0"))
    }

    @Test func `one that cannot be started has the status that shells give it`() async throws {
      let file = try session.folder.write("home/file", "".utf8)
      for (program, status, reason) in [
        ("no-such-program", 127, "No such file or directory"), (file, 126, "Permission denied"),
      ] as [(String, CInt, String)] {
        let result = try await session.run("toast", ["run", "--", program])
        #expect(result.exit == .status(status))
        #expect(result.errors.hasPrefix("toast: run \(program): \(reason)\n"))
      }
    }

    @Test(arguments: [SIGTERM, SIGINT, SIGHUP, SIGUSR1])
    func `a signal that comes for it reaches it`(number: CInt) async throws {
      let program = try session.start(
        "toast",
        ["run", "--", "sh", "-c", "trap 'echo got it; exit 9' \(number); echo ready; cat"],
        input: .pipe)
      try await program.waitForLine("its start") { $0 == "ready" }
      program.signal(number)
      // A shell runs its trap when what it waits for has ended.
      program.closeInput()
      #expect(try await program.waitForExit() == .status(9))
      #expect(program.output.lines == ["ready", "got it"])
    }

    @Test func `ended by a signal, it has the command end likewise`() async throws {
      let result = try await session.run("toast", ["run", "--", "sh", "-c", "kill -TERM $$"])
      #expect(result.exit == .signal(SIGTERM))
      #expect(result.errors.hasPrefix("Error: sh. Ended by signal 15 after 0"))
    }

    @Test func `signals that were ignored stay so for it, and a broken pipe ends it`() async throws
    {
      let script = "yes | head -1 >/dev/null; grep -c . /dev/null; grep SigIgn /proc/self/status"
      let plain = try await session.run("sh", ["-c", script])
      let run = try await session.run("toast", ["run", "--", "sh", "-c", script])
      #expect(run.output == plain.output)
    }
  }
}
