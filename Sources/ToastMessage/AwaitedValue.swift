import Synchronization

/// A value that comes once, and whoever waits for it.
final class AwaitedValue<Value: Sendable>: Sendable {
  private let state = Mutex(State())

  private struct State {
    var value: Value?
    var waiters: [CheckedContinuation<Value, Never>] = []
  }

  /// The value; waits until it is there.
  var value: Value {
    get async {
      await withCheckedContinuation { continuation in
        let value = state.withLock { state in
          if state.value == nil { state.waiters.append(continuation) }
          return state.value
        }
        if let value { continuation.resume(returning: value) }
      }
    }
  }

  /// Tells it to everybody; the first one counts.
  func tell(_ value: Value) {
    let waiters = state.withLock { state in
      defer { state.waiters = [] }
      state.value = state.value ?? value
      return state.waiters
    }
    for waiter in waiters { waiter.resume(returning: value) }
  }
}
