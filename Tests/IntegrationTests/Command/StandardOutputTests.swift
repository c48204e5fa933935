import Glibc
import Testing
import ToastTesting

extension CommandTests {
  /// Standard output is data, standard error is for people, and neither is kept open.
  @Suite struct StandardOutputTests {
    @Test func `a substitution of the command ends at once and is empty`() async throws {
      let session = try await PrivateSession(variables: Surroundings.silent)
      // The toast stays for ever, and so does the agent that this has started.
      let result = try await session.shell(
        "x=$(\"$toast\" --duration indefinite hi 2>/dev/null); printf '[%s]' \"$x\"")
      #expect(result.output == "[]")
      #expect(result.exit == .status(0))
      #expect(session.processes("toastd").count == 1)
    }

    @Test func `without a session too`() async throws {
      let result = try await Surroundings.shell("x=$(\"$toast\" -t 3000 hi); printf '[%s]' \"$x\"")
      #expect(result.output == "[]")
      #expect(result.errors == "hi.\n")
    }

    @Test func `a pipe behind the command ends with the command`() async throws {
      let result = try await Surroundings.shell("\"$toast\" -t 3000 hi 2>&1 | cat")
      #expect(result.output == "hi.\n")
    }

    @Test(arguments: [true, false])
    func `the number comes before the report, and nothing else`(isSession: Bool) async throws {
      let arguments = ["success", "Saved", "-p", "--report", "-t", "50", "--exact-duration"]
      let result: ProgramResult
      if isSession {
        let session = try await PrivateSession(variables: Surroundings.silent)
        result = try await session.run("toast", arguments)
      } else {
        result = try await Surroundings.toast(arguments)
      }
      let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count == 3 && lines[2].isEmpty)
      #expect(lines[0] == "1")
      let report = try ReportedToast(String(lines[1]))
      #expect(report.id == 1)
      #expect(report.title == "Saved")
      #expect(result.errors == "Success: Saved.\n")
    }

    @Test func `waiting prints nothing`() async throws {
      let result = try await Surroundings.toast(["Saved", "--wait", "-t", "50", "--exact-duration"])
      #expect(result.exit == .status(0))
      #expect(result.output.isEmpty)
    }

    @Test func `a wait has its limit`() async throws {
      let result = try await Surroundings.toast(
        ["Saved", "--wait", "-t", "60000", "--timeout", "0.2"], within: .seconds(5))
      #expect(result.exit == .status(0))
      #expect(
        result.errors.contains("toast: nothing more was heard of the toast within 0.2 seconds"))
    }

    /// What a terminal shows of `toast error`.
    private func terminal(_ variables: [String: String]) async throws -> String {
      try await run(
        "script", ["-qec", "'\(Surroundings.programs)/toast' error Disk", "/dev/null"],
        environment: Surroundings.silent.merging(["PATH": "/usr/bin:/bin", "SHELL": "/bin/sh"]) {
          $1
        }
        .merging(variables) { $1 }
      ).output
    }

    @Test(
      .enabled(if: Program.isInstalled("script")),
      arguments: [
        (["TERM": "xterm"], true), (["TERM": "xterm", "NO_COLOR": "1"], false),
        (["TERM": "dumb"], false), ([:], false),
      ] as [([String: String], Bool)])
    func `colour is for a terminal that can, and never against NO_COLOR`(
      variables: [String: String], isColored: Bool
    ) async throws {
      let shown = try await terminal(variables)
      #expect(shown.contains("\u{1B}[31mError\u{1B}[0m") == isColored, "\(shown)")
      #expect(shown.contains("Disk"))
    }

    @Test func `a file gets no colour`() async throws {
      let result = try await Surroundings.toast(["error", "Disk"], ["TERM": "xterm"])
      #expect(result.errors == "Error: Disk.\n")
    }
  }
}
