import Glibc

/// A process that outlives this one and clears up after it: it ends everything that has a folder in
/// its environment, and removes the folder.
///
/// Everything that is started for a purpose has its folder's path in its environment, and so has
/// whatever that starts in turn. Parentage would not do, since services started by a bus are
/// children of nobody.
public struct FolderGuard: ~Copyable, Sendable {
  /// While this end is open the guard waits.
  private let alive: Descriptor
  private let process: ProcessID

  /// Starts a guard; it acts when this value has ended or this process has, in whatever way.
  ///
  /// - Parameter folder: its path, without a slash at the end.
  /// - Throws: ``SystemError`` where the guard cannot be started.
  public init(of folder: String) throws(SystemError) {
    let pipe = try Descriptor.pipe()
    let spawn = Spawn(
      "/bin/sh", ["-c", Self.script, "toast-folder-guard", folder],
      environment: ["PATH": "/usr/local/bin:/usr/bin:/bin"],
      descriptors: [0: pipe.reading.number], newSession: true)
    process = try spawn.start()
    alive = pipe.keepWriting()
  }

  /// Has it act now, and waits until it is done, for at most a time.
  public consuming func act(within limit: Duration) {
    let process = process
    _ = consume self
    ProcessEnd.wait(for: process, atMost: limit)
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
