import CGLib
import Synchronization

/// Runs a call that may block for long on a thread of its own, which ends with the call.
public func onOwnThread(_ name: String, _ body: @escaping @Sendable () -> Void) {
  g_thread_unref(g_thread_new(name, runBody, retainedBox(body)))
}

private func runBody(_ data: gpointer?) -> gpointer? {
  unboxOnce(data, as: (@Sendable () -> Void).self)?()
  return nil
}

/// A continuation for which several things may happen, of which the first counts.
public final class FirstResult<Value: Sendable>: Sendable {
  private let continuation: Mutex<CheckedContinuation<Value, Never>?>

  /// Wraps a continuation.
  public init(_ continuation: CheckedContinuation<Value, Never>) {
    self.continuation = Mutex(continuation)
  }

  /// Resumes it, unless something else has.
  public func resume(returning value: Value) {
    continuation.withLock { $0.take() }?.resume(returning: value)
  }
}
