/// What takes toasts to one sense.
///
/// A channel knows nothing of the queue. It reports each presentation exactly once, whatever
/// happens to it. One of which nothing is heard for five seconds is given up.
public protocol ToastChannel: Sendable {
  /// Which sense it serves.
  var sense: ToastSense { get }
  /// Takes a toast, or a new revision of one that it was told to end. The events may come from any
  /// thread: ``ToastChannelEvent/finished(_:)`` once, and the others as long as the toast has not
  /// ended, after that too.
  func present(
    _ toast: ToastPresentation, events: @escaping @Sendable (ToastChannelEvent) -> Void)
  /// What a toast says, or how far it has come, has changed a little: enough to be seen, and not to
  /// be told anew. Nothing is reported of it.
  func amend(_ toast: ToastPresentation)
  /// The toast has ended. What is under way is finished where it ended by itself, and cut where
  /// somebody ended it.
  func end(_ id: ToastID, _ outcome: ToastOutcome)
}

extension ToastChannel {
  /// Does nothing: what is said or announced is not said again for it.
  public func amend(_ toast: ToastPresentation) {}
}

/// What a channel tells of a toast.
public enum ToastChannelEvent: Sendable, Equatable {
  /// It is at work.
  case working
  /// It waits for something that it cannot hasten, such as another program's speech, and has a limit
  /// of its own for that.
  case waiting
  /// A word has begun to be heard.
  case spoke(SpokenWord)
  /// A person took the action at this place.
  case acted(Int)
  /// A person is busy with the toast, or it is not fully shown.
  case paused(QueueMachine.PauseReason)
  /// That is over.
  case resumed(QueueMachine.PauseReason)
  /// A person tapped the toast.
  case tapped
  /// A person swiped it toward its edge.
  case swiped
  /// A person sent it away with a key.
  case escaped
  /// A person closed it with its close button.
  case closed
  /// The channel is done with the toast.
  case finished(ChannelReport)
}
