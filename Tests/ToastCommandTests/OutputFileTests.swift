import Glibc
import Testing
import ToastTesting

@testable import ToastCommand

@Suite struct OutputFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `what a killed process of the same number left behind is in nobody's way`() throws {
    let name = "\(folder.path)/out.wav"
    try folder.write("out.wav.\(getpid()).part", "left".utf8)
    let file = try OutputFile(Array(name.utf8))
    try file.keep()
    #expect(access(name, F_OK) == 0)
  }

  @Test func `a file that is dropped leaves nothing behind`() throws {
    let name = "\(folder.path)/out.wav"
    try OutputFile(Array(name.utf8)).drop()
    // Only an empty folder can be removed.
    #expect(rmdir(folder.path) == 0)
  }
}
