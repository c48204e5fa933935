import Glibc
import SystemKit
import Testing

@testable import ToastTesting

extension CommandTests {
  /// The agent of a session: there is one, it outlives whoever started it, and whatever happens to it
  /// no toast is lost and no script is held up.
  @Suite struct AgentLifeTests {
    private let session: PrivateSession

    init() async throws { session = try await PrivateSession(variables: Surroundings.silent) }

    @Test func `1: many at once start one agent, and each is announced once`() async throws {
      let ear = try await Ear(in: session)
      let toasts = try (0..<12).map { number in
        try session.start("toast", ["item \(number)", "-p", "-t", "1", "--exact-duration"])
      }
      var numbers: [Int: String] = [:]
      for (index, toast) in toasts.enumerated() {
        #expect(try await toast.waitForExit(within: .seconds(20)) == .status(0))
        let number = try #require(Int(toast.output.text.dropLast()), "\(toast.errors.text)")
        numbers[number] = "item \(index)."
      }
      #expect(numbers.keys.sorted() == Array(1...12))
      let heard = try await ear.waitFor(12, within: .seconds(10)).map(\.text)
      #expect(heard == numbers.sorted { $0.key < $1.key }.map(\.value))
      #expect(session.processes("toastd").count == 1)
    }

    @Test func `it has a session and streams of its own, and survives its starter`() async throws {
      _ = try await session.run("toast", ["hi"])
      let agent = try await session.waitFor("toastd")
      #expect(getsid(agent) == agent)
      #expect((0...2).allSatisfy { ProcessEntry.descriptor($0, of: agent) == "/dev/null" })
      _ = try await session.run("toast", ["again"])
      #expect(session.processes("toastd").map(\.id) == [agent])
    }

    @Test func `the second agent leaves to the first`() async throws {
      _ = try await session.run("toast", ["hi"])
      let agent = try await session.waitFor("toastd")
      let second = try session.start("toastd")
      #expect(try await second.waitForExit() == .status(0))
      #expect(second.errors.text.isEmpty)
      #expect(session.processes("toastd").map(\.id) == [agent])
    }

    @Test func `without a bus an agent says so`() async throws {
      let result = try await run("toastd")
      #expect(result.exit == .status(69))
      #expect(result.errors == "toastd: there is no session bus\n")
    }

    @Test func `it leaves with its bus`() async throws {
      _ = try await session.run("toast", ["hi"])
      _ = try await session.waitFor("toastd")
      try await session.kill(.sessionBus)
      try await waitUntil("the end of the agent") { session.processes("toastd").isEmpty ? () : nil }
    }

    @Test func `killed between two toasts, another is started and delivers`() async throws {
      let ear = try await Ear(in: session)
      _ = try await session.run("toast", ["first"])
      let agent = try await session.waitFor("toastd")
      kill(agent, SIGKILL)
      // Until the bus has noticed, a toast may still be handed to it, and is printed.
      try await waitUntil("the bus without an agent") {
        let history = try await session.run("toast", ["history"])
        return history.exit == .status(0) && history.output.isEmpty ? () : nil
      }
      let result = try await session.run("toast", ["second", "--must-deliver"])
      #expect(result.exit == .status(0))
      try await ear.expectAnnouncement("second.")
      #expect(try await session.waitFor("toastd", otherThan: [agent]) != agent)
    }

    @Test func `killed under a waiting command, the command says so and ends`() async throws {
      let ear = try await Ear(in: session)
      let toast = try session.start("toast", ["Saved", "--report", "--wait", "-t", "60000"])
      try await ear.expectAnnouncement("Saved.")
      try await toast.waitForLine("its text", onErrors: true) { $0 == "Saved." }
      let agent = try await session.waitFor("toastd")
      kill(agent, SIGKILL)
      // It had reached somebody.
      #expect(try await toast.waitForExit(within: .seconds(1)) == .status(0))
      #expect(toast.errors.text == "Saved.\ntoast: the agent has ended\n")
      let report = try ReportedToast(toast.output.text)
      #expect(report.title == "Saved")
      #expect(report.outcome == "failed")
      #expect(report.reason == "the agent has ended")
      #expect(report.text?.state == "delivered")
    }

    @Test func `when the bus dies under a waiting command, the command ends too`() async throws {
      let toast = try session.start("toast", ["Saved", "-p", "--wait", "-t", "60000"])
      try await toast.waitForLine("its number") { $0 == "1" }
      try await session.kill(.sessionBus)
      #expect(try await toast.waitForExit(within: .seconds(1)) == .status(0))
      #expect(toast.errors.text == "Saved.\ntoast: the agent has ended\n")
    }

