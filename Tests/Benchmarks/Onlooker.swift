import CXCB
import GLibKit
import Glibc
import ToastTesting

/// Another client of an X server, which sees windows come and go, and has the settings that a
/// desktop's daemon would.
final class Onlooker {
  private let connection: OpaquePointer
  private let root: xcb_window_t
  private let window: xcb_window_t

  /// - Throws: ``TestingError`` where no server answers.
  init(_ display: String) throws {
    var number: CInt = 0
    guard let connection = xcb_connect(display, &number),
      xcb_connection_has_error(connection) == 0, let setup = xcb_get_setup(connection),
      let screen = xcb_setup_roots_iterator(setup).data
    else { throw TestingError(.missing, "an X server at \(display)") }
    self.connection = connection
    root = screen.pointee.root
    window = xcb_generate_id(connection)
    xcb_create_window(
      connection, 0, window, root, -1, -1, 1, 1, 0,
      UInt16(XCB_WINDOW_CLASS_INPUT_ONLY.rawValue), screen.pointee.root_visual, 0, nil)
    xcb_change_window_attributes(
      connection, root, XCB_CW_EVENT_MASK.rawValue, [XCB_EVENT_MASK_SUBSTRUCTURE_NOTIFY.rawValue])
    xcb_flush(connection)
  }

  deinit { xcb_disconnect(connection) }

  /// When the next window came to be seen.
  func windowShown(within limit: Duration = .seconds(10)) throws -> Duration {
    try wait(for: XCB_MAP_NOTIFY, within: limit)
  }

  /// When the next window went away.
  func windowGone(within limit: Duration = .seconds(10)) throws -> Duration {
    try wait(for: XCB_UNMAP_NOTIFY, within: limit)
  }

  private func wait(for kind: CInt, within limit: Duration) throws -> Duration {
    let end = EventLoop.now + limit
    while true {
      while let event = xcb_poll_for_event(connection) {
        defer { free(event) }
        if CInt(event.pointee.response_type & 0x7F) == kind { return EventLoop.now }
      }
      let rest = Int32((end - EventLoop.now) / .milliseconds(1))
      guard rest > 0 else { throw TestingError(.late, "no window came or went within \(limit)") }
      var file = pollfd(fd: xcb_get_file_descriptor(connection), events: Int16(POLLIN), revents: 0)
      poll(&file, 1, rest)
    }
  }

  /// Has the desktop's settings say how many output pixels a pixel has.
  func setScale(_ scale: Int32) {
    let name = Array("Gdk/WindowScalingFactor".utf8)
    // Byte order, serial, one setting: a number, its name filled up to four bytes, its serial.
    var bytes: [UInt8] = [1.littleEndian == 1 ? 0 : 1, 0, 0, 0]
    func add<Number: FixedWidthInteger>(_ number: Number) {
      withUnsafeBytes(of: number) { bytes += $0 }
    }
    add(UInt32(0))
    add(UInt32(1))
    add(UInt16(0))
    add(UInt16(name.count))
    bytes += name + Array(repeating: 0, count: (4 - name.count % 4) % 4)
    add(UInt32(0))
    add(scale)
    xcb_change_property(
      connection, UInt8(XCB_PROP_MODE_REPLACE.rawValue), window, atom("_XSETTINGS_SETTINGS"),
      atom("_XSETTINGS_SETTINGS"), 8, UInt32(bytes.count), bytes)
    xcb_set_selection_owner(
      connection, window, atom("_XSETTINGS_S0"), xcb_timestamp_t(XCB_CURRENT_TIME))
    // An answer, so that all of it is done.
    _ = atom("_XSETTINGS_S0")
  }

  private func atom(_ name: String) -> xcb_atom_t {
    let cookie = xcb_intern_atom(connection, 0, UInt16(name.utf8.count), name)
    guard let reply = xcb_intern_atom_reply(connection, cookie, nil) else { return 0 }
    defer { free(reply) }
    return reply.pointee.atom
  }
}
