/// Which channels a toast asks for; `nil` leaves it to the plan.
public struct DeliveryWishes: Sendable, Equatable {
  /// Whether text is printed.
  public enum Text: String, Sendable, CaseIterable {
    /// Where nothing else takes the toast, or somebody looks at the terminal.
    case auto
    /// In any case.
    case always
    /// In no case.
    case never
  }

  /// Announced to listeners on the accessibility bus.
  public var announce: Bool?
  /// Spoken by our voice.
  public var speak: Bool?
  /// Shown on the screen.
  public var show: Bool?
  /// Printed.
  public var text: Text

  /// Wishes; none when nothing is said.
  public init(
    announce: Bool? = nil, speak: Bool? = nil, show: Bool? = nil, text: Text = .auto
  ) {
    self.announce = announce
    self.speak = speak
    self.show = show
    self.text = text
  }
}
