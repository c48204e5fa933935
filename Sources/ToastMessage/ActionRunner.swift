import Synchronization
import SystemKit
import ToastCore

/// Runs the handlers of one toast's actions: one press runs a handler once, and presses while one
/// runs are ignored.
final class ActionRunner: Sendable {
  /// How long the toast waits for a handler, which goes on by itself then.
  static let limit: Duration = .seconds(10)

  /// Calls back after a time; the result takes that back.
  typealias Timer = @Sendable (Duration, @escaping @Sendable () -> Void) -> @Sendable () -> Void

  private let actions: [ToastAction]
  private let timer: Timer
  private let presses: Mutex<ActionPresses>

  /// - Parameters:
  ///   - actions: those of the toast.
  ///   - timer: measures the limit.
  init(
    _ actions: [ToastAction],
    timer: @escaping Timer = { ToastRouter.shared.loop.after($0, $1).cancel }
  ) {
    self.actions = actions
    self.timer = timer
    presses = Mutex(ActionPresses(dismisses: actions.map(\.dismissesToast)))
  }

  /// Runs the handler of an action on the main actor, then ends the toast unless the action leaves
  /// it. A handler that has not returned in time is taken for one that has.
  func run(_ index: Int, end: @escaping @Sendable (ToastOutcome) -> Void) {
    guard let run = presses.withLock({ $0.press(index) }) else { return }
    let action = actions[index]
    let hasBegun = Flag()
    let stopTimer = timer(Self.limit) { [self] in
      if !hasBegun.isRaised { Diagnostics.say(Self.unservedText) }
      if presses.withLock({ $0.timePassed(run) }) { end(.action(action.title)) }
    }
    Task { @MainActor [self] in
      hasBegun.raise()
      await action.handler()
      stopTimer()
      if presses.withLock({ $0.returned(run) }) { end(.action(action.title)) }
    }
  }

  private static let unservedText = """
    toast: an action was pressed \(limit) ago and its handler has not begun: the main actor is \
    busy, or nothing runs its work (see Toast.serveMainActorFromGLib and Toast.flush)
    """
}

/// Something that becomes so once.
private final class Flag: Sendable {
  private let state = Atomic(false)
  var isRaised: Bool { state.load(ordering: .relaxed) }
  func raise() { state.store(true, ordering: .relaxed) }
}
