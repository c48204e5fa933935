/// What takes toasts to one sense.
///
/// A channel knows nothing of the queue. It reports each presentation exactly once, whatever
/// happens to it, and within a limit of its own.
public protocol ToastChannel: Sendable {
  /// Which sense it serves.
  var sense: ToastSense { get }
  /// Takes a toast. The events may come from any thread: ``ToastChannelEvent/finished(_:)`` once,
  /// and ``ToastChannelEvent/acted(_:)`` as long as the toast has not ended, after that too.
  func present(
    _ toast: ToastPresentation, events: @escaping @Sendable (ToastChannelEvent) -> Void)
  /// The toast has ended. What is under way is finished where it ended by itself, and cut where
  /// somebody ended it.
  func end(_ id: ToastID, _ outcome: ToastOutcome)
}

/// What a channel tells of a toast.
public enum ToastChannelEvent: Sendable, Equatable {
  /// A person took the action at this place.
  case acted(Int)
  /// The channel is done with the toast.
  case finished(ChannelReport)
}