    @Test func `1: killed before anything was delivered, the text is printed`() async throws {
      _ = try await session.run("toast", ["first", "--duration", "indefinite"])
      let toast = try session.start(
        "toast", ["second", "-p", "--wait", "--no-announce", "--speak"])
      try await toast.waitForLine("its number") { $0 == "2" }
      kill(try await session.waitFor("toastd"), SIGKILL)
      #expect(try await toast.waitForExit(within: .seconds(1)) == .status(0))
      #expect(toast.errors.text == "second.\ntoast: the agent has ended\n")
    }

    @Test func `43: where not even the text is wanted, it is a failure`() async throws {
      _ = try await session.run("toast", ["first", "--duration", "indefinite"])
      let toast = try session.start("toast", ["second", "-p", "--wait", "--text", "never"])
      try await toast.waitForLine("its number") { $0 == "2" }
      kill(try await session.waitFor("toastd"), SIGKILL)
      #expect(try await toast.waitForExit(within: .seconds(1)) == .status(69))
      #expect(toast.errors.text == "toast: the agent has ended\n")
    }

    @Test func `an agent that hangs holds a script up for three seconds, and the text is printed`()
      async throws
    {
      _ = try await session.run("toast", ["first"])
      let agent = try await session.waitFor("toastd")
      kill(agent, SIGSTOP)
      defer { kill(agent, SIGCONT) }
      let result = try await session.run("toast", ["second"], within: .seconds(4))
      #expect(result.exit == .status(0))
      #expect(result.errors.hasPrefix("second.\ntoast: "))
      #expect(result.errors.contains("org.toastmessage.Agent1.Show"))
    }

    @Test func `what no agent took is reported too, and a file is not replaced`() async throws {
      let file = try session.folder.write("home/speech.wav", "old".utf8)
      _ = try await session.run("toast", ["first"])
      let agent = try await session.waitFor("toastd")
      kill(agent, SIGSTOP)
      defer { kill(agent, SIGCONT) }
      let shown = try await session.run("toast", ["second", "--report"], within: .seconds(5))
      #expect(shown.exit == .status(0))
      let report = try ReportedToast(shown)
      #expect(report.outcome == "failed")
      #expect(report.text?.state == "delivered")
      #expect(report.voice?.state == "failed")
      let written = try await session.run("toast", ["third", "--output", file])
      #expect(written.exit == .status(73))
      #expect(written.errors.hasPrefix("third.\ntoast: --output: nothing was spoken: "))
      #expect(try Bytes.of(file) == Array("old".utf8))
    }

    @Test func `29: past the queue's limit a toast is refused, and its text is printed`()
      async throws
    {
      _ = try await session.run("toast", ["first", "--duration", "600s"])
      // One shell instead of two hundred programs that the test would have to keep.
      _ = try await session.shell(
        "for number in $(seq 150); do \"$toast\" --text never -- \"$number\"; done",
        within: .seconds(60))
      let plain = try await session.run("toast", ["Saved", "Your file was saved"])
      #expect(plain.exit == .status(69))
      let told = "toast: 150 toasts of this sender are waiting already\n"
      #expect(plain.errors == "Saved. Your file was saved.\n\(told)")
      let reported = try await session.run("toast", ["error", "Failed", "--report"])
      #expect(reported.exit == .status(69))
      #expect(reported.errors == "Error: Failed.\n\(told)")
      let report = try ReportedToast(reported)
      #expect(report.outcome == "refused")
      #expect(report.text?.state == "delivered")
      // Others still find room.
      let other = try await session.run("toast", ["Saved", "--app-name", "other"])
      #expect(other.exit == .status(0))
      let silent = try await session.run("toast", ["Saved", "--text", "never"])
      #expect(silent.exit == .status(69))
      #expect(silent.errors == told)
    }

    @Test func `a file for speech does not wait for the toasts before it`() async throws {
      _ = try await session.run("toast", ["first", "--duration", "600s"])
      for number in 1...6 {
        let file = "\(session.folder.path)/home/\(number).wav"
        let result = try await session.run("toast", ["second", "--output", file])
        #expect(result.exit == .status(0))
        #expect(try WaveFile(file).seconds > 0.1)
      }
    }

    @Test func `a file for speech is not replaced when the agent dies`() async throws {
      let file = try session.folder.write("home/speech.wav", "old".utf8)
      let programs = try await ProgramFolder(["toast", "toastd"])
      // A voice that takes what it is given, and says nothing.
      try await programs.write("toast-voice", "#!/bin/sh\nexec sleep 60\n")
      let toast = try session.start(programs.toast, ["Saved", "-p", "--output", file])
      try await toast.waitForLine("its number") { $0 == "1" }
      kill(try await session.waitFor("toastd"), SIGKILL)
      #expect(try await toast.waitForExit() == .status(73))
      #expect(toast.errors.text.hasSuffix("toast: --output: the agent has ended\n"))
      #expect(try Bytes.of(file) == Array("old".utf8))
    }
  }
}
