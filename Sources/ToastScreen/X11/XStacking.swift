import CXCB

/// Keeps surfaces above all other windows.
struct XStacking {
  /// So often a window may put itself above a toast; then it is let be, or both would go on for
  /// ever.
  private static let patience = 5

  /// How often each window was found above.
  private var raised: [xcb_window_t: Int] = [:]

  /// Raises windows where another is above them.
  ///
  /// - Parameter own: the windows, the lowest first.
  mutating func raise(_ own: [xcb_window_t], _ connection: XConnection) {
    let above = windowsAbove(own, connection).filter { raised[$0, default: 0] < Self.patience }
    guard !above.isEmpty else { return }
    for window in above { raised[window, default: 0] += 1 }
    for window in own { Self.raise(window, connection) }
    // What cannot be passed, like the window that a compositor draws on, is not tried again.
    for window in windowsAbove(own, connection) { raised[window] = Self.patience }
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
