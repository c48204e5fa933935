import SystemKit
public import ToastCore

extension ToastHandle {
  /// Blocks until the toast has ended, or for a time, and returns how it ended.
  ///
  /// Called on the main thread, it does the main actor's work meanwhile: so the handlers of the
  /// toast's actions run in a program that has no main loop. Called by a handler, it blocks only, as
  /// the main actor does one thing at a time.
  ///
  /// - Parameter limit: how long to wait at most; a handler that runs then is not cut short.
  /// - Returns: `nil` when the toast has not ended by then.
  @available(*, noasync, message: "await outcome")
  public func waitForOutcome(atMost limit: Duration) -> ToastOutcome? { wait(atMost: limit) }

  /// Blocks until the toast has ended, as ``waitForOutcome(atMost:)`` does, however long that takes.
  @available(*, noasync, message: "await outcome")
  public func waitForOutcome() -> ToastOutcome {
    while true { if let outcome = wait(atMost: nil) { return outcome } }
  }

  private func wait(atMost limit: Duration?) -> ToastOutcome? {
    let done = ServingLatch()
    let stop = ending.whenTold { _ in done.open() }
    _ = done.wait(atMost: limit)
    stop()
    return ending.known
  }
}
