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

  /// The report of a request; where that is not at hand nobody knows what the toast said.
  init(
    _ id: ToastID, of request: ToastRequest?, channels: [ToastSense: ChannelReport],
    outcome: ToastOutcome
  ) {
    self.init(
      id: id, title: request?.content.title ?? request?.content.message ?? "",
      severity: request?.severity, channels: channels, outcome: outcome)
  }

  /// Whether any channel took it to somebody.
  public var isDelivered: Bool { channels.values.contains { $0.state == .delivered } }
}
