import Testing
import ToastCore

@testable import ToastDesktop

/// What an X server's settings say.
@Suite struct XSettingsTests {
  /// The property with these settings, as a daemon writes it.
  private static func property(
    _ settings: [(name: String, value: XSettings.Value)], isBigEndian: Bool = false
  ) -> [UInt8] {
    func number(_ value: UInt32, _ count: Int) -> [UInt8] {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * UInt32($0))) }
      return isBigEndian ? bytes.reversed() : bytes
    }
    func text(_ text: String) -> [UInt8] {
      let bytes = Array(text.utf8)
      return bytes + Array(repeating: 0, count: (4 - bytes.count % 4) % 4)
    }
    var bytes: [UInt8] = [isBigEndian ? 1 : 0, 0, 0, 0] + number(7, 4)
    bytes += number(UInt32(settings.count), 4)
    for (name, value) in settings {
      let isText = if case .string = value { true } else { false }
      bytes += [isText ? 1 : 0, 0] + number(UInt32(name.utf8.count), 2) + text(name) + number(3, 4)
      switch value {
      case .integer(let value): bytes += number(UInt32(bitPattern: value), 4)
      case .string(let value): bytes += number(UInt32(value.utf8.count), 4) + text(value)
      }
    }
    return bytes
  }

  private func said(
    _ settings: [(name: String, value: XSettings.Value)], resources: String? = nil
  ) -> [PreferenceField: JSONText] {
    XSettings.layers(
      settings: Self.property(settings), resources: resources.map { Array($0.utf8) }
    ).reduce(into: [:]) { $0.merge($1.values) { $1 } }
  }

  @Test(arguments: [false, true])
  func `settings are read in both byte orders`(isBigEndian: Bool) {
    let bytes = Self.property(
      [("Gtk/EnableAnimations", .integer(0)), ("Net/ThemeName", .string("HighContrast"))],
      isBigEndian: isBigEndian)
    #expect(
      XSettings.parse(bytes) == [
        "Gtk/EnableAnimations": .integer(0), "Net/ThemeName": .string("HighContrast"),
      ])
  }

  @Test(
    arguments: [
      ([("Gtk/EnableAnimations", .integer(0))], .motion, "none"),
      ([("Gtk/EnableAnimations", .integer(1))], .motion, "full"),
      ([("Gtk/EnableAnimations", .string("0"))], .motion, nil),
      ([("Net/ThemeName", .string("HighContrastInverse"))], .contrast, "more"),
      ([("Net/ThemeName", .string("Adwaita"))], .contrast, nil),
      ([("Net/EnableEventSounds", .integer(0))], .soundCues, false),
      ([("Xft/DPI", .integer(96 * 1024))], .textScale, 1.0),
      ([("Xft/DPI", .integer(144 * 1024))], .textScale, 1.5),
      ([("Xft/DPI", .integer(9600 * 1024))], .textScale, 5.0),
      ([("Xft/DPI", .integer(-1))], .textScale, nil),
      // The output's scale is no wish for larger text.
      (
        [("Xft/DPI", .integer(192 * 1024)), ("Gdk/WindowScalingFactor", .integer(2))], .textScale,
        1.0
      ),
      (
        [("Xft/DPI", .integer(192 * 1024)), ("Gdk/UnscaledDPI", .integer(120 * 1024))], .textScale,
        1.25
      ),
    ] as [([(name: String, value: XSettings.Value)], PreferenceField, JSONText?)])
  func `each setting`(
    settings: [(name: String, value: XSettings.Value)], field: PreferenceField, value: JSONText?
  ) {
    #expect(said(settings)[field] == value)
  }

  @Test(arguments: [
    ("Xft.dpi:\t144\n", 1.5), ("*customization: -color\nXft.dpi: 192 \nXft.hinting: 1", 2.0),
    ("Xft.dpi: none\n", nil), ("Xft.dpi: 0\n", nil), ("", nil),
  ])
  func `X resources count where no daemon says more`(text: String, scale: Double?) {
    #expect(said([], resources: text)[.textScale] == scale.map { .number($0) })
    #expect(said([("Xft/DPI", .integer(96 * 1024))], resources: text)[.textScale] == 1.0)
  }

  @Test func `bytes that are no settings say nothing, wherever they end`() {
    let whole = Self.property([
      ("Gtk/EnableAnimations", .integer(0)), ("Net/ThemeName", .string("HighContrast")),
    ])
    for count in 0..<whole.count {
      #expect(XSettings.parse(Array(whole.prefix(count))) == nil, "\(count)")
    }
    #expect(XSettings.parse([9] + whole.dropFirst()) == nil)
    var countless = whole
    countless.replaceSubrange(8..<12, with: [255, 255, 255, 255])
    #expect(XSettings.parse(countless) == nil)
  }

  @Test func `the output's scale`() {
    func scale(_ value: Int32) -> Int {
      XSettings.windowScale(
        settings: Self.property([("Gdk/WindowScalingFactor", .integer(value))]))
    }
    #expect([2, 3, 0, -1, 100].map(scale) == [2, 3, 1, 1, 1])
    #expect(XSettings.windowScale(settings: nil) == 1)
  }

  @Test func `the icon theme`() {
    func theme(_ value: XSettings.Value) -> String? {
      XSettings.iconTheme(settings: Self.property([("Net/IconThemeName", value)]))
    }
    #expect(theme(.string("Papirus")) == "Papirus")
    #expect(theme(.string("")) == nil && theme(.integer(1)) == nil)
    #expect(XSettings.iconTheme(settings: nil) == nil)
  }
}
