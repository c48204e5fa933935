import CAtspi

/// An object of another application, asked through libatspi. Every answer may need a call to that
/// application, which waits as long as libatspi's time limit and is empty when there is none.
final class AccessibleObject {
  let pointer: UnsafeMutablePointer<AtspiAccessible>

  /// Keeps a reference of its own.
  init(retaining pointer: UnsafeMutablePointer<AtspiAccessible>) {
    g_object_ref(pointer)
    self.pointer = pointer
  }

  /// Takes over the reference that a call returned.
  init?(owning pointer: UnsafeMutablePointer<AtspiAccessible>?) {
    guard let pointer else { return nil }
    self.pointer = pointer
  }

  deinit { g_object_unref(pointer) }

  /// Its path on the bus.
  var path: String { toast_object_path(pointer).map { String(cString: $0) } ?? "" }

  /// The role, or nil when the object does not answer.
  var role: AtspiRole? {
    var error: UnsafeMutablePointer<GError>?
    let role = atspi_accessible_get_role(pointer, &error)
    guard error == nil else {
      g_error_free(error)
      return nil
    }
    return role
  }

  /// The accessible name.
  var name: String { taken(atspi_accessible_get_name(pointer, nil)) }

  /// The accessible description.
  var description: String { taken(atspi_accessible_get_description(pointer, nil)) }

  /// The root object of the application.
  var application: AccessibleObject? {
    AccessibleObject(owning: atspi_accessible_get_application(pointer, nil))
  }

  /// The names of the labels below, in order. Bounded, because a tree may be endless.
  func labels(depth: Int = 8, limit: Int = 64) -> [String] {
    var names: [String] = []
    for child in children(limit: limit) where names.count < limit {
      if child.role == ATSPI_ROLE_LABEL {
        names.append(child.name)
      } else if depth > 0 {
        names += child.labels(depth: depth - 1, limit: limit - names.count)
      }
    }
    return names
  }

  /// The words for a role: `notification`, `push button`.
  static func words(for role: AtspiRole) -> String { taken(atspi_role_get_name(role)) }
}

/// Copies a string that libatspi allocated, and frees it.
private func taken(_ string: UnsafeMutablePointer<gchar>?) -> String {
  guard let string else { return "" }
  defer { g_free(string) }
  return String(cString: string)
}
