import Glibc
import SystemKit
import Testing

@testable import ToastCommand
@testable import ToastTesting

/// The file of `--output`, on a file system that knows files without a name and on one that does
/// not.
@Suite struct OutputFileTests {
  private let folder: TemporaryFolder
  private var path: String { "\(folder.path)/speech.wav" }

  init() throws { folder = try TemporaryFolder() }

  private var names: [String] { TemporaryFolder.entries(of: folder.path) }

  private func open(_ links: String) throws -> OutputFile {
    try OutputFile(Array(path.utf8), links: links)
  }

  private func text() throws -> String {
    let file = try Descriptor(opening: path, flags: O_RDONLY)
    var bytes = [UInt8](repeating: 0, count: 100)
    let count = max(0, read(file.number, &bytes, bytes.count))
    return String(decoding: bytes[..<count], as: UTF8.self)
  }

  @Test(arguments: ["/proc/self/fd", "/nowhere"])
  func `it replaces the old one once it is kept`(links: String) throws {
    try folder.write("speech.wav", "old".utf8)
    let file = try open(links)
    write(file.descriptor.number, "new", 3)
    #expect(try text() == "old")
    try file.keep()
    #expect(try text() == "new")
    #expect(names == ["speech.wav"])
  }

  @Test(arguments: ["/proc/self/fd", "/nowhere"])
  func `dropped, it leaves nothing behind`(links: String) throws {
    let file = try open(links)
    write(file.descriptor.number, "new", 3)
    file.drop()
    #expect(names.isEmpty)
  }

  @Test func `a process that is killed with it leaves nothing behind, since it has no name`() throws
  {
    let file = try open("/proc/self/fd")
    write(file.descriptor.number, "new", 3)
    #expect(names.isEmpty)
    file.drop()
  }

  @Test(arguments: ["/proc/self/fd", "/nowhere"])
  func `a folder that is gone by then is told`(links: String) throws {
    let file = try open(links)
    try #require(rename(folder.path, "\(folder.path).away") == 0)
    defer { rename("\(folder.path).away", folder.path) }
    do throws(SystemError) {
      try file.keep()
      Issue.record("it was kept")
    } catch {
      #expect(error.subject == path)
      #expect(error.code == ENOENT)
    }
  }
}
