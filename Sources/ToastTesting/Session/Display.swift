import Glibc
import Synchronization
import SystemKit

/// An X display of a test's own, without a screen, a window manager or a person: Xvfb.
public final class Display: Sendable {
  /// Its name: `:3`.
  public let name: String
  private let server: Program
  let folder: TemporaryFolder
  /// What keeps the name of a server that was killed.
  private let killedLock = Mutex<String?>(nil)

  /// Whether this machine has the server.
  public static var isInstalled: Bool { Program.isInstalled("Xvfb") }

  /// Starts a server under the first display number that is free; it takes connections when this
  /// returns.
  ///
  /// - Throws: ``TestingError``: `missing` where Xvfb is not installed, `failed` or `late` when it
  ///   does not start.
  public init(width: Int = 1280, height: Int = 1024) async throws {
    folder = try TemporaryFolder()
    server = try Program(
      "Xvfb",
      [
        "-displayfd", "1", "-screen", "0", "\(width)x\(height)x24", "-nolisten", "tcp", "-noreset",
      ], environment: ["PATH": "/usr/bin:/bin", "HOME": folder.path])
    let number = try await server.waitForLine("its display number", within: .seconds(20)) {
      Int($0) != nil
    }
    name = ":\(number)"
  }

  /// Ends the server as a crash does. Its name stays taken for as long as this value lives: another
  /// test's server would have it in the next moment.
  public func kill() async throws {
    let lock = "/tmp/.X\(name.dropFirst())-lock"
    // As X servers write it: the process that has the name in ten columns, and a line end.
    let number = String(getpid())
    let text = String(repeating: " ", count: max(0, 10 - number.count)) + number + "\n"
    let own = try folder.write("lock", text.utf8, mode: 0o444)
    guard rename(own, lock) == 0 else { throw SystemError("rename", lock) }
    killedLock.withLock { $0 = lock }
    try await server.kill()
  }

  /// Stops the server in its tracks: it takes connections, and answers nobody.
  public func stop() { server.signal(SIGSTOP) }

  /// Lets a stopped one go on.
  public func resume() { server.signal(SIGCONT) }

  deinit {
    // Only when it is asked to end does it take its lock file and socket away.
    server.signal(SIGTERM)
    resume()
    // A deinit cannot await its end.
    ProcessEnd.wait(for: server.id, atMost: .seconds(1))
    if let lock = killedLock.withLock({ $0 }) { unlink(lock) }
  }
}
