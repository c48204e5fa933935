import Synchronization

@testable import ToastMessage

/// Takes the toasts of this process in place of the router: each shows until a test ends it.
final class RecordingDestination: Sendable {
  struct Shown: Sendable {
    let content: ToastContent
    let style: ToastStyle
    let configuration: ToastConfiguration
    let handle: ToastHandle
    var outcome: ToastOutcome?
  }

  private let state = Mutex<[Shown]>([])

  /// Everything that was shown, in order.
  var shown: [Shown] { state.withLock { $0 } }
  /// What was shown, by title and message.
  var texts: [String] { shown.map { $0.content.title ?? $0.content.message ?? "" } }
  /// How each ended so far.
  var outcomes: [ToastOutcome?] { shown.map(\.outcome) }

  /// Takes the toasts of everything that a body sets up.
  func record<Value>(_ body: () throws -> Value) rethrows -> Value {
    try ToastDestination.$current.withValue(ToastDestination(show: show), operation: body)
  }

  /// Ends a toast, as the queue would.
  func end(_ index: Int, _ outcome: ToastOutcome = .expired) {
    let handle = state.withLock { shown -> ToastHandle? in
      guard shown[index].outcome == nil else { return nil }
      shown[index].outcome = outcome
      return shown[index].handle
    }
    handle?.note(.ended(outcome))
  }

  @Sendable private func show(
    _ content: ToastContent, _ style: ToastStyle, _ configuration: ToastConfiguration
  ) -> ToastHandle {
    let request = ToastRequest(
      content: content, severity: style.severity, configuration: configuration)
    let handle = ToastHandle(request, environment: [:])
    let index = state.withLock { shown in
      shown.append(
        Shown(content: content, style: style, configuration: configuration, handle: handle))
      return shown.count - 1
    }
    handle.taken(
      as: ToastID(UInt64(index + 1)),
      by: ToastHandle.Holder(
        end: { [weak self] in self?.end(index, .closedByCaller) }, change: {}))
    return handle
  }
}

/// Lets the main actor do everything that waits for it, and what that leads to.
@MainActor func turns() async {
  for _ in 0..<5 { await Task { @MainActor in }.value }
}
