import Glibc
import Testing
import ToastTesting

@testable import SystemKit

@Suite struct SiblingProgramTests {
  private let folder: TemporaryFolder
  private let beside: String

  init() throws {
    folder = try TemporaryFolder()
    beside = try folder.folder("bin")
  }

  private func find() throws(SiblingProgram.Failure) -> String {
    try SiblingProgram.find("toastd", beside: beside)
  }

  @discardableResult
  private func install(_ place: String, mode: mode_t = 0o755) throws -> String {
    let path = try folder.write("\(place)/toastd", "#!/bin/sh\n".utf8)
    chmod(path, mode)
    return path
  }

  private func libexec() throws {
    try folder.folder("libexec")
    try folder.folder("libexec/toastmessage")
  }

  @Test func `a program is found beside the running one`() throws {
    let program = try install("bin")
    #expect(try find() == program)
  }

  @Test func `else it is found in libexec, seen from there`() throws {
    try libexec()
    try install("libexec/toastmessage")
    #expect(try find() == "\(beside)/../libexec/toastmessage/toastd")
  }

  @Test func `the one beside the running program goes first`() throws {
    try libexec()
    try install("libexec/toastmessage")
    let program = try install("bin")
    #expect(try find() == program)
  }

  @Test func `one that is nowhere is named, with the folders`() {
    #expect(
      throws: SiblingProgram.Failure.absent(
        "toastd", folders: [beside, "\(beside)/../libexec/toastmessage"])
    ) { _ = try find() }
  }

  @Test(arguments: [0o777, 0o757, 0o702] as [mode_t])
  func `a folder that others may write to is refused, whatever else there is`(mode: mode_t) throws {
    try libexec()
    try install("libexec/toastmessage")
    try install("bin")
    chmod(beside, mode)
    expectUnsafe()
  }

  @Test func `a program that others may write to is refused`() throws {
    try install("bin", mode: 0o757)
    expectUnsafe()
  }

  @Test(.enabled(if: geteuid() == 0, "only root can give a file away"))
  func `a program, folder or group of another user is refused`() throws {
    let program = try install("bin")
    chown(program, 1000, getegid())
    expectUnsafe()
    chown(program, geteuid(), getegid())
    #expect(try find() == program)
    chown(beside, 1000, getegid())
    expectUnsafe()
    chown(beside, geteuid(), 1000)
    #expect(try find() == program)
    chmod(beside, 0o775)
    expectUnsafe()
    chown(beside, geteuid(), getegid())
    #expect(try find() == program, "the group is this user's own")
  }

  @Test func `what cannot be executed is passed over`() throws {
    try libexec()
    try install("bin", mode: 0o644)
    try install("libexec/toastmessage")
    #expect(try find().hasSuffix("libexec/toastmessage/toastd"))
  }

  @Test func `the folder of the running program is that of its real path`() {
    #expect(access(SiblingProgram.runningFolder, X_OK) == 0)
    #expect(SiblingProgram.runningFolder.hasPrefix("/"))
    #expect(!SiblingProgram.runningFolder.hasSuffix("/"))
  }

  private func expectUnsafe() {
    #expect(throws: SiblingProgram.Failure.unsafe("toastd", folder: beside)) { _ = try find() }
  }
}
