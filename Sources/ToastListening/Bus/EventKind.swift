/// A kind of event on the accessibility bus that the ear can listen for.
enum EventKind: String, CaseIterable, Sendable {
  case announcement, showing, focus, caret, children, window

  /// The event by the name that libatspi registers it under.
  var registration: String {
    switch self {
    case .announcement: "object:announcement"
    case .showing: "object:state-changed:showing"
    case .focus: "object:state-changed:focused"
    case .caret: "object:text-caret-moved"
    case .children: "object:children-changed"
    case .window: "window"
    }
  }

  /// The kind that a received event belongs to.
  init?(type: String) {
    guard let kind = Self.allCases.first(where: { type.hasPrefix($0.registration) }) else {
      return nil
    }
    self = kind
  }

  /// All names, for a message.
  static var list: String { allCases.map(\.rawValue).joined(separator: ",") }
}
