import Synchronization
public import ToastCore

/// A toast that was shown: what becomes of it, and a way to end it.
public final class ToastHandle: Sendable {
  let ending = AwaitedValue<ToastOutcome>()
  private let reporting = AwaitedValue<ToastReport>()
  private let state = Mutex(State())

  private struct State {
    var end: (@Sendable () -> Void)?
    var isDismissed = false
  }

  init() {}

  /// How it ended; waits until it has.
  public var outcome: ToastOutcome { get async { await ending.value } }

  /// What each channel did; waits until every channel is done.
  public var report: ToastReport { get async { await reporting.value } }

  /// Ends it, whether it is showing or waiting; does nothing once it has ended.
  public func dismiss() {
    let end = state.withLock { state in
      state.isDismissed = true
      return state.end
    }
    end?()
  }

  /// Tells how to end the toast, once somebody has it.
  func taken(end: @escaping @Sendable () -> Void) {
    let isDismissed = state.withLock { state in
      state.end = end
      return state.isDismissed
    }
    if isDismissed { end() }
  }

  /// Tells the toast's events to whoever waits for them.
  func note(_ event: ToastEvent) {
    switch event {
    case .ended(let outcome): ending.tell(outcome)
    case .reported(let report): reporting.tell(report)
    case .print, .accepted, .acted, .finished: break
    }
  }

  /// The toast was not taken.
  func refuse(_ reason: String) {
    let outcome = ToastOutcome.refused(reason)
    note(.ended(outcome))
    for event in ToastEvent.failure(ToastID(0), reason, outcome: outcome) { note(event) }
  }
}
