import GLibKit
import ToastCore

/// How a toast looks, as it travels to the agent: an `a{sv}` of what is not as usual for toasts of
/// its severity. Colours are `#rrggbb` or `#rrggbbaa`, so their parts are rounded to 1/255.
enum StyleWire {
  static func encode(_ style: ToastStyle) -> [String: Variant] {
    let usual = ToastStyle.standard(style.severity)
    // Most toasts look as usual.
    guard style != usual else { return [:] }
    var writer = FieldWriter()
    for (name, color) in colors where style[keyPath: color] != usual[keyPath: color] {
      writer[name] = style[keyPath: color].description
    }
    for (name, color) in tints { writer[name] = style[keyPath: color]?.description }
    for (name, flag) in flags { writer.set(name, style[keyPath: flag], unless: false) }
    for (name, font) in fonts where style[keyPath: font] != usual[keyPath: font] {
      writer[name] = encode(style[keyPath: font])
    }
    writer.set("cornerRadius", style.cornerRadius, unless: usual.cornerRadius)
    if style.shadow != usual.shadow { writer["shadow"] = encode(style.shadow) }
    if let padding = style.contentPadding {
      writer["contentPadding"] = Structure(
        padding.top, padding.leading, padding.bottom, padding.trailing)
    }
    writer["maxWidth"] = style.maxWidth
    return writer.fields
  }

  /// The style in these fields.
  ///
  /// - Throws: ``WireError`` naming the field.
  static func decode(
    _ reader: FieldReader, _ severity: ToastSeverity?
  ) throws(WireError) -> ToastStyle {
    var style = ToastStyle.standard(severity)
    for (name, color) in colors {
      style[keyPath: color] = try reader.color(name) ?? style[keyPath: color]
    }
    for (name, color) in tints { style[keyPath: color] = try reader.color(name) }
    for (name, flag) in flags { style[keyPath: flag] = try reader.value(name, default: false) }
    for (name, font) in fonts {
      style[keyPath: font] = try self.font(reader, name) ?? style[keyPath: font]
    }
    if let radius = try reader.optional("cornerRadius", Double.self) {
      style.cornerRadius = try reader.number("cornerRadius", radius, in: ToastStyle.cornerRadii)
    }
    style.shadow = try shadow(reader) ?? style.shadow
    style.contentPadding = try padding(reader)
    if let width = try reader.optional("maxWidth", Double.self) {
      style.maxWidth = try reader.number("maxWidth", width, in: ToastStyle.maxWidths)
    }
    return style
  }

  // Key paths to stored properties are values of no state, which the compiler does not know.
  private typealias Field<Value> = (String, any WritableKeyPath<ToastStyle, Value> & Sendable)

  private static let colors: [Field<Color>] = [
    ("backgroundColor", \.backgroundColor), ("titleColor", \.titleColor),
    ("messageColor", \.messageColor), ("buttonForegroundColor", \.buttonForegroundColor),
    ("buttonBackgroundColor", \.buttonBackgroundColor),
  ]
  private static let tints: [Field<Color?>] = [
    ("backgroundTint", \.backgroundTint), ("iconColor", \.iconColor), ("buttonTint", \.buttonTint),
  ]
  private static let flags: [Field<Bool>] = [
    ("backgroundUsesGlass", \.backgroundUsesGlass), ("buttonUsesGlass", \.buttonUsesGlass),
  ]
  private static let fonts: [Field<Font>] = [
    ("titleFont", \.titleFont), ("messageFont", \.messageFont), ("buttonFont", \.buttonFont),
  ]

  private typealias FontFields = Structure<Double, String, String>

  private static func encode(_ font: Font) -> FontFields {
    FontFields(font.size, font.weight.rawValue, font.design.rawValue)
  }

  private static func font(_ reader: FieldReader, _ name: String) throws(WireError) -> Font? {
    guard let fields = try reader.optional(name, FontFields.self) else { return nil }
    let (size, weight, design) = fields.fields
    return .system(
      size: try reader.number(name, size, in: Font.sizes), weight: try reader.word(name, weight),
      design: try reader.word(name, design))
  }

  private typealias ShadowFields = Structure<String, Double, Double, Double>

  private static func encode(_ shadow: ToastShadow) -> ShadowFields {
    ShadowFields(shadow.color.description, shadow.radius, shadow.x, shadow.y)
  }

  private static func shadow(_ reader: FieldReader) throws(WireError) -> ToastShadow? {
    guard let fields = try reader.optional("shadow", ShadowFields.self) else { return nil }
    let (color, radius, x, y) = fields.fields
    return ToastShadow(
      color: try reader.color("shadow", color),
      radius: try reader.number("shadow", radius, in: ToastShadow.radii),
      x: try reader.number("shadow", x, in: ToastShadow.offsets),
      y: try reader.number("shadow", y, in: ToastShadow.offsets))
  }

  private typealias PaddingFields = Structure<Double, Double, Double, Double>

  private static func padding(_ reader: FieldReader) throws(WireError) -> EdgeInsets? {
    guard let fields = try reader.optional("contentPadding", PaddingFields.self) else { return nil }
    let (top, leading, bottom, trailing) = fields.fields
    func length(_ value: Double) throws(WireError) -> Double {
      try reader.number("contentPadding", value, in: EdgeInsets.distances)
    }
    return EdgeInsets(
      top: try length(top), leading: try length(leading), bottom: try length(bottom),
      trailing: try length(trailing))
  }
}
