import Glibc
import SystemKit
import Synchronization

/// The folder of this test process, and the guard that clears it.
///
/// Everything that a test starts has this folder's path in its environment.
final class Workspace: Sendable {
  /// The folder, without a slash at the end.
  let root: String
  private let guardian: FolderGuard

  private static let instance = Mutex<Workspace?>(nil)

  /// The one of this process; made when first asked for.
  static func shared() throws -> Workspace {
    try instance.withLock { instance in
      if let instance { return instance }
      let made = try Workspace()
      instance = made
      return made
    }
  }

  private init() throws {
    root = try TemporaryName.folder(in: "/tmp", prefix: "toast-testing-")
    guardian = try FolderGuard(of: root)
  }
}
