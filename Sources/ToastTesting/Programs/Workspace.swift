import Glibc
import SystemKit
import Synchronization

/// The folder of this test process, and the guard that clears it.
///
/// Everything that a test starts has this folder's path in its environment, and so has whatever
/// those programs start in turn: that is how a guard finds what is left when the test process has
/// ended, in whatever way. Parentage would not do, since services started by a bus are children
/// of nobody.
final class Workspace: Sendable {
  /// The folder, without a slash at the end.
  let root: String
  /// While this end is open the test process lives.
  private let alive: Descriptor

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
    root = try TemporaryFolder.make(in: "/tmp", "toast-testing-")
    alive = try Self.startGuard(of: root)
  }

  /// Starts a guard that ends everything with the folder in its environment and removes the
  /// folder, once the returned descriptor is closed.
  static func startGuard(of root: String) throws -> Descriptor {
    let pipe = try Descriptor.pipe()
    let spawn = Spawn(
      "/bin/sh", ["-c", script, "toast-testing-guard", root],
      environment: ["PATH": "/usr/local/bin:/usr/bin:/bin"],
      descriptors: [0: pipe.reading.number], newSession: true)
    _ = try spawn.start()
    return pipe.writing
  }

  /// First asked to end, so that an X server takes its lock file away; then killed, until a look
  /// finds none: one of them may have been starting another.
  private static let script = """
    trap '' HUP INT TERM
    while read -r line; do :; done
    left() { grep -lsF "$1/" /proc/[0-9]*/environ; }
    for signal in TERM KILL KILL KILL KILL KILL KILL KILL KILL KILL; do
      files=$(left "$1")
      [ -n "$files" ] || break
      for file in $files; do id=${file#/proc/}; kill -s "$signal" "${id%/environ}"; done
      for turn in 1 2 3 4 5 6 7 8 9 10; do [ -n "$(left "$1")" ] || break; sleep 0.05; done
    done 2>/dev/null
    rm -rf -- "$1"
    """
}
