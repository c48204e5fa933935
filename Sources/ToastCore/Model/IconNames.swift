/// Names of symbols: which of the freedesktop icon naming specification stands for one of SF
/// Symbols that toasts use.
///
/// Source: freedesktop.org, Icon Naming Specification 0.8.90, and the symbolic icons that Adwaita
/// and Breeze add to it.
enum IconNames {
  static func themeName(for name: String) -> String? {
    if let mapped = symbols[name] { return mapped }
    // A filled symbol, or one in a circle, is the same thing drawn otherwise.
    let bare = name.split(separator: ".").filter { !["fill", "circle", "square"].contains($0) }
    if let mapped = symbols[bare.joined(separator: ".")] { return mapped }
    return isThemeName(name) ? name : nil
  }

  /// Names of the specification have a dash; SF Symbols' have dots.
  private static func isThemeName(_ name: String) -> Bool {
    name.contains("-")
      && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
  }

  private static let symbols: [String: String] = [
    "arrow.clockwise": "view-refresh-symbolic", "arrow.counterclockwise": "edit-undo-symbolic",
    "arrow.down": "go-down-symbolic", "arrow.up": "go-up-symbolic",
    "arrow.left": "go-previous-symbolic", "arrow.right": "go-next-symbolic",
    "arrow.uturn.backward": "edit-undo-symbolic", "arrow.uturn.forward": "edit-redo-symbolic",
    "battery.0": "battery-empty-symbolic", "battery.25": "battery-low-symbolic",
    "bell": "preferences-system-notifications-symbolic", "bookmark": "user-bookmarks-symbolic",
    "calendar": "x-office-calendar-symbolic", "camera": "camera-photo-symbolic",
    "checkmark": "emblem-ok-symbolic", "clock": "preferences-system-time-symbolic",
    "doc": "text-x-generic-symbolic", "doc.on.doc": "edit-copy-symbolic",
    "doc.on.clipboard": "edit-paste-symbolic", "envelope": "mail-unread-symbolic",
    "exclamationmark": "dialog-error-symbolic",
    "exclamationmark.triangle": "dialog-warning-symbolic",
    "externaldrive": "drive-harddisk-symbolic", "folder": "folder-symbolic",
    "gear": "emblem-system-symbolic", "gearshape": "emblem-system-symbolic",
    "hand.wave": "face-smile-symbolic", "heart": "emblem-favorite-symbolic",
    "house": "go-home-symbolic", "info": "dialog-information-symbolic",
    "link": "insert-link-symbolic", "location": "mark-location-symbolic",
    "lock": "changes-prevent-symbolic", "lock.open": "changes-allow-symbolic",
    "magnifyingglass": "edit-find-symbolic", "mic": "audio-input-microphone-symbolic",
    "minus": "list-remove-symbolic", "paperplane": "document-send-symbolic",
    "pause": "media-playback-pause-symbolic", "pencil": "document-edit-symbolic",
    "person": "avatar-default-symbolic", "phone": "call-start-symbolic",
    "photo": "image-x-generic-symbolic", "play": "media-playback-start-symbolic",
    "plus": "list-add-symbolic", "printer": "printer-symbolic",
    "questionmark": "dialog-question-symbolic", "scissors": "edit-cut-symbolic",
    "speaker.slash": "audio-volume-muted-symbolic",
    "speaker.wave.2": "audio-volume-high-symbolic",
    "square.and.arrow.down": "document-save-symbolic",
    "square.and.arrow.up": "document-send-symbolic", "star": "starred-symbolic",
    "stop": "media-playback-stop-symbolic", "trash": "user-trash-symbolic",
    "wifi": "network-wireless-symbolic", "wifi.slash": "network-wireless-offline-symbolic",
    "xmark": "window-close-symbolic",
  ]
}
