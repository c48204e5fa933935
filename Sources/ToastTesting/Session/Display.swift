import Glibc
import SystemKit

/// An X display of a test's own, without a screen, a window manager or a person: Xvfb.
public final class Display: Sendable {
  /// Its name: `:3`.
  public let name: String
  private let server: Program
  let folder: TemporaryFolder

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

  /// Ends the server as a crash does.
  public func kill() async throws { try await server.kill() }

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
  }
}
