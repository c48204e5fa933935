import CXCB
import Glibc
import SystemKit

/// A connection to an X server, and what is asked of it. Where the server is gone every question has
/// no answer, and nothing worse happens: XCB, unlike Xlib, does not end the process.
///
/// It belongs to one thread, and is closed with its last owner.
final class XConnection {
  /// The greatest file of cookies that is read.
  private static let authorityLimit = 1 << 20

  /// The connection as XCB has it.
  let pointer: OpaquePointer
  /// What the server is called in messages.
  let name: String
  /// The number of the screen that is used.
  let screenNumber: Int
  /// The root window.
  let root: xcb_window_t
  /// The visual of the root, whose pixels are those of ``Pixels`` but for their opacity.
  let rootVisual: xcb_visualid_t
  /// A visual with opacity; `nil` where there is none.
  let transparentVisual: xcb_visualid_t?
  /// How long a request may be, in bytes.
  let requestLimit: Int
  /// The keys that there are.
  let keycodes: ClosedRange<xcb_keycode_t>

  private let watchdog: XWatchdog
  private var atoms: [String: xcb_atom_t] = [:]

  /// Connects.
  ///
  /// - Parameters:
  ///   - address: the display's name; that of this process's environment when `nil`.
  ///   - authority: the file of cookies; that of this process's environment when `nil`.
  /// - Throws: ``DisplayError`` where no server answers, or one whose pixels are others.
  init(
    address: String?, authority: String?, attempts: XAttempts = XAttempts()
  ) throws(DisplayError) {
    name = address ?? getenv("DISPLAY").map { String(cString: $0) } ?? ""
    guard !name.isEmpty else { throw DisplayError("DISPLAY is not set") }
    let (connection, number) = try attempts.connect(
      name, Self.entry(for: name, authority), within: XWatchdog.limit)
    let error = xcb_connection_has_error(connection)
    guard error == 0 else {
      xcb_disconnect(connection)
      throw DisplayError("\(name): \(Self.reason(error))")
    }
    do {
      let setup = try Setup(connection, screen: number, name)
      (root, rootVisual, transparentVisual) = (setup.root, setup.visual, setup.transparentVisual)
      keycodes = setup.keycodes
    } catch {
      xcb_disconnect(connection)
      throw error
    }
    pointer = connection
    screenNumber = Int(number)
    requestLimit = Int(xcb_get_maximum_request_length(connection)) * 4
    watchdog = XWatchdog(xcb_get_file_descriptor(connection))
  }

  deinit {
    watchdog.end()
    xcb_disconnect(pointer)
  }

  /// The cookie in a file for a display of this machine; that of another machine is asked for with
  /// what this process has.
  private static func entry(for name: String, _ file: String?) -> XAuthority.Entry? {
    guard let file, let address = XAddress(name), address.isLocal,
      let bytes = try? FileBytes.read(file, limit: authorityLimit)
    else { return nil }
    var machine = [CChar](repeating: 0, count: 257)
    gethostname(&machine, machine.count - 1)
    let letters = machine.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
    return XAuthority(bytes)
      .entry(forDisplay: address.number, of: String(decoding: letters, as: UTF8.self))
  }

  // MARK: Its life

  /// Why nothing can be asked any more; `nil` while it can.
  var failure: String? {
    if watchdog.isCut {
      return "it has not answered for \(XWatchdog.limit.components.seconds) s"
    }
    let error = xcb_connection_has_error(pointer)
    return error == 0 ? nil : Self.reason(error)
  }

  private static func reason(_ error: CInt) -> String {
    switch error {
    case XCB_CONN_CLOSED_EXT_NOTSUPPORTED: "the X server lacks what is needed"
    case XCB_CONN_CLOSED_MEM_INSUFFICIENT: "there is no memory for what the X server sends"
    case XCB_CONN_CLOSED_REQ_LEN_EXCEED: "a request was too long for the X server"
    case XCB_CONN_CLOSED_PARSE_ERR: "it is no name of a display"
    case XCB_CONN_CLOSED_INVALID_SCREEN: "the X server has no such screen"
    default: "no X server answers there, or it does not let this program in"
    }
  }

  /// The descriptor that events come on.
  var descriptor: CInt { xcb_get_file_descriptor(pointer) }

  /// Makes calls that may wait for the server, all of them together no longer than
  /// ``XWatchdog/limit``: then the server counts as gone. Questions are such calls by themselves.
  func patiently<Value>(_ body: () -> Value) -> Value { watchdog.during(body) }

  /// Sends what was asked for.
  func flush() { _ = patiently { xcb_flush(pointer) } }

  /// Waits until the server has done all that was asked for.
  ///
  /// - Returns: whether it has.
  func finish() -> Bool {
    ask(xcb_get_input_focus(pointer), xcb_get_input_focus_reply) { _ in true } ?? false
  }

  // MARK: Questions

  typealias Errors = UnsafeMutablePointer<UnsafeMutablePointer<xcb_generic_error_t>?>

  /// Waits for the answer to a question; `nil` where it is an error, or there is none.
  func ask<Cookie, Reply, Value>(
    _ cookie: Cookie,
    _ wait: (OpaquePointer?, Cookie, Errors?) -> UnsafeMutablePointer<Reply>?,
    _ read: (UnsafeMutablePointer<Reply>) -> Value?
  ) -> Value? {
    guard let reply = patiently({ wait(pointer, cookie, nil) }) else { return nil }
    defer { free(reply) }
    return read(reply)
  }

