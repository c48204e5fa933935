import SystemKit
import Synchronization

extension EventLoop {
  /// Runs a task on the loop and blocks the calling thread, which is another one, until its end:
  /// for the main thread of a program that has nothing else to do.
  public func runToEnd<Result: Sendable>(
    _ body: @escaping @Sendable () async -> Result
  ) -> Result {
    precondition(!isCurrent, "the loop cannot wait for itself")
    let done = Latch()
    let result = ResultBox<Result>()
    task {
      let value = await body()
      result.value.withLock { $0 = value }
      done.open()
    }
    done.wait()
    guard let value = result.value.withLock({ $0 }) else {
      preconditionFailure("the latch is opened after the value was set")
    }
    return value
  }
}

private final class ResultBox<Value: Sendable>: Sendable {
  let value = Mutex<Value?>(nil)
}
