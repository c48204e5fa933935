import Synchronization

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
