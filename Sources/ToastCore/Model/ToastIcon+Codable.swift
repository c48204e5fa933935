extension ToastIcon: Codable {
  private enum CodingKeys: String, CodingKey { case systemImage, image, tint }

  /// From `{"systemImage":"bell"}` or `{"image":{"name":"Logo"}}`, each with or without a `tint`.
  ///
  /// - Throws: `DecodingError` that names the field, what was there and what is allowed.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let tint = try fields.decodeIfPresent(Color.self, forKey: .tint)
    let symbol = try fields.decodeIfPresent(String.self, forKey: .systemImage)
    let image = try fields.decodeIfPresent(Image.self, forKey: .image)
    switch (symbol, image) {
    case (let symbol?, nil): self = .systemImage(symbol, tint: tint)
    case (nil, let image?): self = .image(image, tint: tint)
    case (nil, nil), (_?, _?):
      let given = symbol == nil ? "neither" : "both"
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: fields.codingPath,
          debugDescription: "'\(given)' given: an icon is either a systemImage or an image"))
    }
  }

  /// As it is read.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .systemImage(let symbol, _): try fields.encode(symbol, forKey: .systemImage)
    case .image(let image, _): try fields.encode(image, forKey: .image)
    }
    try fields.encodeIfPresent(tint, forKey: .tint)
  }
}

extension Image: Codable {
  private enum CodingKeys: String, CodingKey { case name, label, decorative }

  /// From `{"name":"Logo"}`, with a `label` that says something else than the name, or with
  /// `"decorative":true`.
  ///
  /// - Throws: `DecodingError` for a picture without a name, and for a decorative one with a label.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let name = try fields.decode(String.self, forKey: .name)
    let label = try fields.decodeIfPresent(String.self, forKey: .label)
    guard try fields.decodeIfPresent(Bool.self, forKey: .decorative) ?? false else {
      self.init(name, label: label ?? name)
      return
    }
    if let label {
      throw DecodingError.dataCorruptedError(
        forKey: .label, in: fields,
        debugDescription: "label: '\(label)' is not allowed beside decorative, which says nothing")
    }
    self.init(decorative: name)
  }

  /// As it is read.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(name, forKey: .name)
    if let label {
      if label != name { try fields.encode(label, forKey: .label) }
    } else {
      try fields.encode(true, forKey: .decorative)
    }
  }
}
