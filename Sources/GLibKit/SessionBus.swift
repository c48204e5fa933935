import Glibc

/// Finds the session bus of this user.
public enum SessionBus {
  /// The address; `nil` where there is no session, with the reason.
  ///
  /// `DBUS_SESSION_BUS_ADDRESS` goes first. From cron and the like, where it is missing,
  /// `/run/user/UID/bus` is tried. A socket that belongs to another user is never used: nobody
  /// speaks in another person's session, root included.
  ///
  /// - Parameter runtimeRoot: where the runtime folders of users are.
  public static func address(
    environment: [String: String], runtimeRoot: String = "/run/user"
  ) -> Result<String, Absence> {
    if let address = environment["DBUS_SESSION_BUS_ADDRESS"], !address.isEmpty {
      guard let path = socketPath(address), let owner = owner(of: path), owner != geteuid() else {
        return .success(address)
      }
      return .failure(Absence(reason: "the session bus at \(path) belongs to another user"))
    }
    let folder = "\(runtimeRoot)/\(geteuid())"
    guard owner(of: folder) == geteuid(), owner(of: "\(folder)/bus") == geteuid() else {
      return .failure(Absence(reason: "there is no session bus"))
    }
    return .success("unix:path=\(folder)/bus")
  }

  /// Why there is no session bus.
  public struct Absence: Error, Equatable, Sendable, CustomStringConvertible {
    /// For people.
    public let reason: String
    /// For people.
    public var description: String { reason }
  }

  /// The socket of an address that is a single `unix:path=`; every other kind is left to the bus
  /// to refuse.
  private static func socketPath(_ address: String) -> String? {
    guard address.hasPrefix("unix:"), !address.contains(";") else { return nil }
    let path = address.dropFirst(5).split(separator: ",").first { $0.hasPrefix("path=") }
    return path.map { String($0.dropFirst(5)) }
  }

  private static func owner(of path: String) -> uid_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_uid : nil
  }
}
