import GLibKit
import ToastCore

/// The icon of a toast, as it travels: a symbol's name, or that of a picture and what it shows.
enum IconWire {
  static func encode(_ icon: ToastIcon) -> [String: Variant] {
    var writer = FieldWriter()
    switch icon {
    case .systemImage(let name, _): writer["symbol"] = name
    case .image(let image, _):
      writer["image"] = image.name
      writer["label"] = image.label
      writer.set("decorative", image.label == nil, unless: false)
    }
    writer["tint"] = icon.tint?.description
    return writer.fields
  }

  /// The icon in these fields.
  ///
  /// - Throws: ``WireError`` naming the field.
  static func decode(_ reader: FieldReader) throws(WireError) -> ToastIcon {
    let tint = try reader.color("tint")
    let symbol = try reader.optional("symbol", String.self)
    let image = try reader.optional("image", String.self)
    switch (symbol, image) {
    case (let symbol?, nil): return .systemImage(symbol, tint: tint)
    case (nil, let name?):
      if try reader.value("decorative", default: false) {
        return .image(Image(decorative: name), tint: tint)
      }
      let label = try reader.value("label", default: name)
      return .image(Image(name, label: label), tint: tint)
    case (nil, nil), (_?, _?):
      throw WireError("icon: there must be either a symbol or an image in it")
    }
  }
}
