import ToastCore

extension Toast: Codable {
  private enum CodingKeys: String, CodingKey { case style, message, duration, width }

  /// From `{"style":"success","message":"Saved."}`; the duration may be missing and then is 3, and
  /// the width may be missing and then is unlimited.
  ///
  /// - Throws: `DecodingError` that names the field, what was there and what is allowed.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      style: try fields.decode(ToastSeverity.self, forKey: .style),
      message: try fields.decode(String.self, forKey: .message),
      duration: try fields.number(forKey: .duration, in: Self.durations) ?? 3,
      width: try fields.number(forKey: .width, in: ToastStyle.maxWidths) ?? .infinity)
  }

  /// As it is read; an unlimited width is left out.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(style, forKey: .style)
    try fields.encode(message, forKey: .message)
    try fields.encode(duration, forKey: .duration)
    if width.isFinite { try fields.encode(width, forKey: .width) }
  }
}
