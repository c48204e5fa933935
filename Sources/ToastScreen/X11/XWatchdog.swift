import GLibKit
import Glibc
import Synchronization

/// Cuts the connection to a server that hangs: a call that waits for it returns then, as if the
/// server were gone. Nothing else would end such a call, be it one that reads or one that writes.
final class XWatchdog: Sendable {
  /// How long a call may take.
  static let limit: Duration = .seconds(2)
  /// It sleeps while no call is made.
  private static let loop = EventLoop(name: "toast-x-watch")

  private let descriptor: CInt
  private let state = Mutex(State())

  private struct State {
    /// The calls that are under way, one in another.
    var depth = 0
    /// When the outermost began.
    var began = Duration.zero
    var isWatching = false
    var isCut = false
    var isOver = false
  }

  /// - Parameter descriptor: the connection, which stays open until ``end()``.
  init(_ descriptor: CInt) { self.descriptor = descriptor }

  /// Whether the connection was cut.
  var isCut: Bool { state.withLock { $0.isCut } }

  /// Makes a call that may wait for the server.
  func during<Value>(_ call: () -> Value) -> Value {
    let isFirst = state.withLock { state in
      state.depth += 1
      if state.depth == 1 { state.began = EventLoop.now }
      defer { state.isWatching = true }
      return !state.isWatching
    }
    // One look for many calls: while toasts move there are many in each frame.
    if isFirst { look(after: Self.limit) }
    defer { state.withLock { $0.depth -= 1 } }
    return call()
  }

  /// The descriptor is not to be used any more.
  func end() { state.withLock { $0.isOver = true } }

  private func look(after time: Duration) {
    Self.loop.after(time) { [self] in if let rest = look() { look(after: rest) } }
  }

  /// - Returns: how long the call that is under way may still take; `nil` where there is none.
  private func look() -> Duration? {
    state.withLock { state in
      let rest = state.began + Self.limit - EventLoop.now
      if state.depth > 0, !state.isOver, rest > .zero { return rest }
      state.isWatching = false
      if state.depth > 0, !state.isOver {
        state.isCut = true
        shutdown(descriptor, CInt(SHUT_RDWR))
      }
      return nil
    }
  }
}
