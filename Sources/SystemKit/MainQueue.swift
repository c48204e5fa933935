import CSystem
import Glibc

/// The queue in which work for the main actor waits, where no run loop serves it.
///
/// libdispatch owns it, tells of work by an eventfd, and runs the work on the main thread when it is
/// asked to. These are the two calls that the run loop of CoreFoundation is made with
/// (`_dispatch_get_main_queue_handle_4CF` and `_dispatch_main_queue_callback_4CF` in `src/queue.c`
/// of swift-corelibs-libdispatch).
public enum MainQueue {
  /// Whether the calling thread is the main one, which alone may run the work.
  public static var isCurrent: Bool { gettid() == getpid() }

  /// A descriptor that is readable while there may be work. libdispatch closes it.
  public static var descriptor: CInt { _dispatch_get_main_queue_handle_4CF() }

  /// Runs the work that waits; what comes meanwhile makes the descriptor readable again.
  ///
  /// Called from such work it does nothing, as libdispatch has it: that goes on when the work that
  /// called has returned.
  public static func drain() {
    precondition(isCurrent, "not on the main thread")
    // First the descriptor: work that comes from here on makes it readable again.
    var count: UInt64 = 0
    _ = read(descriptor, &count, MemoryLayout.size(ofValue: count))
    _dispatch_main_queue_callback_4CF(nil)
  }

  /// Makes the descriptor readable, work or no work.
  public static func wake() {
    var count: UInt64 = 1
    _ = write(descriptor, &count, MemoryLayout.size(ofValue: count))
  }
}
