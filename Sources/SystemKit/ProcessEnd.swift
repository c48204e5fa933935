import CSystem
import Glibc

/// The end of a process, whoever's child it is.
public enum ProcessEnd {
  /// Blocks until a process has ended, or for a time; one that is not there has ended.
  ///
  /// - Returns: whether it has ended by then.
  @discardableResult
  public static func wait(for process: ProcessID, atMost limit: Duration) -> Bool {
    let number = pidfd_open(process, 0)
    guard number >= 0 else { return errno == ESRCH }
    let handle = Descriptor(owning: number)
    // It can be read once the process has ended.
    var entry = pollfd(fd: handle.number, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, CInt(clamping: Int64(limit / .milliseconds(1)))) > 0
  }
}
