import Glibc
import Testing
import ToastTesting

@testable import SystemKit

@Suite struct ProcessNameTests {
  private func name(_ program: Program, awaited: String) async throws -> String? {
    try await waitUntil("the name of \(program.name)") {
      let name = ProcessName.of(program.id)
      return name == awaited ? name : nil
    }
  }

  @Test func `a program has its own name`() async throws {
    let program = try Program("sleep", ["100"])
    #expect(try await name(program, awaited: "sleep") == "sleep")
  }

  @Test(arguments: ["reader", "reader.py"])
  func `a script has its own name and not its interpreter's`(script: String) async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      script, "import time\nprint('up', flush=True)\ntime.sleep(100)\n".utf8)
    for options in [[], ["-B"], ["-B", "-u"]] {
      let program = try Program("/usr/bin/python3", options + [path, "argument"])
      try await program.waitForLine("its start") { $0 == "up" }
      #expect(ProcessName.of(program.id) == script)
    }
  }

  @Test func `a script that is started by its first line has its own name`() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      "my-script", "#!/bin/sh\necho up\nread -r x\n".utf8, mode: 0o700)
    let program = try Program(path, input: .pipe)
    try await program.waitForLine("its start") { $0 == "up" }
    #expect(ProcessName.of(program.id) == "my-script")
  }

  @Test(arguments: [
    ("/usr/bin/python3", "import time; print('up', flush=True); time.sleep(100) # a/b"),
    ("/bin/sh", "echo up; read -r x; : a/b"),
  ])
  func `a line of code is no name`(interpreter: String, code: String) async throws {
    let program = try Program(interpreter, ["-c", code], input: .pipe)
    try await program.waitForLine("its start") { $0 == "up" }
    let name = try #require(ProcessName.of(program.id))
    #expect(["python", "sh", "dash", "bash"].contains { name.hasPrefix($0) }, "\(name)")
  }

  @Test func `a process that is gone has none`() async throws {
    let program = try Program("true")
    try await program.waitForExit()
    #expect(ProcessName.of(program.id) == nil)
  }
}
