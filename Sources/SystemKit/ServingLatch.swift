import Glibc

/// Blocks the thread that made it until another one opens it. Where that is the main thread, the
/// main actor's work is done meanwhile.
public final class ServingLatch: Sendable {
  private let latch = Latch()
  private let isOfMainThread = MainQueue.isCurrent

  /// A closed latch, for the calling thread to wait at.
  public init() {}

  /// Opens it, for good.
  public func open() {
    latch.open()
    if isOfMainThread { MainQueue.wake() }
  }

  /// Returns once it is open, or after a time; says whether it is open.
  ///
  /// - Parameter limit: the longest wait, where there is one. A job of the main actor that is being
  ///   done then is not cut short.
  public func wait(atMost limit: Duration? = nil) -> Bool {
    guard isOfMainThread else {
      if let limit { return latch.wait(atMost: limit) }
      latch.wait()
      return true
    }
    let end = limit.map { SuspendingClock.now + $0 }
    // What waits already comes first, even where the latch is open by now.
    repeat {
      MainQueue.drain()
      if latch.wait(atMost: .zero) { return true }
    } while waitForWork(until: end)
    return false
  }

  /// Returns false when the time has passed.
  private func waitForWork(until end: SuspendingClock.Instant?) -> Bool {
    let left = end.map { SuspendingClock.now.duration(to: $0) }
    if let left, left <= .zero { return false }
    // Rounded up, so that nobody wakes too early and waits again.
    let milliseconds = left.map { CInt(clamping: ($0.microseconds / 1000) + 1) } ?? -1
    var work = pollfd(fd: MainQueue.descriptor, events: Int16(POLLIN), revents: 0)
    // A signal that interrupts is looked at as work would be.
    poll(&work, 1, milliseconds)
    return true
  }
}
