import Synchronization

/// A value that comes once, and whoever waits for it.
final class AwaitedValue<Value: Sendable>: Sendable {
  private let state = Mutex(State())

  private struct State {
    var value: Value?
    var waiters: [Waiter] = []
    var lastNumber = 0
  }

  private struct Waiter {
    let number: Int
    let body: @Sendable (Value) -> Void
  }

  /// The value; waits until it is there.
  var value: Value {
    get async {
      await withCheckedContinuation { continuation in
        whenTold { continuation.resume(returning: $0) }
      }
    }
  }

  /// The value, where it is there.
  var known: Value? { state.withLock { $0.value } }

  /// Calls back with the value, at once where it is there already; the result takes that back.
  @discardableResult
  func whenTold(_ body: @escaping @Sendable (Value) -> Void) -> @Sendable () -> Void {
    let (value, number) = state.withLock { state in
      state.lastNumber += 1
      if state.value == nil { state.waiters.append(Waiter(number: state.lastNumber, body: body)) }
      return (state.value, state.lastNumber)
    }
    if let value { body(value) }
    return { [weak self] in
      self?.state.withLock { state in state.waiters.removeAll { $0.number == number } }
    }
  }

  /// Tells it to everybody; the first one counts.
  func tell(_ value: Value) {
    let waiters = state.withLock { state in
      guard state.value == nil else { return [Waiter]() }
      defer { state.waiters = [] }
      state.value = value
      return state.waiters
    }
    for waiter in waiters { waiter.body(value) }
  }
}
