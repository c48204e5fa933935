/// How a toast behaves.
public struct ToastConfiguration: Sendable, Equatable {
  /// The edge of the screen that it comes from.
  public enum Edge: String, Sendable, Codable, CaseIterable {
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
  }

  /// What is felt on a phone, and heard as a short cue on a desktop.
  public enum HapticFeedback: String, Sendable, Codable, CaseIterable {
    /// Three that say how it went, and three that only say that something is there.
    case success, warning, error, light, medium, heavy
  }

  /// The edge; top when nothing is said.
  public var edge: Edge
  /// How long it is shown; three seconds when nothing is said.
  public var duration: ToastDuration
  /// Whether a tap anywhere but on a button ends it; yes when nothing is said.
  public var dismissOnTap: Bool
  /// Whether a swipe toward its edge ends it; yes when nothing is said.
  public var dismissOnSwipe: Bool
  /// What is felt or heard when it comes; nothing when `nil`.
  public var hapticFeedback: HapticFeedback?
  /// How it is announced; by its severity when `nil`.
  public var politeness: ToastPoliteness?
  /// Shown for exactly ``duration``, even if that is shorter than what reading or hearing takes.
  public var exactDuration: Bool
  /// Passes a do-not-disturb setting.
  public var isEmergency: Bool

  /// A configuration; every field has the default named at it.
  public init(
    edge: Edge = .top, duration: ToastDuration = .seconds(3), dismissOnTap: Bool = true,
    dismissOnSwipe: Bool = true, hapticFeedback: HapticFeedback? = nil,
    politeness: ToastPoliteness? = nil, exactDuration: Bool = false, isEmergency: Bool = false
  ) {
    self.edge = edge
    self.duration = duration
    self.dismissOnTap = dismissOnTap
    self.dismissOnSwipe = dismissOnSwipe
    self.hapticFeedback = hapticFeedback
    self.politeness = politeness
    self.exactDuration = exactDuration
    self.isEmergency = isEmergency
  }
}
