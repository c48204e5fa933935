/// A toast as channels get it: asked for, numbered, and worded.
public struct ToastPresentation: Sendable {
  /// The toast.
  public let id: ToastID
  /// How often it has changed what it says; a channel gets each revision as it gets a new toast.
  public let revision: Int
  /// What was asked for.
  public let request: ToastRequest
  /// What is said, announced, shown and printed.
  public let wording: Wording
  /// What the person prefers for this toast.
  public var preferences: AccessibilityPreferences
  /// Whether its feedback was heard or felt already, so that the voice says its words alone.
  public let isFelt: Bool
  /// The name of the button that closes it; `nil` where it has none.
  public let closeButton: String?

  /// A presentation.
  public init(
    id: ToastID, revision: Int = 0, request: ToastRequest, wording: Wording,
    closeButton: String? = nil, isFelt: Bool = false,
    preferences: AccessibilityPreferences = AccessibilityPreferences()
  ) {
    self.id = id
    self.revision = revision
    self.request = request
    self.wording = wording
    self.isFelt = isFelt
    self.preferences = preferences
    self.closeButton = closeButton
  }
}
