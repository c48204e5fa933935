import GLibKit

/// Whether the session is locked, as those say who lock it. Where nobody says so it is not.
enum SessionLock {
  /// The screen savers that are asked on the session bus, each by its name, which is that of its
  /// interface too.
  static let savers: [(name: String, path: ObjectPath)] = [
    ("org.freedesktop.ScreenSaver", "/org/freedesktop/ScreenSaver"),
    ("org.gnome.ScreenSaver", "/org/gnome/ScreenSaver"),
  ]
  private static let limit: Duration = .seconds(60)

  /// Asks each and follows what it says; none is started for it.
  ///
  /// - Parameter told: is told each name at least once.
  static func follow(
    _ session: BusConnection, told: @escaping @Sendable (_ name: String, _ isLocked: Bool) -> Void
  ) {
    session.loop.run {
      for (name, path) in savers {
        // At whatever path: KDE's tells it at two.
        session.subscribe(.init(sender: name, interface: name, member: "ActiveChanged")) { signal in
          if let isActive = signal.arguments.decode(Bool.self) { told(name, isActive) }
        }
        let ask: @Sendable () -> Void = {
          session.call(BusMethod(name, path, name, "GetActive", autoStart: false), limit: limit) {
            // GNOME's service of the first name knows nothing of locks, and says so.
            told(name, (try? $0.get())?.decode(Bool.self) ?? false)
          }
        }
        session.onOwnerChange(of: name) { _, _, owner in
          if owner.isEmpty { told(name, false) } else { ask() }
        }
        ask()
      }
    }
  }

  /// Follows the hint of the login manager, on the system bus: desktops without a screen saver of
  /// that kind set it.
  ///
  /// - Parameter told: is told at least once.
  static func followLogin(
    _ environment: [String: String], on loop: EventLoop,
    told: @escaping @Sendable (_ isLocked: Bool) -> Void
  ) {
    loop.task {
      guard let (system, session) = await loginSession(environment, loop) else {
        return told(false)
      }
      let hint = BusProperty(
        login, session, "\(login).Session", "LockedHint")
      hint.follow(system) { told($0.flatMap(Bool.init(variant:)) ?? false) }
    }
  }

  private static let login = "org.freedesktop.login1"

  private static func loginSession(
    _ environment: [String: String], _ loop: EventLoop
  ) async -> (BusConnection, ObjectPath)? {
    let address = environment["DBUS_SYSTEM_BUS_ADDRESS"] ?? "unix:path=/run/dbus/system_bus_socket"
    guard let system = try? await BusConnection.open(address, on: loop) else { return nil }
    let manager = BusMethod(
      login, "/org/freedesktop/login1", "\(login).Manager", "GetSession", autoStart: false)
    let id = environment["XDG_SESSION_ID"] ?? "auto"
    guard let path = try? await system.call(manager, .tuple(id), returning: ObjectPath.self) else {
      return nil
    }
    return (system, path)
  }
}
