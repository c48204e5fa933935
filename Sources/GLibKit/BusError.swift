import CGLib

/// A call on a bus that did not give what was asked: what was asked, and what came instead.
public struct BusError: Error, Sendable, CustomStringConvertible {
  /// What kind of failure it is; more may come.
  public struct Code: Hashable, Sendable {
    let name: String
    /// The other side answered with an error, or nobody has that name.
    public static let refused = Code(name: "refused")
    /// No answer within the limit.
    public static let timedOut = Code(name: "timedOut")
    /// The bus, or who was asked, went away.
    public static let disconnected = Code(name: "disconnected")
    /// The answer is not of the type that the interface promises.
    public static let unexpectedReply = Code(name: "unexpectedReply")
    /// There is no connection to be had.
    public static let cannotConnect = Code(name: "cannotConnect")
  }

  /// The kind.
  public let code: Code
  /// The name of the D-Bus error, where one came.
  public let remoteName: String?
  /// For people.
  public let message: String
  /// What was being done: `org.a11y.Bus.GetAddress`, an address, …
  public let context: String

  init(_ code: Code, _ context: String, _ message: String, remoteName: String? = nil) {
    self.code = code
    self.context = context
    self.message = message
    self.remoteName = remoteName
  }

  /// An answer that is not of the types that were promised.
  public init(unexpected reply: Variant, from context: String) {
    self.init(.unexpectedReply, context, "answered \(reply.signature)")
  }

  /// Takes over a GError.
  init(taking error: UnsafeMutablePointer<GError>?, context: String) {
    guard let error else {
      self.init(.refused, context, "failed without a reason")
      return
    }
    defer { g_error_free(error) }
    let remoteName = g_dbus_error_get_remote_error(error)
    defer { g_free(remoteName) }
    if remoteName != nil { g_dbus_error_strip_remote_error(error) }
    let message = String(cString: error.pointee.message)
    self.init(
      Self.code(of: error), context, message, remoteName: remoteName.map { .init(cString: $0) })
  }

  private static func code(of error: UnsafeMutablePointer<GError>) -> Code {
    func matches(_ code: GIOErrorEnum) -> Bool {
      g_error_matches(error, g_io_error_quark(), gint(code.rawValue)) != 0
    }
    func matches(_ code: GDBusError) -> Bool {
      g_error_matches(error, g_dbus_error_quark(), gint(code.rawValue)) != 0
    }
    if matches(G_IO_ERROR_TIMED_OUT) || matches(G_DBUS_ERROR_TIMEOUT) { return .timedOut }
    if matches(G_IO_ERROR_CLOSED) || matches(G_DBUS_ERROR_DISCONNECTED)
      || matches(G_DBUS_ERROR_NO_REPLY)
    {
      return .disconnected
    }
    return .refused
  }

  /// Whether nobody on the bus has the name that was called, and nobody can be started for it.
  public var isNameless: Bool { isNamed(["ServiceUnknown", "NameHasNoOwner"]) }

  /// Whether an error came that only who was called can have sent: the call has arrived there.
  public var isAnswer: Bool {
    remoteName != nil && code == .refused && !isNameless
      && !isNamed(["AccessDenied", "LimitsExceeded"])
  }

  private func isNamed(_ names: [String]) -> Bool {
    names.contains { remoteName == "org.freedesktop.DBus.Error.\($0)" }
  }

  /// For people: what was asked and what came.
  public var description: String { "\(context): \(message)" }
}
