import Synchronization
public import ToastCore

/// A toast that was shown: what becomes of it, and a way to end it.
public final class ToastHandle: Sendable {
  private let state = Mutex(State())

  private struct State {
    var outcome: ToastOutcome?
    var report: ToastReport?
    var outcomeWaiters: [CheckedContinuation<ToastOutcome, Never>] = []
    var reportWaiters: [CheckedContinuation<ToastReport, Never>] = []
    var end: (@Sendable () -> Void)?
    var isDismissed = false
  }

  init() {}

  /// How it ended; waits until it has.
  public var outcome: ToastOutcome {
    get async {
      await withCheckedContinuation { continuation in
        let outcome = state.withLock { state in
          if state.outcome == nil { state.outcomeWaiters.append(continuation) }
          return state.outcome
        }
        if let outcome { continuation.resume(returning: outcome) }
      }
    }
  }

  /// What each channel did; waits until every channel is done.
  public var report: ToastReport {
    get async {
      await withCheckedContinuation { continuation in
        let report = state.withLock { state in
          if state.report == nil { state.reportWaiters.append(continuation) }
          return state.report
        }
        if let report { continuation.resume(returning: report) }
      }
    }
  }

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
    case .ended(let outcome): ended(outcome)
    case .reported(let report): reported(report)
    case .print, .accepted, .acted, .finished: break
    }
  }

  /// The toast was not taken.
  func refuse(_ reason: String) {
    let outcome = ToastOutcome.refused(reason)
    note(.ended(outcome))
    for event in ToastEvent.failure(ToastID(0), reason, outcome: outcome) { note(event) }
  }

  private func ended(_ outcome: ToastOutcome) {
    let waiters = state.withLock { state in
      defer { state.outcomeWaiters = [] }
      state.outcome = outcome
      return state.outcomeWaiters
    }
    for waiter in waiters { waiter.resume(returning: outcome) }
  }

  private func reported(_ report: ToastReport) {
    let waiters = state.withLock { state in
      defer { state.reportWaiters = [] }
      state.report = report
      return state.reportWaiters
    }
    for waiter in waiters { waiter.resume(returning: report) }
  }
}
