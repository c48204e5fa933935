import CSystem
import Glibc

/// The end of a process, whoever's child it is.
public enum ProcessEnd {
  /// What can be read once a process has ended; `nil` where there is no such process.
  public static func handle(for process: ProcessID) -> Descriptor? {
    let number = pidfd_open(process, 0)
    return number >= 0 ? Descriptor(owning: number) : nil
  }

  /// Blocks until a process has ended, or for a time; one that is not there has ended.
  ///
  /// - Returns: whether it has ended by then.
  @discardableResult
  public static func wait(for process: ProcessID, atMost limit: Duration) -> Bool {
    guard let handle = handle(for: process) else { return errno == ESRCH }
    // It can be read once the process has ended.
    var entry = pollfd(fd: handle.number, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, CInt(clamping: Int64(limit / .milliseconds(1)))) > 0
  }
}
