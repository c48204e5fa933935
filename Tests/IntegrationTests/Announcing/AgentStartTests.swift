import Glibc
import SystemKit
import Testing

@testable import ToastTesting

/// The agent that a command starts has nothing of the command's.
extension Announcing {
  @Suite struct AgentStarts {
    @Test
    func `a command in a substitution returns while its agent lives on, which outlives the shell`()
      async throws
    {
      let stage = try await Stage()
      let ear = try await Ear(in: stage.session)
      let toast = try Program.path(of: "toast")
      let shell = try stage.session.start(
        "sh", ["-c", "x=$(\(toast) --no-speak -- first); echo \"<$x>\"; read -r line"],
        input: .pipe)
      // The substitution ends only when nobody has the pipe open for writing.
      try await shell.waitForLine("the end of the substitution", within: .seconds(20)) {
        $0 == "<>"
      }
      try await ear.expectAnnouncement("first.")
      let agent = try #require(stage.agents.first)
      #expect(getsid(agent) == agent)
      #expect(getsid(shell.id) != agent)
      for (number, file) in Self.openFiles(of: agent) {
        if number <= 2 { #expect(file == "/dev/null", "descriptor \(number)") }
        #expect(!file.contains("(deleted)"), "\(file), which is the shell's, as \(number)")
      }

      for signal in [SIGHUP, SIGINT, SIGTERM, SIGKILL] { kill(-shell.id, signal) }
      try await shell.waitForExit()
      try await stage.toast(Stage.brief + ["--", "second"])
      try await ear.expectAnnouncement("second.")
      #expect(stage.agents == [agent])
    }

    private static func openFiles(of process: ProcessID) -> [(number: Int, file: String)] {
      let folder = "/proc/\(process)/fd"
      return TemporaryFolder.entries(of: folder).compactMap { name in
        var target = [CChar](repeating: 0, count: 4096)
        let count = readlink("\(folder)/\(name)", &target, target.count)
        guard count > 0, let number = Int(name) else { return nil }
        let bytes = target[..<count].map { UInt8(bitPattern: $0) }
        return (number, String(decoding: bytes, as: UTF8.self))
      }
    }
  }
}
