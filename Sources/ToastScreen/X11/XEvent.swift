import CXCB
import Glibc
import ToastDrawing

/// What a server tells, as far as it matters here.
enum XEvent: Equatable {
  /// The pointer came to a surface or left it.
  case crossing(xcb_window_t, isOver: Bool)
  /// A button of the pointer is down, or up.
  case button(xcb_window_t, number: UInt8, isDown: Bool, at: PixelPoint, time: UInt32)
  /// The pointer moved while a button is down.
  case motion(xcb_window_t, at: PixelPoint, time: UInt32)
  /// A key is down, or up, at a time in milliseconds.
  case key(xcb_window_t, code: UInt8, modifiers: UInt16, isDown: Bool, time: UInt32)
  /// A surface has lost the keyboard.
  case focusLost(xcb_window_t)
  /// A window came to be seen, or to lie elsewhere.
  case placed(xcb_window_t, isMapping: Bool)
  /// A window is gone.
  case destroyed(xcb_window_t)
  /// A window's property was set or taken away.
  case property(xcb_window_t, xcb_atom_t)
  /// Somebody announces that a selection is theirs now.
  case manager(xcb_atom_t)
  /// The keys mean something else.
  case mapping
  /// One of an extension's, by its number.
  case other(UInt8)

  /// Copies an event; `nil` for one that means nothing here.
  init?(_ event: UnsafeMutablePointer<xcb_generic_event_t>) {
    func read<Kind, Value>(as kind: Kind.Type, _ body: (Kind) -> Value) -> Value {
      event.withMemoryRebound(to: kind, capacity: 1) { body($0.pointee) }
    }
    let code = CInt(event.pointee.response_type & 0x7F)
    switch code {
    case XCB_KEY_PRESS, XCB_KEY_RELEASE:
      self = read(as: xcb_key_press_event_t.self) {
        .key(
          $0.event, code: $0.detail, modifiers: $0.state, isDown: code == XCB_KEY_PRESS,
          time: $0.time)
      }
    case XCB_BUTTON_PRESS, XCB_BUTTON_RELEASE:
      self = read(as: xcb_button_press_event_t.self) {
        .button(
          $0.event, number: $0.detail, isDown: code == XCB_BUTTON_PRESS,
          at: PixelPoint(x: Int($0.event_x), y: Int($0.event_y)), time: $0.time)
      }
    case XCB_MOTION_NOTIFY:
      self = read(as: xcb_motion_notify_event_t.self) {
        .motion(
          $0.event, at: PixelPoint(x: Int($0.event_x), y: Int($0.event_y)), time: $0.time)
      }
    case XCB_ENTER_NOTIFY, XCB_LEAVE_NOTIFY:
      self = read(as: xcb_enter_notify_event_t.self) {
        .crossing($0.event, isOver: code == XCB_ENTER_NOTIFY)
      }
    case XCB_FOCUS_OUT:
      // Of the pointer, and of one who has the keyboard for a moment, it is no loss.
      let passing = [XCB_NOTIFY_MODE_GRAB, XCB_NOTIFY_MODE_UNGRAB].map { UInt8($0.rawValue) }
      let focus = read(as: xcb_focus_out_event_t.self) { $0 }
      guard !passing.contains(focus.mode), focus.detail != UInt8(XCB_NOTIFY_DETAIL_POINTER.rawValue)
      else { return nil }
      self = .focusLost(focus.event)
    case XCB_CONFIGURE_NOTIFY:
      self = read(as: xcb_configure_notify_event_t.self) { .placed($0.window, isMapping: false) }
    case XCB_MAP_NOTIFY:
      self = read(as: xcb_map_notify_event_t.self) { .placed($0.window, isMapping: true) }
    case XCB_CIRCULATE_NOTIFY:
      self = read(as: xcb_circulate_notify_event_t.self) { .placed($0.window, isMapping: false) }
    case XCB_DESTROY_NOTIFY:
      self = read(as: xcb_destroy_notify_event_t.self) { .destroyed($0.window) }
    case XCB_PROPERTY_NOTIFY:
      self = read(as: xcb_property_notify_event_t.self) { .property($0.window, $0.atom) }
    case XCB_CLIENT_MESSAGE:
      let message = read(as: xcb_client_message_event_t.self) { $0 }
      guard message.format == 32 else { return nil }
      self = .manager(message.data.data32.1)
    case XCB_MAPPING_NOTIFY: self = .mapping
    // 0 is an error of a request that nobody waits for: of a window that has just gone, mostly.
    case 0...CInt(XCB_GE_GENERIC): return nil
    default: self = .other(UInt8(code))
    }
  }

  /// The surface that it is for; `nil` where it tells of something else.
  var surfaceWindow: xcb_window_t? {
    switch self {
    case .crossing(let window, _), .button(let window, _, _, _, _), .motion(let window, _, _),
      .key(let window, _, _, _, _), .focusLost(let window):
      window
    case .placed, .destroyed, .property, .manager, .mapping, .other: nil
    }
  }
}

/// The events that have come and were not handled yet.
struct XEventQueue {
  private var waiting: [XEvent] = []
  /// Whether it is seen to that they are handled.
  var isDue = false

  /// Whether there are any.
  var isEmpty: Bool { waiting.isEmpty }

  /// Takes what came along with an answer.
  mutating func collect(_ connection: XConnection) {
    while let event = xcb_poll_for_queued_event(connection.pointer) { append(event) }
  }

  /// Takes what the server has sent.
  mutating func receive(_ connection: XConnection) {
    while let event = xcb_poll_for_event(connection.pointer) { append(event) }
  }

  /// The next to be handled, with those after it that came along with answers meanwhile.
  mutating func next(_ connection: XConnection) -> XEvent? {
    collect(connection)
    return waiting.isEmpty ? nil : waiting.removeFirst()
  }

  private mutating func append(_ event: UnsafeMutablePointer<xcb_generic_event_t>) {
    defer { free(event) }
    if let event = XEvent(event) { waiting.append(event) }
  }
}
