import CAtspi
import ToastCore

/// A tree of objects of another application, as JSON. Bounded, because a tree may be endless.
struct TreeWalk {
  /// How deep it goes, and how many objects it takes.
  private static let depth = 10
  private var left = 300

  /// What holds a message and nothing else; of other objects only they themselves are taken.
  private static let messageRoles: Set<String> = [
    "notification", "alert", "info bar", "status bar",
  ]

  /// An object with what is in it, where it is a message.
  static func tree(of object: AccessibleObject) -> JSONText {
    var walk = TreeWalk()
    let isMessage = object.role.map { messageRoles.contains(AccessibleObject.words(for: $0)) }
    return walk.value(of: object, depth: isMessage == true ? depth : 0)
  }

  private mutating func value(of object: AccessibleObject, depth: Int) -> JSONText {
    left -= 1
    var members: [JSONText.Member] = [
      .init("role", .string(object.role.map { AccessibleObject.words(for: $0) } ?? "")),
      .init("name", .string(object.name)),
      .init("description", .string(object.description)),
      .init(
        "extents",
        object.extents.map { .array($0.map { .integer(Int64($0)) }) } ?? .null),
      .init("actions", .integer(Int64(object.actionCount))),
      .init("focusable", .bool(object.isIn(ATSPI_STATE_FOCUSABLE))),
    ]
    var children: [JSONText] = []
    if depth > 0 {
      for child in object.children(limit: left) where left > 0 {
        children.append(value(of: child, depth: depth - 1))
      }
    }
    members.append(.init("children", .array(children)))
    return .object(members)
  }

  /// The messages that an application shows, wherever they are in its tree.
  static func messages(in application: AccessibleObject) -> [AccessibleObject] {
    var found: [AccessibleObject] = []
    var left = 2000
    func look(_ object: AccessibleObject, _ depth: Int) {
      left -= 1
      let role = object.role
      if role == ATSPI_ROLE_NOTIFICATION || role == ATSPI_ROLE_ALERT {
        if object.isIn(ATSPI_STATE_SHOWING) { found.append(object) }
      } else if depth > 0 {
        for child in object.children(limit: left) where left > 0 { look(child, depth - 1) }
      }
    }
    look(application, depth)
    return found
  }
}
