import Glibc
import SystemKit
import Testing

@testable import ToastTesting

extension CommandTests {
  /// A script may have closed any of the three standard streams: nothing may crash, take their
  /// numbers for something else, or hide what went wrong.
  @Suite struct ClosedStreamTests {
    @Test(arguments: ["0<&-", "1>&-", "2>&-", "0<&- 1>&-", "0<&- 2>&-", "0<&- 1>&- 2>&-"])
    func `a closed stream is no crash`(closed: String) async throws {
      let result = try await Surroundings.shell("\"$toast\" Saved \(closed)")
      #expect(result.exit == .status(0))
      #expect(result.errors == (closed.contains("2") ? "" : "Saved.\n"))
      #expect(result.output.isEmpty)
    }

    @Test func `without standard error the text has failed, and the report says why`() async throws
    {
      let result = try await Surroundings.shell("\"$toast\" Saved --report -t 50 2>&-")
      #expect(result.exit == .status(69))
      let text = try ReportedToast(result).text
      #expect(text?.state == "failed")
      #expect(text?.reason == "write descriptor 2: Bad file descriptor")
    }

    @Test(arguments: ["2>&-", "2>/dev/full"])
    func `what must be delivered and cannot be printed is a failure`(to errors: String) async throws
    {
      let result = try await Surroundings.shell("\"$toast\" Saved --must-deliver -t 50 \(errors)")
      #expect(result.exit == .status(69))
    }

    @Test(arguments: [">&-", ">/dev/full"], ["-p", "--report -t 50", "--explain -t 50"])
    func `data that cannot be written is an error that is told`(
      to output: String, option: String
    ) async throws {
      let result = try await Surroundings.shell("\"$toast\" Saved \(option) \(output)")
      #expect(result.exit == .status(73))
      let reason = output == ">&-" ? "Bad file descriptor" : "No space left on device"
      #expect(result.errors == "Saved.\ntoast: standard output: write descriptor 1: \(reason)\n")
    }

    @Test(arguments: ["--help", "--version"])
    func `help that cannot be written is an error too`(option: String) async throws {
      let result = try await Surroundings.shell("\"$toast\" \(option) >/dev/full")
      #expect(result.exit == .status(73))
      #expect(result.errors.contains("No space left on device"))
    }

    @Test func `a message from a closed standard input is unreadable`() async throws {
      let result = try await Surroundings.shell("\"$toast\" Saved --message - <&-")
      #expect(result.exit == .status(65))
      #expect(result.errors == "toast: --message -: read standard input: Bad file descriptor\n")
    }

    @Test func `no file and no socket gets the number of a closed stream`() async throws {
      let session = try await PrivateSession(variables: Surroundings.silent)
      let toast = try session.start(
        "sh",
        [
          "-c", "exec \"$0\" Saved --wait -t 60000 0<&- 1>&- 2>&-",
          "\(Surroundings.programs)/toast",
        ])
      let agent = try await session.waitFor("toastd")
      try await session.waitForToast(of: agent)
      for id in [toast.id, agent] {
        for number in CInt(0)...2 {
          #expect(ProcessEntry.descriptor(number, of: id) == "/dev/null", "\(id): \(number)")
        }
      }
    }

    @Test func `the agent of one toast keeps its pipes where they are`() async throws {
      let folder = try TemporaryFolder()
      let toast = try Program(
        "toast", ["Saved", "--wait", "-t", "60000"],
        environment: Surroundings.silent.merging(["HOME": "\(folder.path)/"]) { $1 })
      try await toast.waitForLine("its text", onErrors: true) { $0 == "Saved." }
      let agent = try #require(
        ProcessEntry.all(naming: folder.path).first { $0.arguments.contains("--once") })
      for number in CInt(0)...1 {
        #expect(ProcessEntry.descriptor(number, of: agent.id)?.hasPrefix("pipe:") == true)
      }
      #expect(ProcessEntry.descriptor(2, of: agent.id) == "/dev/null")
      // It would live as long as its toast.
      kill(agent.id, SIGKILL)
      try await toast.waitForExit()
    }
  }
}

extension PrivateSession {
  /// Waits until a process has all that it opens for a toast: a connection to the bus.
  fileprivate func waitForToast(of id: ProcessID) async throws {
    try await waitUntil("a socket of \(id)") {
      (3..<20).contains { ProcessEntry.descriptor($0, of: id)?.hasPrefix("socket:") == true }
        ? () : nil
    }
  }
}
