import Glibc
import SystemKit
import Testing

@testable import ToastTesting

@Suite struct ProgramTests {
  @Test func `a program that ends tells how, and what it wrote`() async throws {
    let result = try await run("sh", ["-c", "cat; echo oops >&2; exit 3"], input: .text("grüß\n"))
    #expect(result.exit == .status(3))
    #expect(result.status == 3)
    #expect(result.output == "grüß\n")
    #expect(result.errors == "oops\n")
  }

  @Test func `a program that is killed has the status that a shell gives it`() async throws {
    let result = try await run("sh", ["-c", "kill -9 $$"])
    #expect(result.exit == .signal(SIGKILL))
    #expect(result.status == 137)
  }

  @Test func `a program that takes too long is killed, and the error says what it wrote`()
    async throws
  {
    let error = await #expect(throws: TestingError.self) {
      try await run(
        "sh", ["-c", "echo $$; echo stuck >&2; exec sleep 1000"], within: .milliseconds(300))
    }
    let text = try #require(error?.description)
    #expect(error?.code == .late)
    #expect(text.contains("stuck"))
    let id = try #require(
      text.split(whereSeparator: { !$0.isNumber }).compactMap { CInt($0) }.first {
        $0 > 1000
      } ?? nil)
    #expect(kill(id, 0) == -1)
  }

  @Test func `lines are told to a program and read from it while it runs`() async throws {
    let script = "while read -r x; do echo \"<$x>\"; done"
    let program = try Program("sh", ["-c", script], input: .pipe)
    try await program.write("one\n")
    let first = try await program.waitForLine("the first") { _ in true }
    #expect(first == "<one>")
    // The shell reads it byte by byte, which takes its time on a machine under load.
    let long = String(repeating: "x", count: 300_000)
    try await program.write(long + "\n", within: .seconds(60))
    try await program.waitForLine("the long one", within: .seconds(60)) { $0.count == 300_002 }
    program.closeInput()
    #expect(try await program.waitForExit() == .status(0))
  }

  @Test func `writing to a program that has ended is an error`() async throws {
    let program = try Program("true", input: .pipe)
    try await program.waitForExit()
    // More than a pipe holds: a program that is being started beside this one may have the other
    // end open for a moment.
    let error = await #expect(throws: SystemError.self) {
      try await program.write(String(repeating: "too late\n", count: 20_000))
    }
    #expect(error?.code == EPIPE)
  }

  @Test func `waiting for a line of a program that ended says so at once`() async throws {
    let program = try Program("sh", ["-c", "echo hello; echo bad >&2; exit 7"])
    let error = await #expect(throws: TestingError.self) {
      try await program.waitForLine("a greeting", within: .seconds(60)) { $0 == "goodbye" }
    }
    #expect(error?.code == .failed)
    #expect(error?.description.contains("status 7") == true)
    #expect(error?.description.contains("bad") == true)
  }

  @Test func `a program that does not end when asked is killed`() async throws {
    let program = try Program("sh", ["-c", "trap '' TERM; echo ready; while :; do sleep 1; done"])
    try await program.waitForLine("its trap") { $0 == "ready" }
    #expect(try await program.end(within: .milliseconds(100)) == .signal(SIGKILL))
  }

  @Test func `a program ends with the object that stands for it`() async throws {
    var program: Program? = try Program("sleep", ["1000"])
    let id = try #require(program?.id)
    program = nil
    #expect(kill(id, 0) == -1)
  }

  @Test func `a program that is nowhere is named, with the folders`() {
    let error = #expect(throws: TestingError.self) { try Program("no-such-program") }
    #expect(error?.code == .missing)
    #expect(error?.description.contains("no-such-program is in none of") == true)
  }
}
