import CXCB

/// What a display says of preferences: the settings of a desktop's daemon, which a window of its
/// holds, and the resources on the root.
struct XSettingsWatch {
  /// The selection of who has the settings.
  let selection: xcb_atom_t
  /// The root's properties that say what panels leave.
  let workAreas: Set<xcb_atom_t>
  /// The window with the settings.
  private(set) var owner: xcb_window_t?
  /// The settings, as their specification lays them out.
  private(set) var settings: [UInt8]?
  /// The resources, as text.
  private(set) var resources: [UInt8]?
  private let selectionName: String

  /// Nothing is read yet.
  init(_ connection: XConnection) {
    selectionName = "_XSETTINGS_S\(connection.screenNumber)"
    selection = connection.atom(selectionName)
    workAreas = [connection.atom("_NET_WORKAREA"), connection.atom("_NET_CURRENT_DESKTOP")]
  }

  /// Reads all, and is told of changes of it from now on.
  ///
  /// - Returns: whether something has changed.
  @discardableResult
  mutating func follow(_ connection: XConnection) -> Bool {
    let before = (settings, resources)
    let found = connection.owner(of: selectionName)
    if let found, found != owner {
      connection.select(
        XCB_EVENT_MASK_PROPERTY_CHANGE, XCB_EVENT_MASK_STRUCTURE_NOTIFY, of: found)
    }
    owner = found
    // It may have changed, or gone, before it was listened to: asked afterwards, it has not.
    settings = found.flatMap { connection.property("_XSETTINGS_SETTINGS", of: $0) }
    readResources(connection)
    return before != (settings, resources)
  }

  /// Reads the resources, which the display does not tell of while there is no surface.
  ///
  /// - Returns: whether they are others.
  @discardableResult
  mutating func readResources(_ connection: XConnection) -> Bool {
    let before = resources
    resources = connection.property("RESOURCE_MANAGER", of: connection.root)
    return resources != before
  }
}
