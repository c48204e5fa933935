import Synchronization
import ToastCore

/// A toast that another process presents, and what is known of it so far: when that process is
/// lost, the toast's end is told here, and its text is printed where nothing else took it.
final class FollowedToast: Sendable {
  private let request: ToastRequest
  private let text: SenderText
  private let observer: ToastObserver
  private let known = Mutex(Known())

  private struct Known {
    var reports: [ToastSense: ChannelReport] = [:]
    var outcome: ToastOutcome?
  }

  /// - Parameter reachable: whether commands reach the toast by its number.
  init(
    _ request: ToastRequest, text: SenderText, reachable: Bool, observer: @escaping ToastObserver
  ) {
    self.request = request
    self.text = text
    self.observer = text.completing(observer, reachable: reachable)
  }

  /// Tells what came from the other process.
  func tell(_ id: ToastID, _ event: ToastEvent) {
    known.withLock { known in
      switch event {
      case .finished(let sense, let report): known.reports[sense] = report
      case .ended(let outcome): known.outcome = outcome
      case .print, .accepted, .acted, .spoke, .reported: break
      }
    }
    observer(id, event)
  }

  /// Tells that nothing more will come.
  func tellLoss(_ id: ToastID, _ reason: String) {
    let known = self.known.withLock { $0 }
    let isDelivered = known.reports.values.contains { $0.state == .delivered }
    if request.wishes.text != .never, !isDelivered { text.print() }
    let events = ToastEvent.failure(
      id, reason, of: request, known: known.reports, outcome: known.outcome)
    for event in events { observer(id, event) }
  }
}
