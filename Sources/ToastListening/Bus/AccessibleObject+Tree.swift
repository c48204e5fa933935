import CAtspi

extension AccessibleObject {
  /// The objects below, in order, at most as many as asked for.
  func children(limit: Int) -> [AccessibleObject] {
    let count = min(CInt(clamping: limit), max(0, atspi_accessible_get_child_count(pointer, nil)))
    guard count > 0 else { return [] }
    return (0..<count).compactMap { index in
      AccessibleObject(owning: atspi_accessible_get_child_at_index(pointer, index, nil))
    }
  }

  /// The process that it lives in; nil where that is not known.
  var process: CInt? {
    var error: UnsafeMutablePointer<GError>?
    let process = atspi_accessible_get_process_id(pointer, &error)
    guard error == nil else {
      g_error_free(error)
      return nil
    }
    return CInt(exactly: process)
  }

  /// The name of its language, as a locale; empty where it has none.
  var locale: String {
    atspi_accessible_get_object_locale(pointer, nil).map { String(cString: $0) } ?? ""
  }

  /// Where it is in its window, in pixels: left, top, width and height; nil where it does not say.
  var extents: [Int]? {
    guard let component = atspi_accessible_get_component_iface(pointer) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(component)) }
    guard let rect = atspi_component_get_extents(component, ATSPI_COORD_TYPE_WINDOW, nil) else {
      return nil
    }
    defer { g_free(rect) }
    let extents = rect.pointee
    // What is not on a screen says that by a size of nothing or a place that cannot be.
    guard extents.width > 0, extents.height > 0, extents.x > .min, extents.y > .min else {
      return nil
    }
    return [extents.x, extents.y, extents.width, extents.height].map(Int.init)
  }

  /// How many actions it has.
  var actionCount: Int {
    guard let action = atspi_accessible_get_action_iface(pointer) else { return 0 }
    defer { g_object_unref(UnsafeMutableRawPointer(action)) }
    return Int(max(0, atspi_action_get_n_actions(action, nil)))
  }

  /// Whether it is in a state.
  func isIn(_ state: AtspiStateType) -> Bool {
    guard let states = atspi_accessible_get_state_set(pointer) else { return false }
    defer { g_object_unref(states) }
    return atspi_state_set_contains(states, state) != 0
  }

  /// The applications of the session.
  static var applications: [AccessibleObject] {
    AccessibleObject(owning: atspi_get_desktop(0))?.children(limit: 1000) ?? []
  }
}
