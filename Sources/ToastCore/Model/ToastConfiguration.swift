/// How a toast behaves.
public struct ToastConfiguration: Sendable, Equatable, Codable {
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

  /// When a toast has a button that closes it.
  public enum CloseButton: String, Sendable, Codable, CaseIterable {
    /// Where nothing else ends it, or where the user's settings ask for it.
    case automatic
    /// In any case.
    case always
    /// In no case.
    case never
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
  /// What it does about the other toasts of its sender; waits for its turn when nothing is said.
  public var policy: ToastPolicy
  /// How it is announced; by its severity when `nil`.
  public var politeness: ToastPoliteness?
  /// When it has a button that closes it; automatic when nothing is said.
  public var closeButton: CloseButton
  /// Shown for exactly ``duration``, even if that is shorter than what reading or hearing takes.
  public var exactDuration: Bool
  /// Passes a do-not-disturb setting.
  public var isEmergency: Bool

  /// A configuration; every field has the default named at it.
  public init(
    edge: Edge = .top, duration: ToastDuration = .seconds(3), dismissOnTap: Bool = true,
    dismissOnSwipe: Bool = true, hapticFeedback: HapticFeedback? = nil,
    policy: ToastPolicy = .sequential, politeness: ToastPoliteness? = nil,
    closeButton: CloseButton = .automatic, exactDuration: Bool = false, isEmergency: Bool = false
  ) {
    self.edge = edge
    self.duration = duration
    self.dismissOnTap = dismissOnTap
    self.dismissOnSwipe = dismissOnSwipe
    self.hapticFeedback = hapticFeedback
    self.policy = policy
    self.politeness = politeness
    self.closeButton = closeButton
    self.exactDuration = exactDuration
    self.isEmergency = isEmergency
  }
  /// From an object in which every field may be missing, and then has its default.
  ///
  /// - Throws: `DecodingError` that names the field, what was there and what is allowed.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init()
    func read<Value: Decodable>(_ key: CodingKeys, into value: inout Value) throws {
      value = try fields.decodeIfPresent(Value.self, forKey: key) ?? value
    }
    try read(.edge, into: &edge)
    try read(.duration, into: &duration)
    try read(.dismissOnTap, into: &dismissOnTap)
    try read(.dismissOnSwipe, into: &dismissOnSwipe)
    hapticFeedback = try fields.decodeIfPresent(HapticFeedback.self, forKey: .hapticFeedback)
    try read(.policy, into: &policy)
    politeness = try fields.decodeIfPresent(ToastPoliteness.self, forKey: .politeness)
    try read(.closeButton, into: &closeButton)
    try read(.exactDuration, into: &exactDuration)
    try read(.isEmergency, into: &isEmergency)
  }

  private enum CodingKeys: String, CodingKey {
    case edge, duration, dismissOnTap, dismissOnSwipe, hapticFeedback, policy, politeness
    case closeButton, exactDuration, isEmergency
  }
}
