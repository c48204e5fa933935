import CXCB

/// Keeps surfaces above all other windows.
struct XStacking {
  /// So often in a row a window may put itself above a toast; then it is let be for a while, or
  /// both would go on for ever.
  static let patience = 5
  /// What comes later than this after the last time is no answer to it.
  private static let pause: Duration = .seconds(1)

  /// How often in a row each window was found above, and when it was last.
  private var found: [xcb_window_t: (count: Int, last: Duration)] = [:]
  /// What cannot be passed, like the window that a compositor draws on.
  private var fixed: Set<xcb_window_t> = []

  /// Raises windows where another is above them.
  ///
  /// - Parameters:
  ///   - own: the windows, the lowest first.
  ///   - now: the time, on a clock that does not go back.
  mutating func raise(_ own: [xcb_window_t], _ connection: XConnection, now: Duration) {
    let above = windowsAbove(own, connection).filter { isToBePassed($0, now) }
    guard !above.isEmpty else { return }
    for window in own { Self.raise(window, connection) }
    fixed.formUnion(windowsAbove(own, connection))
  }

  private mutating func isToBePassed(_ window: xcb_window_t, _ now: Duration) -> Bool {
    guard !fixed.contains(window) else { return false }
    let earlier = found[window].flatMap { now - $0.last < Self.pause ? $0.count : nil } ?? 0
    found[window] = (earlier + 1, now)
    return earlier < Self.patience
  }

  /// Puts a window above all others.
  static func raise(_ window: xcb_window_t, _ connection: XConnection) {
    xcb_configure_window(
      connection.pointer, window, UInt16(XCB_CONFIG_WINDOW_STACK_MODE.rawValue),
      [XCB_STACK_MODE_ABOVE.rawValue])
  }

  /// The other windows above the lowest one of ours.
  private func windowsAbove(_ own: [xcb_window_t], _ connection: XConnection) -> [xcb_window_t] {
    let tree = xcb_query_tree(connection.pointer, connection.root)
    let order = connection.ask(tree, xcb_query_tree_reply) { reply in
      let count = Int(xcb_query_tree_children_length(reply))
      return Array(UnsafeBufferPointer(start: xcb_query_tree_children(reply), count: count))
    }
    guard let order, let lowest = order.firstIndex(where: own.contains) else { return [] }
    return order[lowest...].filter { !own.contains($0) }
  }
}