  /// Waits for what became of a request.
  ///
  /// - Returns: whether the server did it.
  func succeeds(_ cookie: xcb_void_cookie_t) -> Bool {
    guard let error = patiently({ xcb_request_check(pointer, cookie) }) else {
      return failure == nil
    }
    free(error)
    return false
  }

  /// The number of a name; it is asked for once.
  func atom(_ name: String) -> xcb_atom_t {
    if let known = atoms[name] { return known }
    let cookie = xcb_intern_atom(pointer, 0, UInt16(name.utf8.count), name)
    let atom = ask(cookie, xcb_intern_atom_reply) { $0.pointee.atom }
    // Where the server is gone it is asked again, and nothing comes of it.
    if let atom { atoms[name] = atom }
    return atom ?? xcb_atom_t(XCB_ATOM_NONE.rawValue)
  }

  /// The name of a number.
  func name(of atom: xcb_atom_t) -> String? {
    ask(xcb_get_atom_name(pointer, atom), xcb_get_atom_name_reply) { reply in
      let count = Int(xcb_get_atom_name_name_length(reply))
      return xcb_get_atom_name_name(reply).map {
        let letters = UnsafeRawBufferPointer(start: $0, count: count)
        return String(decoding: letters, as: UTF8.self)
      }
    }
  }

  /// The bytes of a window's property; `nil` where it has none.
  func property(_ name: String, of window: xcb_window_t, limit: Int = 1 << 20) -> [UInt8]? {
    let cookie = xcb_get_property(
      pointer, 0, window, atom(name), XCB_GET_PROPERTY_TYPE_ANY.rawValue, 0, UInt32(limit / 4))
    return ask(cookie, xcb_get_property_reply) { reply in
      guard reply.pointee.type != XCB_ATOM_NONE.rawValue else { return nil }
      let count = Int(xcb_get_property_value_length(reply))
      return Array(UnsafeRawBufferPointer(start: xcb_get_property_value(reply), count: count))
    }
  }

  /// The numbers of a window's property; none where it has none.
  func numbers(_ name: String, of window: xcb_window_t) -> [UInt32] {
    (property(name, of: window) ?? []).withUnsafeBytes { bytes in
      (0..<bytes.count / 4).map { bytes.loadUnaligned(fromByteOffset: 4 * $0, as: UInt32.self) }
    }
  }

  /// Sets a property of a window to numbers.
  func set(_ name: String, of window: xcb_window_t, _ type: xcb_atom_enum_t, _ numbers: [UInt32]) {
    xcb_change_property(
      pointer, UInt8(XCB_PROP_MODE_REPLACE.rawValue), window, atom(name), type.rawValue, 32,
      UInt32(numbers.count), numbers)
  }

  /// Sets a property of a window to text.
  func set(_ name: String, of window: xcb_window_t, _ type: xcb_atom_t, _ text: String) {
    let bytes = Array(text.utf8)
    xcb_change_property(
      pointer, UInt8(XCB_PROP_MODE_REPLACE.rawValue), window, atom(name), type, 8,
      UInt32(bytes.count), bytes)
  }

  /// Who owns a selection; `nil` where nobody does.
  func owner(of selection: String) -> xcb_window_t? {
    let cookie = xcb_get_selection_owner(pointer, atom(selection))
    let owner = ask(cookie, xcb_get_selection_owner_reply) { $0.pointee.owner }
    return owner == xcb_window_t(XCB_WINDOW_NONE.rawValue) ? nil : owner
  }

  /// Has the server tell when somebody comes to own a selection, or goes.
  ///
  /// - Returns: the number of that event; `nil` where the server does not tell.
  func followSelection(_ name: String) -> UInt8? {
    guard let event = firstEvent(of: "XFIXES") else { return nil }
    // It serves only who has asked for its version.
    let version = xcb_xfixes_query_version(pointer, 5, 0)
    guard ask(version, xcb_xfixes_query_version_reply, { _ in true }) == true else { return nil }
    let mask =
      XCB_XFIXES_SELECTION_EVENT_MASK_SET_SELECTION_OWNER.rawValue
      | XCB_XFIXES_SELECTION_EVENT_MASK_SELECTION_WINDOW_DESTROY.rawValue
      | XCB_XFIXES_SELECTION_EVENT_MASK_SELECTION_CLIENT_CLOSE.rawValue
    xcb_xfixes_select_selection_input(pointer, root, atom(name), mask)
    return event + UInt8(XCB_XFIXES_SELECTION_NOTIFY)
  }

  /// Where an extension's events begin; `nil` where there is no such extension.
  func firstEvent(of extension: String) -> UInt8? {
    let cookie = xcb_query_extension(pointer, UInt16(`extension`.utf8.count), `extension`)
    return ask(cookie, xcb_query_extension_reply) {
      $0.pointee.present == 0 ? nil : $0.pointee.first_event
    }
  }

  /// Has the server tell of a window's events.
  func select(_ events: xcb_event_mask_t..., of window: xcb_window_t) {
    let mask = events.reduce(0) { $0 | $1.rawValue }
    xcb_change_window_attributes(pointer, window, XCB_CW_EVENT_MASK.rawValue, [mask])
  }
}
