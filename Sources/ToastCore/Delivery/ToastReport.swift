/// A way to a person's senses.
public enum ToastSense: String, Sendable, CaseIterable, Comparable {
  /// An event on the accessibility bus, for screen readers and tests.
  case announcement
  /// Our own voice.
  case voice
  /// A line of text.
  case text

  /// In the order of a report.
  public static func < (one: ToastSense, other: ToastSense) -> Bool {
    allCases.firstIndex(of: one) ?? 0 < allCases.firstIndex(of: other) ?? 0
  }
}

/// What became of a toast, channel by channel.
public struct ToastReport: Sendable, Equatable {
  /// The toast.
  public var id: ToastID
  /// Its title, or its message where it has no title.
  public var title: String
  /// Its severity.
  public var severity: ToastSeverity?
  /// What each channel did.
  public var channels: [ToastSense: ChannelReport]
  /// How the toast ended.
  public var outcome: ToastOutcome

  /// A report.
  public init(
    id: ToastID, title: String, severity: ToastSeverity?,
    channels: [ToastSense: ChannelReport], outcome: ToastOutcome
  ) {
    self.id = id
    self.title = title
    self.severity = severity
    self.channels = channels
    self.outcome = outcome
  }

  /// Whether any channel took it to somebody.
  public var isDelivered: Bool { channels.values.contains { $0.state == .delivered } }
}

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

/// What our voice said.
public struct SpeechReport: Sendable, Equatable {
  /// The engine and its version.
  public var engine: String
  /// The voice that was really used.
  public var voice: String
  /// The language that was really used.
  public var language: String
  /// How long the sound is.
  public var sound: Duration
  /// From the request to the first sample written.
  public var firstSample: Duration
  /// Where the sound went.
  public var sink: String

  /// A report.
  public init(
    engine: String, voice: String, language: String, sound: Duration, firstSample: Duration,
    sink: String
  ) {
    self.engine = engine
    self.voice = voice
    self.language = language
    self.sound = sound
    self.firstSample = firstSample
    self.sink = sink
  }
}
