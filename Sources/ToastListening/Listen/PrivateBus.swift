import CAtspi
import Glibc
import SystemKit

/// A session bus and an accessibility bus of this program's own, for it and for what it starts.
///
/// They know no display: an accessibility bus that does would take the place of the person's own
/// there. Everything that was started with them in its environment is ended with them.
struct PrivateBus: ~Copyable {
  private let guardian: FolderGuard

  /// Why they cannot be had.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Starts both, and puts them into this process's environment.
  static func start() throws -> PrivateBus {
    // A socket's path has only 107 bytes.
    let folder = try TemporaryName.folder(in: "/tmp", prefix: "toast-listen-")
    let bus = PrivateBus(guardian: try FolderGuard(of: folder))
    try prepare(folder)
    try startSession(in: folder)
    setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=\(folder)/bus", 1)
    for name in ["DBUS_STARTER_ADDRESS", "DBUS_STARTER_BUS_TYPE", "DBUS_SESSION_BUS_PID"] {
      unsetenv(name)
    }
    // libatspi would rather believe a display.
    setenv("AT_SPI_BUS_ADDRESS", try accessibilityAddress(), 1)
    return bus
  }

  /// Ends them and what was started with them.
  consuming func end() { guardian.act(within: .seconds(5)) }

  private static func prepare(_ folder: String) throws {
    guard let service = PrivateBusFiles.accessibility() else {
      throw Failure(description: "\(PrivateBusFiles.accessibilityPath) names no program")
    }
    for name in ["run", "services"] {
      guard mkdir("\(folder)/\(name)", 0o700) == 0 else { throw SystemError("mkdir", folder) }
    }
    try write(service.text, to: "\(folder)/services/\(service.name).service")
    try write(PrivateBusFiles.configuration(folder), to: "\(folder)/bus.conf")
  }

  private static func write(_ text: String, to path: String) throws(SystemError) {
    let file = try Descriptor(opening: path, flags: O_WRONLY | O_CREAT | O_EXCL)
    try writeAll(Array(text.utf8), to: file.number, path)
  }

  /// Starts the session bus; it takes connections when this returns.
  private static func startSession(in folder: String) throws {
    let name = "dbus-daemon"
    let folders = ["/usr/local/bin", "/usr/bin", "/bin"]
    let paths = folders.map { folder -> String in "\(folder)/\(name)" }
    guard let path = paths.first(where: { access($0, X_OK) == 0 }) else {
      throw Failure(description: "\(name) is in none of \(folders.joined(separator: ", "))")
    }
    let pipe = try Descriptor.pipe()
    var environment = Environment.current
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "AT_SPI_BUS_ADDRESS"] { environment[name] = nil }
    environment["XDG_RUNTIME_DIR"] = "\(folder)/run"
    let spawn = Spawn(
      path, ["--nofork", "--print-address", "--config-file=\(folder)/bus.conf"],
      environment: environment, descriptors: [1: pipe.writing.number],
      newSession: true)
    _ = try spawn.start()
    let output = pipe.keepReading()
    var entry = pollfd(fd: output.number, events: Int16(POLLIN), revents: 0)
    var byte: UInt8 = 0
    guard poll(&entry, 1, 10_000) > 0, read(output.number, &byte, 1) == 1 else {
      throw Failure(description: "\(name) did not start")
    }
  }

  /// Asks the session bus for the accessibility bus, which that starts.
  private static func accessibilityAddress() throws(Failure) -> String {
    guard let bus = dbus_bus_get_private(DBUS_BUS_SESSION, nil) else {
      throw Failure(description: "the private session bus does not answer")
    }
    dbus_connection_set_exit_on_disconnect(bus, 0)
    defer {
      dbus_connection_close(bus)
      dbus_connection_unref(bus)
    }
    let message = dbus_message_new_method_call(
      "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress")
    defer { dbus_message_unref(message) }
    let reply = dbus_connection_send_with_reply_and_block(bus, message, 10_000, nil)
    guard let reply else {
      throw Failure(description: "the private accessibility bus does not start")
    }
    defer { dbus_message_unref(reply) }
    var iterator = DBusMessageIter()
    var address: UnsafePointer<CChar>?
    if dbus_message_iter_init(reply, &iterator) != 0,
      dbus_message_iter_get_arg_type(&iterator) == CInt(UInt8(ascii: "s"))
    {
      dbus_message_iter_get_basic(&iterator, &address)
    }
    guard let address else { throw Failure(description: "org.a11y.Bus gave no address") }
    return String(cString: address)
  }
}
