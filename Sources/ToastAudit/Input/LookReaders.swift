import ToastCore

/// Reads a style.
enum StyleReader {
  static func style(_ reader: FieldReader) throws(AuditInputError) -> ToastStyle {
    var style = ToastStyle()
    let known = [
      "backgroundColor", "backgroundUsesGlass", "backgroundTint", "cornerRadius", "iconColor",
      "titleFont", "titleColor", "messageFont", "messageColor", "buttonFont",
      "buttonForegroundColor", "buttonBackgroundColor", "buttonUsesGlass", "buttonTint", "shadow",
      "contentPadding", "maxWidth",
    ]
    try reader.members(known) { (key, field) throws(AuditInputError) in
      switch key {
      case "backgroundColor": style.backgroundColor = try field.color()
      case "backgroundUsesGlass": style.backgroundUsesGlass = try field.bool()
      case "backgroundTint": style.backgroundTint = try field.color()
      case "cornerRadius": style.cornerRadius = try field.number(ToastStyle.cornerRadii)
      case "iconColor": style.iconColor = try field.color()
      case "titleFont": style.titleFont = try font(field)
      case "titleColor": style.titleColor = try field.color()
      case "messageFont": style.messageFont = try font(field)
      case "messageColor": style.messageColor = try field.color()
      case "buttonFont": style.buttonFont = try font(field)
      case "buttonForegroundColor": style.buttonForegroundColor = try field.color()
      case "buttonBackgroundColor": style.buttonBackgroundColor = try field.color()
      case "buttonUsesGlass": style.buttonUsesGlass = try field.bool()
      case "buttonTint": style.buttonTint = try field.color()
      case "shadow": style.shadow = try shadow(field)
      case "contentPadding": style.contentPadding = try insets(field)
      default: style.maxWidth = try field.number(ToastStyle.maxWidths)
      }
    }
    return style
  }

  private static func font(_ reader: FieldReader) throws(AuditInputError) -> Font {
    var size: Double?
    var weight = Font.Weight.regular
    var design = Font.Design.default
    try reader.members(["size", "weight", "design"]) { (key, field) throws(AuditInputError) in
      switch key {
      case "size": size = try field.number(Font.sizes)
      case "weight": weight = try field.word()
      default: design = try field.word()
      }
    }
    guard let size else { throw AuditInputError(reader.path, "a font has a size") }
    return .system(size: size, weight: weight, design: design)
  }

  private static func shadow(_ reader: FieldReader) throws(AuditInputError) -> ToastShadow {
    var shadow = ToastShadow.none
    try reader.members(["color", "radius", "x", "y"]) { (key, field) throws(AuditInputError) in
      switch key {
      case "color": shadow.color = try field.color()
      case "radius": shadow.radius = try field.number(ToastShadow.radii)
      case "x": shadow.x = try field.number(ToastShadow.offsets)
      default: shadow.y = try field.number(ToastShadow.offsets)
      }
    }
    return shadow
  }

  private static func insets(_ reader: FieldReader) throws(AuditInputError) -> EdgeInsets {
    var insets = EdgeInsets()
    try reader.members(["top", "leading", "bottom", "trailing"]) {
      (key, field) throws(AuditInputError) in
      let distance = try field.number(EdgeInsets.distances)
      switch key {
      case "top": insets.top = distance
      case "leading": insets.leading = distance
      case "bottom": insets.bottom = distance
      default: insets.trailing = distance
      }
    }
    return insets
  }
}

/// Reads an icon.
enum IconReader {
  /// `{"systemImage":"bell"}` or `{"image":{"name":"Logo"}}`, each with or without a `tint`.
  static func icon(_ reader: FieldReader) throws(AuditInputError) -> ToastIcon {
    var symbol: String?
    var image: Image?
    var tint: Color?
    try reader.members(["systemImage", "image", "tint"]) { (key, field) throws(AuditInputError) in
      switch key {
      case "systemImage": symbol = try field.text()
      case "image": image = try self.image(field)
      default: tint = try field.color()
      }
    }
    switch (symbol, image) {
    case (let symbol?, nil): return .systemImage(symbol, tint: tint)
    case (nil, let image?): return .image(image, tint: tint)
    default: throw AuditInputError(reader.path, "an icon is either a systemImage or an image")
    }
  }

  private static func image(_ reader: FieldReader) throws(AuditInputError) -> Image {
    var name: String?
    var label: String?
    var isDecorative = false
    try reader.members(["name", "label", "decorative"]) { (key, field) throws(AuditInputError) in
      switch key {
      case "name": name = try field.text()
      case "label": label = try field.text()
      default: isDecorative = try field.bool()
      }
    }
    guard let name else { throw AuditInputError(reader.path, "an image has a name") }
    if isDecorative {
      if label != nil {
        throw AuditInputError(
          reader.path, "a label is not allowed beside decorative, which says nothing")
      }
      return Image(decorative: name)
    }
    return Image(name, label: label ?? name)
  }
}
