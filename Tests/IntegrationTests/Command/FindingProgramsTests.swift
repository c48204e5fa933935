import Glibc
import SystemKit
import Testing

@testable import ToastTesting

extension CommandTests {
  /// The agent that is started is the one that was installed with the command, whoever calls it and
  /// from wherever.
  @Suite struct FindingProgramsTests {
    private static let all = ["toast", "toastd", "toast-voice"]

    /// Shows a toast through some line of shell, and returns the path of the agent that it started.
    private func agent(
      started line: String, _ variables: [String: String] = [:]
    ) async throws -> String? {
      let session = try await PrivateSession(variables: Surroundings.silent)
      let result = try await session.shell(line, variables)
      #expect(result.exit == .status(0), "\(result.errors)")
      return try await ProcessEntry.program(of: session.waitFor("toastd"))
    }

    @Test func `through a link, the agent beside the real program is started`() async throws {
      let folder = try TemporaryFolder()
      try folder.write("toastd", "#!/bin/sh\nexit 1\n".utf8, mode: 0o755)
      let link = "\(folder.path)/toast"
      try #require(symlink("\(Surroundings.programs)/toast", link) == 0)
      #expect(try await agent(started: "\(link) hi") == "\(Surroundings.programs)/toastd")
    }

    @Test func `neither PATH nor the working folder decides`() async throws {
      let folder = try TemporaryFolder()
      let fake = "#!/bin/sh\n: > '\(folder.path)/called'\n"
      for name in ["toastd", "toast-voice"] { try folder.write(name, fake.utf8, mode: 0o755) }
      let path = try await agent(
        started: "cd '\(folder.path)' && PATH='\(folder.path)':. \"$toast\" hi")
      #expect(path == "\(Surroundings.programs)/toastd")
      #expect(access("\(folder.path)/called", F_OK) != 0)
    }

    @Test(.enabled(if: Program.isInstalled("bash")))
    func `the name that it was called by does not decide`() async throws {
      let folder = try TemporaryFolder()
      try folder.write("toastd", "#!/bin/sh\nexit 1\n".utf8, mode: 0o755)
      let path = try await agent(
        started: "bash -c 'exec -a \"$1/toast\" \"$toast\" hi' bash '\(folder.path)'")
      #expect(path == "\(Surroundings.programs)/toastd")
    }

    @Test func `an installation in bin and libexec is found`() async throws {
      let programs = try await ProgramFolder(["toast"], libexec: ["toastd", "toast-voice"])
      let path = try await agent(started: "\(programs.toast) hi")
      #expect(path == "\(programs.libexec)/toastd")
    }

    @Test func `in libexec the agent finds the voice beside itself`() async throws {
      let programs = try await ProgramFolder(["toast"], libexec: ["toastd", "toast-voice"])
      let result = try await run(
        programs.toast, ["Saved", "--report", "-t", "50", "--exact-duration"],
        environment: Surroundings.silent)
      #expect(try ReportedToast(result).voice?.reason?.contains("PulseAudio") == true)
    }

    @Test(arguments: [true, false])
    func `where no agent can be started the text is printed, with the reason`(
      isSession: Bool
    ) async throws {
      let programs = try await ProgramFolder(["toast"])
      try await expectText(from: programs, isSession, "toastd is not in \(programs.path)")
    }

    @Test(arguments: [true, false])
    func `a folder that others may write to is refused, with the reason`(
      isSession: Bool
    ) async throws {
      let programs = try await ProgramFolder(Self.all)
      try #require(chmod(programs.path, 0o777) == 0)
      try await expectText(
        from: programs, isSession,
        "toastd is not started: other users may write to \(programs.path)")
    }

    @Test(arguments: [true, false])
    func `an agent that ends at once holds nobody up`(isSession: Bool) async throws {
      let programs = try await ProgramFolder(["toast"])
      try await programs.write("toastd", "#!/bin/sh\nexit 127\n")
      try await expectText(
        from: programs, isSession,
        isSession ? "\(programs.path)/toastd has ended at once" : "toastd --once has ended")
    }

    /// The text is printed soon, the status is 0, and the reason is told.
    private func expectText(
      from programs: ProgramFolder, _ isSession: Bool, _ reason: String
    ) async throws {
      var result: ProgramResult?
      if isSession {
        let session = try await PrivateSession(variables: Surroundings.silent)
        result = try await session.run(programs.toast, ["Saved"], within: .seconds(3))
      } else {
        result = try await run(
          programs.toast, ["Saved"], environment: Surroundings.silent, within: .seconds(3))
      }
      #expect(result?.exit == .status(0))
      #expect(
        result?.errors.hasPrefix("Saved.\ntoast: \(reason)") == true, "\(result?.errors ?? "")")
    }

    @Test func `a large message to an agent that does not read it is an error and no wait`()
      async throws
    {
      let programs = try await ProgramFolder(["toast"])
      try await programs.write("toastd", "#!/bin/sh\nexit 0\n")
      let text = String(repeating: "word ", count: 100_000)
      let result = try await run(
        programs.toast, ["Log", "--message", "-"], environment: Surroundings.silent,
        input: .text(text), within: .seconds(5))
      #expect(result.exit == .status(0))
      #expect(result.errors.utf8.count > text.utf8.count)
    }

    @Test func `without a voice program the report says why, and the text is printed`() async throws
    {
      let programs = try await ProgramFolder(["toast", "toastd"])
      let result = try await run(
        programs.toast, ["Saved", "--report", "-t", "50", "--exact-duration"],
        environment: Surroundings.silent)
      #expect(result.exit == .status(0))
      #expect(result.errors == "Saved.\n")
      let report = try ReportedToast(result)
      #expect(report.voice?.state == "skipped")
      #expect(report.voice?.reason?.hasPrefix("toast-voice is not in") == true)
      #expect(report.text?.state == "delivered")
    }
  }
}
