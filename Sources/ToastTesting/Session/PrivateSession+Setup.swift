import Glibc
import SystemKit

extension PrivateSession {
  /// Variables that tell a program how to report on itself: a sanitizer's options, where coverage
  /// is written to, where its libraries are.
  private static let passedOn = [
    "ASAN_OPTIONS", "LLVM_PROFILE_FILE", "LD_LIBRARY_PATH", "SWIFT_BACKTRACE",
  ]

  /// The environment without bus and display; makes the folders that it names.
  static func environment(in folder: TemporaryFolder) throws -> [String: String] {
    let home = try folder.folder("home")
    var environment = [
      "PATH": "/usr/local/bin:/usr/bin:/bin",
      "HOME": home,
      "LANG": "C.UTF-8",
      "GSETTINGS_BACKEND": "memory",
      "XDG_RUNTIME_DIR": try folder.folder("run"),
      "XDG_CONFIG_HOME": try folder.folder("home/config"),
      "XDG_DATA_HOME": try folder.folder("home/data"),
      "XDG_CACHE_HOME": try folder.folder("home/cache"),
      "XDG_STATE_HOME": try folder.folder("home/state"),
      "TMPDIR": try folder.folder("tmp"),
    ]
    let current = Environment.current
    for name in passedOn { environment[name] = current[name] }
    return environment
  }

  /// The accessibility bus as this system starts it.
  static func accessibilityService() throws -> Service {
    let path = "/usr/share/dbus-1/services/org.a11y.Bus.service"
    guard let file = try? Descriptor(opening: path, flags: O_RDONLY) else {
      throw TestingError(.missing, "\(path), which at-spi2-core installs, is not there")
    }
    let lines = String(decoding: file.bytes(), as: UTF8.self).split(separator: "\n")
    guard let command = lines.first(where: { $0.hasPrefix("Exec=") }) else {
      throw TestingError(.missing, "\(path) names no program")
    }
    return Service(name: "org.a11y.Bus", command: String(command.dropFirst("Exec=".count)))
  }

  /// The bus's configuration: that of a session bus, limits included, without the machine's
  /// services and policies.
  static func configuration(_ path: String) -> String {
    """
    <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
     "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
    <busconfig>
      <type>session</type>
      <keep_umask/>
      <listen>unix:path=\(path)/bus</listen>
      <auth>EXTERNAL</auth>
      <servicedir>\(path)/services</servicedir>
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
