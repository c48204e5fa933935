import ToastCore

/// A program that listens on an accessibility bus, by what it has registered for.
struct Listener: Sendable, Equatable {
  /// Its unique name on that bus.
  let busName: String
  /// Whether it takes `Announcement`.
  var takesAnnouncements = false
  /// Whether it takes `StateChanged("showing")`.
  var takesShowing = false
  /// Whether it follows the focus or the caret, as screen readers and magnifiers do.
  var followsFocus = false
  /// The name of its process, once it is known.
  var process: String?

  init(busName: String) { self.busName = busName }

  /// What reads toasts out: it takes them **and** follows the focus. A magnifier does only the
  /// second, a test only the first.
  var isReader: Bool { (takesAnnouncements || takesShowing) && followsFocus }

  /// The one event that it is sent; `nil` when it takes none. Orca 45 and later take both and
  /// would speak twice.
  func event(_ preferred: AccessibilityPreferences.Announce) -> ListenerReport.Event? {
    if takesShowing, preferred == .notification || !takesAnnouncements { return .showing }
    return takesAnnouncements ? .announcement : nil
  }

  /// Adds one event as the registry spells it: `Object:StateChanged:Showing`. A part that is empty
  /// stands for everything.
  fileprivate mutating func add(_ event: String) {
    let parts = event.split(separator: ":", omittingEmptySubsequences: false).map {
      $0.lowercased()
    }
    func covers(_ wanted: String...) -> Bool {
      zip(parts, wanted).allSatisfy { $0.isEmpty || $0 == $1 }
    }
    if covers("object", "announcement") { takesAnnouncements = true }
    if covers("object", "statechanged", "showing") { takesShowing = true }
    if covers("object", "statechanged", "focused") || covers("object", "textcaretmoved")
      || parts[0] == "focus"
    {
      followsFocus = true
    }
  }

  /// The same with what it had registered for earlier.
  func merged(with earlier: Listener) -> Listener {
    var merged = self
    merged.takesAnnouncements = takesAnnouncements || earlier.takesAnnouncements
    merged.takesShowing = takesShowing || earlier.takesShowing
    merged.followsFocus = followsFocus || earlier.followsFocus
    return merged
  }

  /// The listeners in a registry's table of (bus name, event) pairs, in the order of the names.
  static func parse(_ pairs: [(busName: String, event: String)]) -> [Listener] {
    var listeners: [String: Listener] = [:]
    for (busName, event) in pairs {
      listeners[busName, default: Listener(busName: busName)].add(event)
    }
    return listeners.values.sorted { $0.busName < $1.busName }
  }
}
