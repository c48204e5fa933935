import GLibKit

/// A property of another program's object, followed as long as the connection lives.
struct BusProperty: Sendable {
  private static let properties = "org.freedesktop.DBus.Properties"
  private static let limit: Duration = .seconds(60)

  let name: String
  let path: ObjectPath
  let interface: String
  let property: String

  init(_ name: String, _ path: ObjectPath, _ interface: String, _ property: String) {
    self.name = name
    self.path = path
    self.interface = interface
    self.property = property
  }

  /// Reads it and tells each change; nobody is started for it.
  ///
  /// - Parameter told: is told at least once; `nil` where there is no such property.
  func follow(
    _ connection: BusConnection, told: @escaping @Sendable (Variant?) -> Void
  ) {
    connection.loop.run {
      connection.subscribe(
        .init(
          sender: name, interface: Self.properties, member: "PropertiesChanged", path: path,
          firstArgument: interface)
      ) { signal in
        guard
          let (_, changed, invalid) = signal.arguments.decode(
            String.self, [String: Variant].self, [String].self)
        else { return }
        if let value = changed[property] {
          told(value)
        } else if invalid.contains(property) {
          read(connection, told)
        }
      }
      connection.onOwnerChange(of: name) { _, _, owner in
        if owner.isEmpty { told(nil) } else { read(connection, told) }
      }
      read(connection, told)
    }
  }

  private func read(
    _ connection: BusConnection, _ told: @escaping @Sendable (Variant?) -> Void
  ) {
    connection.call(
      BusMethod(name, path, Self.properties, "Get", autoStart: false),
      .tuple(interface, property), limit: Self.limit
    ) { outcome in
      told((try? outcome.get())?[0]?.unboxed)
    }
  }
}
