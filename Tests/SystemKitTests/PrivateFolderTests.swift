import Glibc
import Testing
import ToastTesting

@testable import SystemKit

@Suite struct PrivateFolderTests {
  private let folder: TemporaryFolder
  private var path: String { "\(folder.path)/toastmessage" }
  private var environment: [String: String] { ["XDG_RUNTIME_DIR": folder.path] }

  init() throws { folder = try TemporaryFolder() }

  private func mode(_ path: String) -> UInt32 {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : 0
  }

  @Test func `it is made for this user alone, and found again`() throws {
    let first = try PrivateFolder.open(environment: environment)
    #expect(mode(path) == 0o700)
    let second = try PrivateFolder.open(environment: environment)
    var (one, other) = (stat(), stat())
    #expect(fstat(first.number, &one) == 0 && fstat(second.number, &other) == 0)
    #expect(one.st_ino == other.st_ino)
  }

  @Test(arguments: [[:], ["XDG_RUNTIME_DIR": ""], ["XDG_RUNTIME_DIR": "run/user"]])
  func `without a runtime folder it is one of the user's own beside others`(
    environment: [String: String]
  ) throws {
    _ = try PrivateFolder.open(environment: environment, temporary: folder.path)
    #expect(mode("\(folder.path)/toastmessage-\(geteuid())") == 0o700)
  }

  @Test(arguments: [0o710, 0o701, 0o777, 0o750] as [mode_t])
  func `one that others may enter is refused`(mode: mode_t) throws {
    mkdir(path, 0o700)
    chmod(path, mode)
    expectRefusal(EPERM)
  }

  @Test(.enabled(if: geteuid() == 0, "only root can give a folder away"))
  func `one of another user is refused`() throws {
    mkdir(path, 0o700)
    chown(path, 1000, 1000)
    expectRefusal(EPERM)
  }

  @Test func `a link is not followed, wherever it leads`() throws {
    let elsewhere = try TemporaryFolder()
    symlink(elsewhere.path, path)
    expectRefusal(ENOTDIR)
  }

  @Test func `a file in its place is an error`() throws {
    try folder.write("toastmessage", "".utf8)
    expectRefusal(ENOTDIR)
  }

  @Test func `a runtime folder that is missing is an error that names it`() {
    let missing = "\(folder.path)/missing"
    #expect(throws: SystemError("mkdir", "\(missing)/toastmessage", code: ENOENT)) {
      _ = try PrivateFolder.open(environment: ["XDG_RUNTIME_DIR": missing])
    }
  }

  private func expectRefusal(_ code: CInt) {
    #expect(throws: SystemError("open", path, code: code)) {
      _ = try PrivateFolder.open(environment: environment)
    }
  }
}
