import Synchronization
import ToastCore

/// A toast that another process presents, and what is known of it so far: when that process is
/// lost, the toast's end is told here, and its text is printed where nothing else took it.
final class FollowedToast: Sendable {
  private let request: ToastRequest
  private let text: SenderText
  private let observer: ToastObserver
  private let known = Mutex<[ToastSense: ChannelReport]>([:])

  init(_ request: ToastRequest, text: SenderText, observer: @escaping ToastObserver) {
    self.request = request
    self.text = text
    self.observer = text.completing(observer)
  }

  /// Tells what came from the other process.
  func tell(_ id: ToastID, _ event: ToastEvent) {
    if case .finished(let sense, let report) = event { known.withLock { $0[sense] = report } }
    observer(id, event)
  }

  /// Tells that nothing more will come.
  func tellLoss(_ id: ToastID, _ reason: String) {
    let known = self.known.withLock { $0 }
    if request.wishes.text != .never, !known.values.contains(where: { $0.state == .delivered }) {
      text.print()
    }
    for event in ToastEvent.failure(id, reason, of: request, known: known) { observer(id, event) }
  }
}
