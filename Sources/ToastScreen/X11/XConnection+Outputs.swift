import CXCB
import ToastDrawing

extension XConnection {
  /// What a server has for screens.
  struct Screens: Equatable {
    /// The first is the one that the person called the first.
    var outputs: [Output]
    /// Whether the server is one of a Wayland compositor, which keeps what others show to itself.
    var isRootless: Bool
  }

  /// The outputs as they are now; `nil` where the server is gone.
  func findScreens() -> Screens? {
    guard let whole = frame(of: root) else { return nil }
    let monitors = hasMonitors ? monitors() : []
    let isRootless =
      firstEvent(of: "XWAYLAND") != nil || monitors.contains { $0.name.hasPrefix("XWAYLAND") }
    // A desktop after the first may have an area of its own.
    let desktop = Int(numbers("_NET_CURRENT_DESKTOP", of: root).first ?? 0)
    let areas = numbers("_NET_WORKAREA", of: root).map { Int(Int32(bitPattern: $0)) }
    let area = areas.count >= 4 * desktop + 4 ? Array(areas[4 * desktop..<4 * desktop + 4]) : nil
    let frames = monitors.isEmpty ? [whole] : monitors.map(\.frame)
    // Where there is one output the area says it all.
    let panels = frames.count > 1 ? panels(on: whole) : []
    return Screens(
      outputs: frames.map { frame in
        Output(
          frame: frame, workArea: XPanel.area(of: frame, Self.workArea(of: frame, area), panels))
      }, isRootless: isRootless)
  }

  /// The panels of all windows that the window manager knows; asked at once, answered one by one.
  private func panels(on whole: PixelRect) -> [XPanel] {
    let name = atom("_NET_WM_STRUT_PARTIAL")
    let cookies = numbers("_NET_CLIENT_LIST", of: root).prefix(1000).map { window in
      xcb_get_property(pointer, 0, window, name, XCB_ATOM_CARDINAL.rawValue, 0, 12)
    }
    return cookies.flatMap { cookie in
      ask(cookie, xcb_get_property_reply) { reply -> [XPanel]? in
        let count = Int(xcb_get_property_value_length(reply))
        let value = UnsafeRawBufferPointer(start: xcb_get_property_value(reply), count: count)
        return XPanel.panels(
          (0..<count / 4).map { value.loadUnaligned(fromByteOffset: 4 * $0, as: UInt32.self) },
          on: whole)
      } ?? []
    }
  }

  /// What panels leave of an output: its part of the desktop's area, which some window managers make
  /// one for all outputs. Half of an output at least is left by them, or the area is no such thing.
  private static func workArea(of frame: PixelRect, _ area: [Int]?) -> PixelRect {
    guard let area else { return frame }
    let part = PixelRect(x: area[0], y: area[1], width: area[2], height: area[3])
      .intersection(frame)
    return 2 * part.width >= frame.width && 2 * part.height >= frame.height ? part : frame
  }

  /// Whether RandR is there and knows of monitors, which came with version 1.5.
  private var hasMonitors: Bool {
    guard firstEvent(of: "RANDR") != nil else { return false }
    let version = xcb_randr_query_version(pointer, 1, 5)
    return ask(version, xcb_randr_query_version_reply) {
      ($0.pointee.major_version, $0.pointee.minor_version) >= (1, 5)
    } ?? false
  }

  private func monitors() -> [(name: String, frame: PixelRect)] {
    let cookie = xcb_randr_get_monitors(pointer, root, 1)
    let found = ask(cookie, xcb_randr_get_monitors_reply) { reply in
      var monitors: [(isFirst: Bool, name: xcb_atom_t, frame: PixelRect)] = []
      var next = xcb_randr_get_monitors_monitors_iterator(reply)
      while next.rem > 0, let monitor = next.data?.pointee {
        let frame = PixelRect(
          x: Int(monitor.x), y: Int(monitor.y), width: Int(monitor.width),
          height: Int(monitor.height))
        if !frame.isEmpty { monitors.append((monitor.primary != 0, monitor.name, frame)) }
        xcb_randr_monitor_info_next(&next)
      }
      return monitors.filter(\.isFirst) + monitors.filter { !$0.isFirst }
    }
    return (found ?? []).map { (name(of: $0.name) ?? "", $0.frame) }
  }

  /// Where a window is on the root; `nil` where there is none.
  func frame(of window: xcb_window_t) -> PixelRect? {
    let size = xcb_get_geometry(pointer, window)
    let place = xcb_translate_coordinates(pointer, window, root, 0, 0)
    let corner = ask(place, xcb_translate_coordinates_reply) {
      PixelPoint(x: Int($0.pointee.dst_x), y: Int($0.pointee.dst_y))
    }
    let frame = ask(size, xcb_get_geometry_reply) {
      PixelRect(x: 0, y: 0, width: Int($0.pointee.width), height: Int($0.pointee.height))
    }
    return corner.flatMap { frame?.moved(by: $0) }
  }

  /// The window that the person works in; `nil` where that is none.
  func activeWindow() -> xcb_window_t? {
    if let window = numbers("_NET_ACTIVE_WINDOW", of: root).first, window != 0 { return window }
    guard let focus = focus()?.window, focus != root, focus > 1 else { return nil }
    return focus
  }

  /// Who has the keyboard, 0 for nobody and 1 for whatever the pointer is over, and where it falls
  /// back to.
  func focus() -> (window: xcb_window_t, fallback: UInt8)? {
    ask(xcb_get_input_focus(pointer), xcb_get_input_focus_reply) {
      ($0.pointee.focus, $0.pointee.revert_to)
    }
  }

  /// Where the pointer is on the root.
  func pointerPlace() -> PixelPoint? {
    ask(xcb_query_pointer(pointer, root), xcb_query_pointer_reply) {
      PixelPoint(x: Int($0.pointee.root_x), y: Int($0.pointee.root_y))
    }
  }
}
