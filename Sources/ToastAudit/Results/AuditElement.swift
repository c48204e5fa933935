/// A part of a toast that a result is about.
public enum AuditElement: Sendable, Hashable {
  /// All of it, its surface.
  case toast
  /// One of its parts.
  case severity, icon, title, message, progress, close, focusRing
  /// One of its actions, by its place.
  case action(Int)
}

extension AuditElement: CustomStringConvertible {
  /// Where it is in a description of the toast: `title`, `actions[0]`.
  public var description: String {
    switch self {
    case .toast: "toast"
    case .severity: "severity"
    case .icon: "icon"
    case .title: "title"
    case .message: "message"
    case .progress: "progress"
    case .close: "close"
    case .focusRing: "focusRing"
    case .action(let index): "actions[\(index)]"
    }
  }
}
