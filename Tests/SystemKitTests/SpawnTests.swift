import Glibc
import Testing

@testable import SystemKit

@Suite struct SpawnTests {
  /// Runs a shell line and returns what it wrote to descriptor 1.
  private func output(_ script: String, descriptors: [CInt: CInt] = [:]) throws -> String {
    let pipe = try Descriptor.pipe()
    let reading = pipe.reading
    let writing = pipe.writing.release()
    var spawn = Spawn("/bin/sh", ["-c", script], descriptors: [1: writing])
    spawn.descriptors.merge(descriptors) { $1 }
    spawn.newSession = true
    let id = try spawn.start()
    // Closed once and here: a second time would close whatever has the number by then.
    close(writing)
    var text = ""
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(reading.number, &buffer, buffer.count)
      guard count > 0 else { break }
      text += String(decoding: buffer[..<count], as: UTF8.self)
    }
    var status: CInt = 0
    waitpid(id, &status, 0)
    return text
  }

  @Test func `a child has only the descriptors it was given`() throws {
    let listing = try output("ls -l /proc/self/fd | sed -n 's/.* \\([0-9]*\\) -> /\\1 /p'")
    let lines = listing.split(separator: "\n").map(String.init)
    #expect(lines.contains("0 /dev/null"))
    #expect(lines.contains("2 /dev/null"))
    #expect(lines.filter { $0.hasPrefix("1 pipe:") }.count == 1)
  }

  @Test func `a child has a session of its own and the environment it was given`() throws {
    let facts = try output("ps -o pid=,sid= -p $$; env")
    let ids = facts.split(separator: "\n")[0].split(separator: " ")
    #expect(ids[0] == ids[1])
    #expect(!facts.contains("HOME="))
  }

  @Test func `a program that is not there is an error with its path`() {
    #expect(throws: SystemError("posix_spawn", "/nowhere/toastd", code: ENOENT)) {
      _ = try Spawn("/nowhere/toastd").start()
    }
  }
}
