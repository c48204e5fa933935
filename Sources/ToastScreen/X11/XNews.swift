import CXCB

/// What several events together ask to look at.
struct XNews {
  /// The outputs, or what panels leave of them.
  var outputs = false
  /// Which windows are above others.
  var order = false
  /// What the display says of preferences.
  var settings = false
  /// Which keys mean what.
  var keys = false
  /// Whether somebody puts windows together.
  var compositor = false

  /// Notes what an event tells.
  ///
  /// - Parameters:
  ///   - own: the windows of surfaces.
  ///   - watch: what is known of settings.
  ///   - randr: the first event of RandR.
  ///   - selection: the event of a selection's owner.
  mutating func note(
    _ event: XEvent, root: xcb_window_t, own: Set<xcb_window_t>, _ watch: XSettingsWatch,
    _ randr: UInt8?, _ selection: UInt8?
  ) {
    switch event {
    case .placed(root, _): outputs = true
    case .placed(let window, _): if !own.contains(window) { order = true }
    case .destroyed(let window):
      if window == watch.owner { settings = true }
    case .property(root, let atom):
      if watch.workAreas.contains(atom) { outputs = true }
      if atom == XCB_ATOM_RESOURCE_MANAGER.rawValue { settings = true }
    case .property(let window, _): if window == watch.owner { settings = true }
    case .manager(let selection): if selection == watch.selection { settings = true }
    case .mapping: keys = true
    case .other(let number):
      // ScreenChangeNotify and Notify.
      if let randr, number == randr || number == randr + 1 { outputs = true }
      if number == selection { compositor = true }
    case .crossing, .button, .motion, .key, .focusLost: break
    }
  }
}
