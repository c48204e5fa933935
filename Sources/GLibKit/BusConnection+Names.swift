extension BusConnection {
  /// What a request for a name came to.
  public enum NameReply: UInt32, Sendable {
    /// It is ours now.
    case owner = 1
    /// Somebody has it; we are in the line.
    case queued = 2
    /// Somebody has it, and we did not want to wait.
    case taken = 3
    /// It was ours before.
    case alreadyOwner = 4
  }

  /// How a name is asked for.
  public struct NameFlags: OptionSet, Sendable {
    /// The number on the bus.
    public let rawValue: UInt32
    /// From a number of the bus.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Others may take it from us.
    public static let allowReplacement = NameFlags(rawValue: 1)
    /// Take it from an owner that allowed this.
    public static let replaceExisting = NameFlags(rawValue: 2)
    /// Do not stand in the line.
    public static let doNotQueue = NameFlags(rawValue: 4)
  }

  private static func bus(_ member: String) -> BusMethod {
    BusMethod("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", member)
  }

  /// Asks the bus for a name.
  public func requestName(
    _ name: String, _ flags: NameFlags = []
  ) async throws(BusError) -> NameReply {
    let code = try await call(
      Self.bus("RequestName"), .tuple(name, flags.rawValue), returning: UInt32.self)
    guard let reply = NameReply(rawValue: code) else {
      throw BusError(.unexpectedReply, "RequestName \(name)", "answered \(code)")
    }
    return reply
  }

  /// Gives a name back, or leaves its line.
  public func releaseName(_ name: String) async throws(BusError) {
    _ = try await call(Self.bus("ReleaseName"), .tuple(name))
  }

  /// Who has a name: a unique name, or `nil` when nobody has it.
  public func owner(of name: String) async throws(BusError) -> String? {
    do {
      return try await call(Self.bus("GetNameOwner"), .tuple(name), returning: String.self)
    } catch  where error.isNameless {
      return nil
    }
  }

  /// Who has a name and who waits for it, by their unique names, the owner first.
  public func line(for name: String) async throws(BusError) -> [String] {
    do {
      return try await call(Self.bus("ListQueuedOwners"), .tuple(name), returning: [String].self)
    } catch  where error.isNameless {
      return []
    }
  }

  /// Asks the bus for a name without waiting for the answer: what is sent next comes after it.
  public func sendNameRequest(_ name: String, _ flags: NameFlags) {
    call(Self.bus("RequestName"), .tuple(name, flags.rawValue), limit: .seconds(2)) { _ in }
  }

  /// Whether the bus would start a program for a name.
  public func canActivate(_ name: String) async -> Bool {
    let names = try? await call(Self.bus("ListActivatableNames"), returning: [String].self)
    return names?.contains(name) ?? false
  }

  /// Finds the process behind a name; `nil` is told when it is gone. The bus itself answers, so the
  /// answer comes before that of anybody who is asked later.
  public func findProcess(of name: String, _ body: @escaping @Sendable (UInt32?) -> Void) {
    call(Self.bus("GetConnectionUnixProcessID"), .tuple(name), limit: .seconds(2)) { outcome in
      body((try? outcome.get())?.decode(UInt32.self))
    }
  }

  /// Hears that names change their owners; an empty string is nobody.
  ///
  /// Call it on the loop. With a name, only that name's changes are told.
  public func onOwnerChange(
    of name: String? = nil,
    _ body: @escaping @Sendable (_ name: String, _ old: String, _ new: String) -> Void
  ) {
    subscribe(
      SignalMatch(
        sender: "org.freedesktop.DBus", interface: "org.freedesktop.DBus",
        member: "NameOwnerChanged", firstArgument: name)
    ) { signal in
      guard let (name, old, new) = signal.arguments.decode(String.self, String.self, String.self)
      else { return }
      body(name, old, new)
    }
  }
}
