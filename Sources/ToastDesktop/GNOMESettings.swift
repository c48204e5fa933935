import GLibKit
import ToastCore

/// What GNOME and the desktops that share its schemas keep in GSettings. Used on one loop.
final class GNOMESettings: Sendable {
  /// One key and what it says.
  struct Key: Sendable {
    let schema: String
    let key: String
    let field: PreferenceField
    /// Whether only what somebody has set counts: the schema's own value says nothing of a person.
    let isSet: Bool
    let read: @Sendable (Variant) -> JSONText?

    init(
      _ schema: String, _ key: String, _ field: PreferenceField, isSet: Bool = false,
      _ read: @escaping @Sendable (Variant) -> JSONText?
    ) {
      self.schema = "org.gnome.desktop.\(schema)"
      self.key = key
      self.field = field
      self.isSet = isSet
      self.read = read
    }

    /// What a value says; `nil` where it says nothing.
    func layer(_ value: Variant) -> PreferenceLayer? {
      guard let said = read(value), let allowed = try? field.value(said) else { return nil }
      return PreferenceLayer(.desktop("GSettings \(key)"), [field: allowed])
    }
  }

  static let keys = [
    // Off means no animation at all, not only less of it.
    Key("interface", "enable-animations", .motion) {
      Bool(variant: $0).map { $0 ? "full" : "none" }
    },
    Key("a11y.interface", "reduced-motion", .motion) { value in
      // An enumeration is told by its word.
      let isReduced = Bool(variant: value) ?? String(variant: value)?.hasPrefix("reduce")
      return isReduced.map { $0 ? "reduced" : "full" }
    },
    Key("interface", "text-scaling-factor", .textScale) {
      Double(variant: $0).map { .number(min(max($0, 0.5), 5)) }
    },
    Key("a11y.interface", "high-contrast", .contrast) {
      Bool(variant: $0).map { $0 ? "more" : "standard" }
    },
    Key("interface", "gtk-theme", .contrast) {
      String(variant: $0)?.hasPrefix("HighContrast") == true ? "more" : nil
    },
    Key("interface", "color-scheme", .colorScheme, isSet: true) {
      String(variant: $0).map { $0 == "prefer-dark" ? "dark" : "light" }
    },
    // Ours are there without being asked for: only the wish for them says something.
    Key("a11y.interface", "show-status-shapes", .statusShapes) {
      Bool(variant: $0) == true ? true : nil
    },
    Key("sound", "event-sounds", .soundCues) { Bool(variant: $0).map { .bool($0) } },
    Key("notifications", "show-banners", .quiet) { Bool(variant: $0).map { $0 ? "off" : "on" } },
  ]

  private let settings: [String: Settings]

  /// Opens what is installed. Call it on the loop, where changes are told too.
  init(on loop: EventLoop, changed: @escaping @Sendable () -> Void) {
    var settings: [String: Settings] = [:]
    for schema in Set(Self.keys.map(\.schema)) { settings[schema] = Settings(schema, on: loop) }
    self.settings = settings
    for key in Self.keys { settings[key.schema]?.onChange(of: key.key, changed) }
  }

  /// What they say now. Call it on the loop.
  func read() -> [PreferenceLayer] {
    Self.keys.compactMap { key in
      let settings = settings[key.schema]
      let value = key.isSet ? settings?.userValue(key.key) : settings?.value(key.key)
      return value.flatMap(key.layer)
    }
  }
}
