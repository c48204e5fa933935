/// An event on the accessibility bus, as ``Ear`` heard it.
public struct Heard: Equatable, Sendable, Decodable {
  /// A kind of event to listen for.
  public enum Kind: String, Sendable, Decodable, CaseIterable {
    /// A message to be spoken.
    case announcement
    /// A notification or alert that appeared.
    case showing
    /// Something got the keyboard focus, or lost it.
    case focus
    /// The text cursor moved.
    case caret
    /// Something came into a tree of objects, or left it.
    case children
    /// A window came, went or was activated.
    case window
  }

  /// When the listener took it, in microseconds of the monotonic clock.
  public let microseconds: Int64
  /// What kind of event it is.
  public let kind: Kind
  /// The event's full name: `object:children-changed:add`.
  public let type: String
  /// The event's first number: the politeness of an announcement, an index, a flag.
  public let detail: Int
  /// The name of the application; nil when nobody was asked.
  public let application: String?
  /// The unique bus name that it came from.
  public let bus: String
  /// The object that it is about.
  public let path: String
  /// The object's role: `notification`; nil when nobody was asked.
  public let role: String?
  /// `polite`, `assertive` or `none`, for an announcement.
  public let politeness: String?
  /// The message of an announcement, the name of what is shown.
  public let text: String
  /// The description of what is shown.
  public let description: String?
  /// The names of the labels in what is shown.
  public let labels: [String]?

  private enum CodingKeys: String, CodingKey {
    case microseconds = "time_us"
    case kind = "event"
    case type, detail, application, bus, path, role, politeness, text, description, labels
  }
}
