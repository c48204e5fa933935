import CGLib

/// A signal that arrived.
public struct BusSignal: Sendable {
  /// The unique name of who sent it.
  public let sender: String
  /// From which object.
  public let path: String
  /// The interface.
  public let interface: String
  /// The signal's name.
  public let member: String
  /// A tuple.
  public let arguments: Variant
}

extension BusConnection {
  /// Which signals to hear; what is `nil` matches everything.
  public struct SignalMatch: Sendable {
    /// Whose.
    public var sender: String?
    /// The interface.
    public var interface: String?
    /// The name.
    public var member: String?
    /// From which object.
    public var path: ObjectPath?
    /// What its first argument, a string, must be.
    public var firstArgument: String?

    /// A match.
    public init(
      sender: String? = nil, interface: String? = nil, member: String? = nil,
      path: ObjectPath? = nil, firstArgument: String? = nil
    ) {
      self.sender = sender
      self.interface = interface
      self.member = member
      self.path = path
      self.firstArgument = firstArgument
    }
  }

  /// Hears signals for as long as the connection lives.
  ///
  /// Call it on the loop; the closure runs there too.
  public func subscribe(_ match: SignalMatch, _ body: @escaping @Sendable (BusSignal) -> Void) {
    precondition(loop.isCurrent, "signals arrive on the loop, so they are asked for there")
    g_dbus_connection_signal_subscribe(
      pointer, match.sender, match.interface, match.member, match.path?.description,
      match.firstArgument, G_DBUS_SIGNAL_FLAGS_NONE, signalArrived, retainedBox(body), releaseBox)
  }
}

private func signalArrived(
  _ connection: OpaquePointer?, _ sender: UnsafePointer<gchar>?, _ path: UnsafePointer<gchar>?,
  _ interface: UnsafePointer<gchar>?, _ member: UnsafePointer<gchar>?, _ arguments: OpaquePointer?,
  _ data: gpointer?
) {
  guard let arguments, let body = unbox(data, as: (@Sendable (BusSignal) -> Void).self) else {
    return
  }
  body(
    BusSignal(
      sender: text(sender), path: text(path), interface: text(interface), member: text(member),
      arguments: Variant(sharing: arguments)))
}
