import Glibc

/// The files of a session bus of one's own, which can start the accessibility bus and what else it
/// is told of, and nothing of the machine's.
public enum PrivateBusFiles {
  /// A service that the bus can start.
  public struct Service: Equatable, Sendable {
    /// The bus name.
    public let name: String
    /// The command line, as a service file spells it: an absolute path and its arguments.
    public let command: String

    /// A service.
    public init(name: String, command: String) {
      self.name = name
      self.command = command
    }

    /// The text of its file.
    public var text: String { "[D-BUS Service]\nName=\(name)\nExec=\(command)\n" }
  }

  /// Where at-spi2-core installs how the accessibility bus is started.
  public static let accessibilityPath = "/usr/share/dbus-1/services/org.a11y.Bus.service"

  /// The accessibility bus as this system starts it; `nil` where it is not installed.
  public static func accessibility() -> Service? {
    guard let file = try? Descriptor(opening: accessibilityPath, flags: O_RDONLY),
      let bytes = try? readAll(from: file.number, limit: 65_536, accessibilityPath)
    else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    return lines.first { $0.hasPrefix("Exec=") }.map {
      Service(name: "org.a11y.Bus", command: String($0.dropFirst("Exec=".count)))
    }
  }

  /// The bus's configuration: that of a session bus, limits included, without the machine's
  /// services and policies.
  ///
  /// - Parameter folder: where its socket, `bus`, and its folder `services` are.
  public static func configuration(_ folder: String) -> String {
    """
    <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
     "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
    <busconfig>
      <type>session</type>
      <keep_umask/>
      <listen>unix:path=\(folder)/bus</listen>
      <auth>EXTERNAL</auth>
      <servicedir>\(folder)/services</servicedir>
      <policy context="default">
        <allow send_destination="*" eavesdrop="true"/>
        <allow eavesdrop="true"/>
        <allow own="*"/>
      </policy>
      <limit name="max_incoming_bytes">1000000000</limit>
      <limit name="max_outgoing_bytes">1000000000</limit>
      <limit name="max_message_size">1000000000</limit>
      <limit name="service_start_timeout">120000</limit>
      <limit name="max_completed_connections">100000</limit>
      <limit name="max_incomplete_connections">10000</limit>
      <limit name="max_connections_per_user">100000</limit>
      <limit name="max_names_per_connection">50000</limit>
      <limit name="max_match_rules_per_connection">50000</limit>
      <limit name="max_replies_per_connection">50000</limit>
    </busconfig>

    """
  }
}
