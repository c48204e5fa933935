import Glibc
import Testing
import ToastTesting

@testable import ToastAgent

@Suite struct SandboxTests {
  /// A folder that tells of one process, as the system's does.
  private func holds(_ files: [String: String]) throws -> Bool {
    let folder = try TemporaryFolder()
    try folder.folder("7")
    for (name, text) in files { try folder.writeFile("7/\(name)", text) }
    return Sandbox(proc: folder.path).holds(7)
  }

  /// What every process has.
  private static let root = ["root/etc/passwd": ""]

  @Test(
    arguments: [
      ([:], false), (["root/.flatpak-info": "[Application]\nname=org.example\n"], true),
      (["root/.flatpak-info": ""], true),
      (["attr/apparmor/current": "snap.editor.editor (enforce)\n"], true),
      (["attr/current": "snap.editor.editor (enforce)\n"], true),
      (["attr/current": "snap.editor.editor\0"], true),
      (["attr/apparmor/current": "snap.code.code (complain)\n"], false),
      (["attr/apparmor/current": "unconfined\n", "attr/current": "snap.x.y (enforce)"], false),
      (["attr/apparmor/current": "/usr/bin/snap.editor (enforce)\n"], false),
      (["cgroup": "0::/user.slice/user@1000.service/app.slice/snap.editor.editor-1.scope\n"], true),
      (["cgroup": "0::/user.slice/app.slice/editor-snap.scope\n"], false),
      (
        ["attr/current": "unconfined\n", "cgroup": "0::/user.slice/snap.code.code-1.scope\n"], false
      ),
      (["attr/current": "", "cgroup": "1:name=systemd:/a\n0::/snap.x.y.scope\n"], true),
    ] as [([String: String], Bool)])
  func `Flatpak's file, a snap's label or its group tell`(
    files: [String: String], isHeld: Bool
  ) throws {
    #expect(try holds(Self.root.merging(files) { $1 }) == isHeld)
  }

  @Test func `a process that cannot be looked at is not trusted`() throws {
    #expect(try holds([:]))
    #expect(try holds(["cgroup": "0::/\n"]))
  }

  @Test func `this process is in none, as the system tells`() {
    #expect(!Sandbox().holds(UInt32(getpid())))
  }
}

extension TemporaryFolder {
  /// Writes a file, and makes the folders that it is in.
  func writeFile(_ name: String, _ text: String) throws {
    let parts = name.split(separator: "/").dropLast()
    for count in parts.indices { try folder(parts[...count].joined(separator: "/")) }
    try write(name, text.utf8)
  }
}
