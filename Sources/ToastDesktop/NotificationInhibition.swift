import GLibKit
import ToastCore

/// Whether the desktop's notification server is told to disturb nobody, as KDE's says.
enum NotificationInhibition {
  private static let name = "org.freedesktop.Notifications"
  private static let path: ObjectPath = "/org/freedesktop/Notifications"

  /// Reads the property and follows it.
  ///
  /// - Parameter told: is told at least once; `nil` where no server says anything of it.
  static func follow(
    _ session: BusConnection, told: @escaping @Sendable (_ isInhibited: Bool?) -> Void
  ) {
    BusProperty(name, path, name, "Inhibited").follow(session) { value in
      told(value.flatMap(Bool.init(variant:)))
    }
  }
}
