package import ToastCore

/// What an X server's settings say: the property `_XSETTINGS_SETTINGS` of the desktop's settings
/// daemon, and the resources that the root window holds.
package enum XSettings {
  /// The value of a setting; colours say nothing that matters here.
  package enum Value: Equatable, Sendable {
    case integer(Int32)
    case string(String)
  }

  /// What they say, settings before resources.
  ///
  /// - Parameters:
  ///   - settings: the property's bytes; `nil` where no daemon runs.
  ///   - resources: the text of `RESOURCE_MANAGER` on the root window; `nil` where there is none.
  package static func layers(settings: [UInt8]?, resources: [UInt8]?) -> [PreferenceLayer] {
    let settings = settings.flatMap(parse) ?? [:]
    let resources = resources.map(parse(resources:)) ?? [:]
    func say(_ name: String, _ field: PreferenceField, _ value: JSONText?) -> PreferenceLayer? {
      guard let value, let allowed = try? field.value(value) else { return nil }
      return PreferenceLayer(.desktop(name), [field: allowed])
    }
    func number(_ name: String) -> Int32? {
      if case .integer(let number) = settings[name] { number } else { nil }
    }
    var theme: String?
    if case .string(let name) = settings["Net/ThemeName"] { theme = name }
    return [
      say(
        "XSETTINGS Gtk/EnableAnimations", .motion,
        number("Gtk/EnableAnimations").map { $0 == 0 ? "none" : "full" }),
      say(
        "XSETTINGS Net/ThemeName", .contrast,
        theme.flatMap { $0.hasPrefix("HighContrast") ? "more" : nil }),
      say(
        "XSETTINGS Net/EnableEventSounds", .soundCues,
        number("Net/EnableEventSounds").map { .bool($0 != 0) }),
      textScale(number).flatMap { say($0.name, .textScale, scale($0.dots)) }
        ?? resources["Xft.dpi"].flatMap(Double.init).flatMap {
          say("X resource Xft.dpi", .textScale, scale($0))
        },
    ].compactMap(\.self)
  }

  /// The scale of the output as the settings have it: whole pixels for one of a program's.
  package static func windowScale(settings: [UInt8]?) -> Int {
    guard case .integer(let scale)? = settings.flatMap(parse)?["Gdk/WindowScalingFactor"],
      (1...8).contains(scale)
    else { return 1 }
    return Int(scale)
  }

  /// The person's icon theme; `nil` where the settings name none.
  package static func iconTheme(settings: [UInt8]?) -> String? {
    guard case .string(let name)? = settings.flatMap(parse)?["Net/IconThemeName"], !name.isEmpty
    else { return nil }
    return name
  }

  /// The dots an inch that text is to have, in 1,024ths, without the output's scale, which is no wish
  /// for larger text.
  private static func textScale(_ number: (String) -> Int32?) -> (name: String, dots: Double)? {
    if let dots = number("Gdk/UnscaledDPI") {
      return ("XSETTINGS Gdk/UnscaledDPI", Double(dots) / 1024)
    }
    let window = Double(max(1, number("Gdk/WindowScalingFactor") ?? 1))
    return number("Xft/DPI").map { ("XSETTINGS Xft/DPI", Double($0) / 1024 / window) }
  }

  /// 96 dots an inch are the usual size; without a number above 0 nothing is said.
  private static func scale(_ dots: Double) -> JSONText? {
    dots > 0 ? .number(min(max(dots / 96, 0.5), 5)) : nil
  }

  // MARK: Reading

  /// The lines `name: value` of X resources.
  private static func parse(resources: [UInt8]) -> [String: String] {
    var values: [String: String] = [:]
    for line in String(decoding: resources, as: UTF8.self).split(whereSeparator: \.isNewline) {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let value = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
      values[String(line[..<colon])] = String(value.prefix { $0 != " " && $0 != "\t" })
    }
    return values
  }

  /// The settings in a property, as the XSETTINGS specification 0.5 of freedesktop.org lays them out;
  /// `nil` for bytes that are none.
  package static func parse(_ bytes: [UInt8]) -> [String: Value]? {
    guard let first = bytes.first, first <= 1 else { return nil }
    var reader = Reader(bytes: bytes, isBigEndian: first == 1, place: 8)
    guard let count = reader.word() else { return nil }
    var values: [String: Value] = [:]
    for _ in 0..<count {
      guard let type = reader.byte(), reader.skip(1), let length = reader.half(),
        let name = reader.text(Int(length)), reader.skip(4)
      else { return nil }
      switch type {
      case 0:
        guard let number = reader.word() else { return nil }
        values[name] = .integer(Int32(bitPattern: number))
      case 1:
        guard let length = reader.word(), let text = reader.text(Int(length)) else { return nil }
        values[name] = .string(text)
      case 2: guard reader.skip(8) else { return nil }
      default: return nil
      }
    }
    return values
  }

  private struct Reader {
    let bytes: [UInt8]
    let isBigEndian: Bool
    var place: Int

    private mutating func number(_ count: Int) -> UInt32? {
      guard bytes.count - place >= count else { return nil }
      defer { place += count }
      let part = bytes[place..<place + count]
      return (isBigEndian ? Array(part) : part.reversed()).reduce(0) { $0 << 8 | UInt32($1) }
    }

    mutating func byte() -> UInt32? { number(1) }
    mutating func half() -> UInt32? { number(2) }
    mutating func word() -> UInt32? { number(4) }

    mutating func skip(_ count: Int) -> Bool {
      guard bytes.count - place >= count else { return false }
      place += count
      return true
    }

    /// Text is filled up to a multiple of four bytes.
    mutating func text(_ count: Int) -> String? {
      guard bytes.count - place >= count else { return nil }
      let text = String(decoding: bytes[place..<place + count], as: UTF8.self)
      return skip((count + 3) / 4 * 4) ? text : nil
    }
  }
}
