import Synchronization
import ToastCore

/// Runs the handlers of one toast's actions: one press runs a handler once, and presses while one
/// runs are ignored.
final class ActionRunner: Sendable {
  private let actions: [ToastAction]
  private let isRunning = Mutex(false)

  init(_ actions: [ToastAction]) { self.actions = actions }

  /// Runs the handler of an action on the main actor, then ends the toast unless the action leaves
  /// it.
  func run(_ index: Int, end: @escaping @Sendable (ToastOutcome) -> Void) {
    guard actions.indices.contains(index) else { return }
    let isFirst = isRunning.withLock { isRunning in
      defer { isRunning = true }
      return !isRunning
    }
    guard isFirst else { return }
    let action = actions[index]
    Task { @MainActor in
      await action.handler()
      isRunning.withLock { $0 = false }
      if action.dismissesToast { end(.action(action.title)) }
    }
  }
}
