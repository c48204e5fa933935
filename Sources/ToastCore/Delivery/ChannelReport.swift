/// What one channel did with a toast.
public struct ChannelReport: Sendable, Equatable {
  /// How far it came.
  public enum State: String, Sendable, CaseIterable {
    /// It was taken.
    case delivered
    /// It was sent, and nobody said that it was taken.
    case unconfirmed
    /// It was not tried; the reason says why.
    case skipped
    /// It was tried, and the reason says what went wrong.
    case failed
  }

  /// How far it came.
  public var state: State
  /// Why, for people; always there when skipped or failed.
  public var reason: String?
  /// Who on the accessibility bus was sent what.
  public var listeners: [ListenerReport]
  /// What was spoken.
  public var speech: SpeechReport?

  /// A report.
  public init(
    _ state: State, reason: String? = nil, listeners: [ListenerReport] = [],
    speech: SpeechReport? = nil
  ) {
    self.state = state
    self.reason = reason
    self.listeners = listeners
    self.speech = speech
  }

  /// Whether a screen reader has read it.
  public var reachedReader: Bool {
    listeners.contains { $0.isReader && $0.receipt != nil }
  }
}
