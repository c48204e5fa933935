import GLibKit

/// What a bus is told, and what its listeners are asked.
extension BusLink {
  /// A listener that hangs may answer when it goes on, however late.
  private static let pingLimit: Duration = .seconds(86_400)

  /// Sends an event of an object: to one listener, or to everybody.
  func emit(
    _ name: String, from path: ObjectPath, _ kind: String, _ detail1: Int32, _ detail2: Int32,
    _ value: Variant, to listener: String? = nil
  ) {
    let arguments = Variant.tuple(kind, detail1, detail2, value, [String: Variant]())
    connection.emit("org.a11y.atspi.Event.Object", name, from: path, arguments, to: listener)
  }

  /// Tells everybody who listens for it of a change.
  func tell(_ change: AccessibleNode.Change) {
    switch change {
    case .bounds(let path, let frame):
      let frame = Structure(
        Int32(clamping: frame.x), Int32(clamping: frame.y), Int32(clamping: frame.width),
        Int32(clamping: frame.height))
      emit("BoundsChanged", from: path, "", 0, 0, frame.variant)
    case .state(let path, let state, let isOn):
      emit("StateChanged", from: path, state.name, isOn ? 1 : 0, 0, Int32(0).variant)
    }
  }

  /// Asks a listener for a sign of life. The answer comes after everything sent before was read,
  /// since its library takes messages in order.
  func ping(_ listener: String, answered: @escaping @Sendable () -> Void) {
    let method = BusMethod(listener, "/", "org.freedesktop.DBus.Peer", "Ping", autoStart: false)
    connection.call(method, limit: Self.pingLimit) { outcome in
      switch outcome {
      case .success: answered()
      case .failure(let error): if error.isAnswer { answered() }
      }
    }
  }

  /// Tells that a toast has come.
  func tellAdded(_ toast: ObjectPath) {
    let tree = handlers.tree()
    guard let node = tree[toast] else { return }
    for node in tree.subtree(toast) {
      connection.emit(
        "org.a11y.atspi.Cache", "AddAccessible", from: AccessibleTree.cachePath,
        .tuple(answers.cacheItem(node)))
    }
    emit(
      "ChildrenChanged", from: AccessibleTree.rootPath, "add", tree.index(of: node), 0,
      answers.at(toast).variant)
  }
}
