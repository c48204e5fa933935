import Synchronization

/// What happens again and again, for whoever looks from now on, until it is over.
final class EventStreams<Event: Sendable>: Sendable {
  private let state = Mutex(State())

  private struct State {
    var streams: [Int: AsyncStream<Event>.Continuation] = [:]
    var lastNumber = 0
    var isOver = false
  }

  /// A stream of what is told from now on.
  func stream() -> AsyncStream<Event> {
    let (stream, continuation) = AsyncStream<Event>.makeStream()
    let number = state.withLock { state -> Int? in
      guard !state.isOver else { return nil }
      state.lastNumber += 1
      state.streams[state.lastNumber] = continuation
      return state.lastNumber
    }
    guard let number else {
      continuation.finish()
      return stream
    }
    continuation.onTermination = { [weak self] _ in
      self?.state.withLock { _ = $0.streams.removeValue(forKey: number) }
    }
    return stream
  }

  func tell(_ event: Event) {
    for stream in state.withLock({ Array($0.streams.values) }) { stream.yield(event) }
  }

  /// Nothing more will be told.
  func finish() {
    let streams = state.withLock { state in
      state.isOver = true
      defer { state.streams = [:] }
      return Array(state.streams.values)
    }
    for stream in streams { stream.finish() }
  }
}
