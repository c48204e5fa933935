/// How a toast looks.
///
/// A style that came from ``success``, ``error``, ``info`` or ``warning`` keeps that severity,
/// whatever is changed about it: its word is said and its glyph is shown.
public struct ToastStyle: Sendable, Equatable {
  /// The radii that corners can have, in pixels.
  public static let cornerRadii: ClosedRange<Double> = 0...1024
  /// The greatest widths that a toast can be given, in pixels.
  public static let maxWidths: ClosedRange<Double> = 1...65536

  /// The severity of the preset that it came from.
  public internal(set) var severity: ToastSeverity?

  /// What is behind everything; `#141416` when nothing is said.
  public var backgroundColor: Color
  /// Whether the surface is glass.
  public var backgroundUsesGlass: Bool
  /// The colour of the glass; only with ``backgroundUsesGlass``.
  public var backgroundTint: Color?
  /// The radius of the corners, in pixels; 32 when nothing is said. One out of ``cornerRadii`` counts
  /// as the nearest in it, and what is not a number as 0; none is drawn larger than half the toast.
  public var cornerRadius: Double {
    didSet { cornerRadius = Self.cornerRadii.nearest(to: cornerRadius) }
  }
  /// The colour of the icon; the icon's own when `nil`.
  public var iconColor: Color?
  /// The font of the title; 17 points, semibold.
  public var titleFont: Font
  /// The colour of the title; white.
  public var titleColor: Color
  /// The font of the message; 14 points, regular.
  public var messageFont: Font
  /// The colour of the message; white at 70 %.
  public var messageColor: Color
  /// The font of the buttons; 16 points, semibold.
  public var buttonFont: Font
  /// The colour of the buttons' text; white.
  public var buttonForegroundColor: Color
  /// The colour of the buttons; white at 14 %.
  public var buttonBackgroundColor: Color
  /// Whether the buttons are glass, whatever the surface is.
  public var buttonUsesGlass: Bool
  /// The colour of the buttons' glass; only with ``buttonUsesGlass``.
  public var buttonTint: Color?
  /// The shadow.
  public var shadow: ToastShadow
  /// The space around the content; by what the toast holds when `nil`, see
  /// ``padding(besideButton:)``.
  public var contentPadding: EdgeInsets?
  /// The greatest width in pixels at a text scale of 1; as wide as its content when `nil`. What is
  /// no width (zero and less, infinite, not a number) counts as `nil`.
  public var maxWidth: Double? {
    didSet { maxWidth = Self.width(maxWidth) }
  }

  /// A style; every field has the default named at it.
  public init(
    backgroundColor: Color = Color(rgb: 0x141416), backgroundUsesGlass: Bool = false,
    backgroundTint: Color? = nil, cornerRadius: Double = 32, iconColor: Color? = nil,
    titleFont: Font = .system(size: 17, weight: .semibold), titleColor: Color = .white,
    messageFont: Font = .system(size: 14), messageColor: Color = .white.opacity(0.7),
    buttonFont: Font = .system(size: 16, weight: .semibold), buttonForegroundColor: Color = .white,
    buttonBackgroundColor: Color = .white.opacity(0.14), buttonUsesGlass: Bool = false,
    buttonTint: Color? = nil, shadow: ToastShadow = .default, contentPadding: EdgeInsets? = nil,
    maxWidth: Double? = nil
  ) {
    self.backgroundColor = backgroundColor
    self.backgroundUsesGlass = backgroundUsesGlass
    self.backgroundTint = backgroundTint
    self.cornerRadius = Self.cornerRadii.nearest(to: cornerRadius)
    self.iconColor = iconColor
    self.titleFont = titleFont
    self.titleColor = titleColor
    self.messageFont = messageFont
    self.messageColor = messageColor
    self.buttonFont = buttonFont
    self.buttonForegroundColor = buttonForegroundColor
    self.buttonBackgroundColor = buttonBackgroundColor
    self.buttonUsesGlass = buttonUsesGlass
    self.buttonTint = buttonTint
    self.shadow = shadow
    self.contentPadding = contentPadding
    self.maxWidth = Self.width(maxWidth)
  }

  /// The default style with some fields changed: `.custom { $0.cornerRadius = 16 }`.
  public static func custom(_ change: (inout ToastStyle) -> Void) -> ToastStyle {
    var style = ToastStyle()
    change(&style)
    return style
  }

  /// The space around the content: ``contentPadding`` where it is set, else 16 pixels above and
  /// below and 20 at the sides, less beside a button.
  public func padding(besideButton: Bool) -> EdgeInsets {
    if let contentPadding { return contentPadding }
    return besideButton
      ? EdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 10)
      : EdgeInsets(top: 16, leading: 20, bottom: 16, trailing: 20)
  }

  private static func width(_ width: Double?) -> Double? {
    width.flatMap { $0 > 0 && $0.isFinite ? maxWidths.nearest(to: $0) : nil }
  }
}

extension ToastStyle: Codable {
  private enum CodingKeys: String, CodingKey {
    case backgroundColor, backgroundUsesGlass, backgroundTint, cornerRadius, iconColor
    case titleFont, titleColor, messageFont, messageColor
    case buttonFont, buttonForegroundColor, buttonBackgroundColor, buttonUsesGlass, buttonTint
    case shadow, contentPadding, maxWidth
  }

  /// From an object in which every field may be missing, and then has its default. The severity is
  /// no part of it: it belongs to the preset, see ``named(_:)``.
  ///
  /// - Throws: `DecodingError` that names the field, what was there and what is allowed.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    func value<Value: Decodable>(_ key: CodingKeys) throws -> Value? {
      try fields.decodeIfPresent(Value.self, forKey: key)
    }
    self.init(
      backgroundTint: try value(.backgroundTint), iconColor: try value(.iconColor),
      buttonTint: try value(.buttonTint), contentPadding: try value(.contentPadding),
      maxWidth: try fields.number(forKey: .maxWidth, in: Self.maxWidths))
    cornerRadius = try fields.number(forKey: .cornerRadius, in: Self.cornerRadii) ?? cornerRadius
    func read<Value: Decodable>(_ key: CodingKeys, into field: inout Value) throws {
      field = try value(key) ?? field
    }
    try read(.backgroundColor, into: &backgroundColor)
    try read(.backgroundUsesGlass, into: &backgroundUsesGlass)
    try read(.titleFont, into: &titleFont)
    try read(.titleColor, into: &titleColor)
    try read(.messageFont, into: &messageFont)
    try read(.messageColor, into: &messageColor)
    try read(.buttonFont, into: &buttonFont)
    try read(.buttonForegroundColor, into: &buttonForegroundColor)
    try read(.buttonBackgroundColor, into: &buttonBackgroundColor)
    try read(.buttonUsesGlass, into: &buttonUsesGlass)
    try read(.shadow, into: &shadow)
  }
}
