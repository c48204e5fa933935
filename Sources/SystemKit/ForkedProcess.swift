import CSystem
import Glibc

/// A copy of the running process, which goes on from here with other work.
///
/// Only for a process with a single thread: a lock that another one holds would stay locked in the
/// copy for ever.
public enum ForkedProcess {
  /// Makes a copy that does some work and ends with its result as exit status. It does not outlive
  /// the process that made it.
  ///
  /// - Parameters:
  ///   - name: what lists of processes call it, at most 15 bytes; the program's path is cut to it.
  ///   - work: what the copy does.
  /// - Returns: its number; whoever made it waits for it.
  /// - Throws: ``SystemError``.
  public static func start(
    name: String, _ work: () -> CInt
  ) throws(SystemError) -> ProcessID {
    let parent = getpid()
    let id = fork()
    if id > 0 { return id }
    guard id == 0 else { throw SystemError("fork", name) }
    // The parent may have ended before this was asked for.
    guard dieWithParent() == 0, getppid() == parent else { _exit(1) }
    _ = nameProcess(name)
    if let title = CommandLine.unsafeArgv[0] {
      let room = strlen(title)
      memset(title, 0, room)
      strncpy(title, name, room)
    }
    _exit(work())
  }

  /// In a copy: gives up everything that was inherited, but one descriptor and standard error, so
  /// that nobody waits for the end of a pipe that is held open here.
  public static func keepOnly(_ descriptor: CInt) {
    let null = open("/dev/null", O_RDWR | O_CLOEXEC)
    for stream in [STDIN_FILENO, STDOUT_FILENO] where null >= 0 { dup2(null, stream) }
    let kept = UInt32(descriptor)
    if kept > 3 { _ = close_range(3, kept - 1, 0) }
    _ = close_range(kept + 1, .max, 0)
  }
}
