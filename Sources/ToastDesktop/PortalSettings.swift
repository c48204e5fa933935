import GLibKit
import ToastCore

/// What the desktop's portal tells of a person's wishes.
enum PortalSettings {
  /// The portal's name on the session bus.
  static let name = "org.freedesktop.portal.Desktop"
  private static let path: ObjectPath = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"
  private static let namespace = "org.freedesktop.appearance"
  /// An answer counts whenever it comes; after this time nobody waits for it any more.
  private static let limit: Duration = .seconds(60)

  /// The keys that are asked for.
  static let keys = ["color-scheme", "contrast", "reduced-motion"]

  /// What a key says. Values that are not known count as 0.
  static func layer(_ key: String, _ value: Variant) -> PreferenceLayer? {
    // `Read` wraps the value twice, and it may be wrapped as an argument once more.
    guard let number = UInt32(variant: value.unboxed.unboxed.unboxed) else { return nil }
    let said: (PreferenceField, JSONText)
    switch key {
    // GNOME has no other word for light than 0.
    case "color-scheme": said = (.colorScheme, number == 1 ? "dark" : "light")
    case "contrast": said = (.contrast, number == 1 ? "more" : "standard")
    case "reduced-motion": said = (.motion, number == 1 ? "reduced" : "full")
    default: return nil
    }
    return PreferenceLayer(.desktop("portal \(key)"), [said.0: said.1])
  }

  /// Reads each key and follows its changes, also those of a portal that comes later. The portal is
  /// not started for it.
  ///
  /// - Parameter told: is told each key at least once; `nil` where nobody says anything of it.
  static func follow(
    _ session: BusConnection, told: @escaping @Sendable (_ key: String, Variant?) -> Void
  ) {
    session.loop.run {
      session.subscribe(
        .init(
          sender: name, interface: interface, member: "SettingChanged", path: path,
          firstArgument: namespace)
      ) { signal in
        guard let (_, key, value) = signal.arguments.decode(String.self, String.self, Variant.self)
        else { return }
        if keys.contains(key) { told(key, value) }
      }
      session.onOwnerChange(of: name) { _, _, owner in
        for key in keys {
          if owner.isEmpty { told(key, nil) } else { read(session, key, told) }
        }
      }
      for key in keys { read(session, key, told) }
    }
  }

  private static func read(
    _ session: BusConnection, _ key: String,
    _ told: @escaping @Sendable (_ key: String, Variant?) -> Void
  ) {
    func method(_ member: String) -> BusMethod {
      BusMethod(name, path, interface, member, autoStart: false)
    }
    let older = method("Read")
    session.call(method("ReadOne"), .tuple(namespace, key), limit: limit) { outcome in
      switch outcome {
      case .success(let reply): told(key, reply[0])
      case .failure(let error) where error.remoteName == "org.freedesktop.DBus.Error.UnknownMethod":
        session.call(older, .tuple(namespace, key), limit: limit) { outcome in
          told(key, (try? outcome.get())?[0])
        }
      case .failure: told(key, nil)
      }
    }
  }
}
