/// What one listener on the accessibility bus was sent, and what it answered.
public struct ListenerReport: Sendable, Equatable {
  /// The event that it was sent.
  public enum Event: String, Sendable, CaseIterable {
    /// `Announcement`.
    case announcement
    /// `StateChanged("showing")` of the notification object.
    case showing
  }

  /// How good an answer is; neither proves that anything was spoken.
  public enum Receipt: Sendable, Equatable {
    /// It answered a ping that was sent after the event, so it has read the event.
    case read(Duration)
    /// It called back on the event's source, as only screen readers do.
    case lookedAt(Duration)

    /// The time from the event to the answer.
    public var time: Duration {
      switch self {
      case .read(let time), .lookedAt(let time): time
      }
    }
  }

  /// The process's name; its name on the bus where that is unknown.
  public var process: String
  /// The event.
  public var event: Event
  /// Whether it is a screen reader.
  public var isReader: Bool
  /// The answer; `nil` when none came within the limit.
  public var receipt: Receipt?

  /// A report.
  public init(process: String, event: Event, isReader: Bool, receipt: Receipt?) {
    self.process = process
    self.event = event
    self.isReader = isReader
    self.receipt = receipt
  }
}
