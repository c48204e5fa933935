import GLibKit
import Synchronization
import ToastCore

/// Collects what becomes of the command's toast, until what the options wait for is known.
final class Follower: Sendable {
  /// What was known when the waiting ended.
  struct End: Sendable {
    /// Some channel took the toast.
    var isDelivered = false
    /// The time was over first.
    var isLate = false
    /// The place of the action that was taken.
    var action: Int?
    /// The report, where it has come.
    var report: ToastReport?
    /// What the voice came to, where it is known.
    var speech: ChannelReport?
  }

  private let loop: EventLoop
  /// Whether the report is waited for; else the first delivery is enough, or the speech's end.
  private let wantsReport: Bool
  private let wantsSpeech: Bool
  private let labels: [String]
  private let state = Mutex(State())

  private struct State {
    var end = End()
    var isOver = false
    var waiter: FirstResult<Void>?
  }

  init(_ options: ShowOptions, loop: EventLoop) {
    self.loop = loop
    wantsReport = options.waitsForEnd || options.reports || options.explains
    wantsSpeech = options.output != nil
    labels = options.actions.map(\.label)
  }

  /// Is told the toast's events.
  ///
  /// - Parameter end: ends the toast once its action was taken, which is all that there is to do; where
  ///   nobody can, the waiting ends.
  func observer(
    end: (@Sendable (ToastID, ToastOutcome) -> Void)?
  ) -> ToastObserver {
    { [labels] id, event in
      if case .acted(let place) = event, labels.indices.contains(place), self.noteAction(place) {
        if let end { end(id, .action(labels[place])) } else { self.stop() }
      }
      self.note(event)
    }
  }

  /// Waits; a limit of `nil` is none.
  func end(within limit: Duration?) async -> End {
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      let first = FirstResult(continuation)
      let isOver = state.withLock { state in
        state.waiter = first
        return state.isOver
      }
      if isOver { first.resume(returning: ()) }
      if let limit { loop.after(limit) { first.resume(returning: ()) } }
    }
    return state.withLock { state in
      state.end.isLate = !state.isOver
      return state.end
    }
  }

  private func note(_ event: ToastEvent) {
    let waiter = state.withLock { state in
      switch event {
      case .finished(let sense, let report): noteChannel(sense, report, in: &state)
      case .reported(let report):
        state.end.report = report
        state.end.isDelivered = report.isDelivered
        state.end.speech = report.channels[.voice]
        state.isOver = true
      case .print, .accepted, .acted, .spoke, .ended: break
      }
      return state.isOver ? state.waiter : nil
    }
    waiter?.resume(returning: ())
  }

  /// An action was taken; the first one counts.
  private func noteAction(_ place: Int) -> Bool {
    state.withLock { state in
      guard state.end.action == nil else { return false }
      state.end.action = place
      return true
    }
  }

  private func stop() {
    let waiter = state.withLock { state in
      state.isOver = true
      return state.waiter
    }
    waiter?.resume(returning: ())
  }

  private func noteChannel(_ sense: ToastSense, _ report: ChannelReport, in state: inout State) {
    let isDelivered = report.state == .delivered
    if isDelivered { state.end.isDelivered = true }
    if sense == .voice { state.end.speech = report }
    guard !wantsReport else { return }
    if wantsSpeech ? sense == .voice : isDelivered { state.isOver = true }
  }
}
