import Glibc
import SystemKit
import ToastCore

/// What KDE Plasma keeps in files of the folder for configuration.
enum KDESettings {
  /// The files.
  static let files = ["kdeglobals", "kcmfonts", "plasmanotifyrc"]
  /// What Plasma's notifications last where nobody has set it, in milliseconds.
  private static let usualTimeout = 5000.0

  /// Whether a session may be KDE's: what is left of another time in a home folder does not count
  /// in GNOME. An agent that a bus has started may not know.
  static func mayRun(_ environment: [String: String]) -> Bool {
    guard let desktop = environment["XDG_CURRENT_DESKTOP"], !desktop.isEmpty else { return true }
    return desktop.split(separator: ":").contains { $0.lowercased() == "kde" }
  }

  /// Reads them; those that are not there say nothing.
  static func read(in folder: String) -> [PreferenceLayer] {
    layers { name in
      guard let bytes = try? FileBytes.read("\(folder)/\(name)", limit: 1 << 20) else { return nil }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// What the files say.
  ///
  /// - Parameter text: the text of a file of this name; `nil` where there is none.
  static func layers(_ text: (_ name: String) -> String?) -> [PreferenceLayer] {
    let keys = Dictionary(uniqueKeysWithValues: files.map { ($0, KeyFile(text($0) ?? "")) })
    func say(
      _ file: String, _ group: String, _ key: String, _ field: PreferenceField,
      _ read: (String) -> JSONText?
    ) -> PreferenceLayer? {
      guard let value = keys[file]?[group, key].flatMap(read),
        let allowed = try? field.value(value)
      else { return nil }
      return PreferenceLayer(.desktop("KDE \(file) \(key)"), [field: allowed])
    }
    return [
      say("kdeglobals", "KDE", "AnimationDurationFactor", .motion) {
        Double($0).map { $0 == 0 ? "none" : "full" }
      },
      say("kcmfonts", "General", "forceFontDPI", .textScale) {
        // 0 is "not forced". Twice the usual 96 dots an inch is text of twice the size.
        Double($0).flatMap { $0 > 0 ? .number(min(max($0 / 96, 0.5), 5)) : nil }
      },
      say("plasmanotifyrc", "DoNotDisturb", "Until", .quiet) {
        second(of: $0).map { .integer($0) }
      },
      say("plasmanotifyrc", "DoNotDisturb", "NotificationSoundsMuted", .soundCues) {
        $0.lowercased() == "true" ? false : nil
      },
      say("plasmanotifyrc", "Notifications", "PopupTimeout", .durationMultiplier) {
        Double($0).flatMap { $0 > usualTimeout ? .number(min($0 / usualTimeout, 10)) : nil }
      },
    ].compactMap(\.self)
  }

  /// The second of a local time as KConfig writes it: `2026,12,31,8,0,0`.
  static func second(of text: String) -> Int64? {
    let numbers = text.split(separator: ",").map { Int32($0.prefix { $0 != "." }) }
    guard numbers.count == 6, !numbers.contains(nil) else { return nil }
    let parts = numbers.compactMap(\.self)
    guard (1970...9999).contains(parts[0]), (1...12).contains(parts[1]) else { return nil }
    var time = tm()
    (time.tm_year, time.tm_mon, time.tm_mday) = (parts[0] - 1900, parts[1] - 1, parts[2])
    (time.tm_hour, time.tm_min, time.tm_sec) = (parts[3], parts[4], parts[5])
    time.tm_isdst = -1
    let second = mktime(&time)
    return second < 0 ? nil : Int64(second)
  }
}
