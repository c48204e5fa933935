import Glibc
import SystemKit
import Testing

@testable import ToastTesting

@Suite struct WorkspaceTests {
  @Test func `a folder is this user's alone, and goes with everything in it`() throws {
    var folder: TemporaryFolder? = try TemporaryFolder()
    let path = try #require(folder?.path)
    try folder?.folder("inner")
    try folder?.write("inner/file", "text".utf8)
    symlink("/usr", "\(path)/inner/link")
    var status = stat()
    #expect(stat(path, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o700)
    folder = nil
    #expect(access(path, F_OK) == -1)
    #expect(access("/usr/bin", F_OK) == 0)
  }

  @Test func `when a test process dies, the guard ends what it left and removes the folder`()
    async throws
  {
    let root = try TemporaryName.folder(in: "/tmp", prefix: "toast-testing-")
    let alive = try FolderGuard(of: root)
    // Its parent is gone, it has a session of its own and ignores polite signals.
    let left = "trap '' TERM HUP; while :; do sleep 1; done"
    try await run(
      "setsid", ["-f", "sh", "-c", left], environment: ["HOME": "\(root)/home", "PATH": "/usr/bin"])
    try await waitUntil("the process that is left") {
      ProcessEntry.all(naming: root).isEmpty ? nil : ()
    }
    _ = consume alive
    try await waitUntil(
      "the guard to end it", within: .seconds(10), there: { "\(ProcessEntry.all(naming: root))" }
    ) {
      ProcessEntry.all(naming: root).isEmpty && access(root, F_OK) != 0 ? () : nil
    }
  }
}
