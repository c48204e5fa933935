import CAtspi

/// Tells applications that a screen reader is there, through `org.a11y.Status` on the session bus.
/// Some toolkits keep silent until then.
final class ReaderStatus {
  private let bus: OpaquePointer
  private var earlier: [(name: String, value: Bool)] = []

  /// Turns both properties on; nil without a session bus or when it refuses.
  init?() {
    guard let bus = dbus_bus_get_private(DBUS_BUS_SESSION, nil) else { return nil }
    self.bus = bus
    dbus_connection_set_exit_on_disconnect(bus, 0)
    for name in ["IsEnabled", "ScreenReaderEnabled"] {
      // From at-spi2-core 2.61 the second one no longer exists: then the first is all there is.
      guard let value = read(name) else { continue }
      guard write(name, true) else { return nil }
      earlier.append((name, value))
    }
    if earlier.isEmpty { return nil }
  }

  deinit {
    dbus_connection_close(bus)
    dbus_connection_unref(bus)
  }

  /// Puts back what was there before: a test must not leave a desktop changed.
  func restore() {
    for (name, value) in earlier.reversed() where !value { _ = write(name, value) }
  }

  private func read(_ name: String) -> Bool? {
    guard let reply = call("Get", name, value: nil) else { return nil }
    defer { dbus_message_unref(reply) }
    var outer = DBusMessageIter()
    var inner = DBusMessageIter()
    guard dbus_message_iter_init(reply, &outer) != 0,
      dbus_message_iter_get_arg_type(&outer) == CInt(UInt8(ascii: "v"))
    else { return nil }
    dbus_message_iter_recurse(&outer, &inner)
    guard dbus_message_iter_get_arg_type(&inner) == CInt(UInt8(ascii: "b")) else { return nil }
    var value: dbus_bool_t = 0
    dbus_message_iter_get_basic(&inner, &value)
    return value != 0
  }

  private func write(_ name: String, _ value: Bool) -> Bool {
    guard let reply = call("Set", name, value: value) else { return false }
    dbus_message_unref(reply)
    return true
  }

  /// Calls `org.freedesktop.DBus.Properties`; the reply is the caller's.
  private func call(_ method: String, _ property: String, value: Bool?) -> OpaquePointer? {
    let message = dbus_message_new_method_call(
      "org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", method)
    guard let message else { return nil }
    defer { dbus_message_unref(message) }
    var iterator = DBusMessageIter()
    dbus_message_iter_init_append(message, &iterator)
    append("org.a11y.Status", to: &iterator)
    append(property, to: &iterator)
    if let value {
      var variant = DBusMessageIter()
      var flag: dbus_bool_t = value ? 1 : 0
      dbus_message_iter_open_container(&iterator, CInt(UInt8(ascii: "v")), "b", &variant)
      dbus_message_iter_append_basic(&variant, CInt(UInt8(ascii: "b")), &flag)
      dbus_message_iter_close_container(&iterator, &variant)
    }
    // The service may have to be started for this call.
    return dbus_connection_send_with_reply_and_block(bus, message, 5000, nil)
  }

  private func append(_ string: String, to iterator: inout DBusMessageIter) {
    string.withCString { pointer in
      var pointer: UnsafePointer<CChar>? = pointer
      _ = dbus_message_iter_append_basic(&iterator, CInt(UInt8(ascii: "s")), &pointer)
    }
  }
}
