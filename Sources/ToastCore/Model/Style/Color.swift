/// A colour of the sRGB space, with its opacity.
///
/// The members that code for an iOS toast library uses are here; nothing is drawn by it.
public struct Color: Sendable, Hashable {
  /// The red part, 0…1.
  public let red: Double
  /// The green part, 0…1.
  public let green: Double
  /// The blue part, 0…1.
  public let blue: Double
  /// How much it covers, 0 (nothing) to 1 (everything).
  public let alpha: Double

  /// A colour from its parts. What is out of range counts as the nearest value in it, and what is
  /// not a number as 0; an opacity that is not a number counts as 1, so that nothing gets invisible
  /// by mistake.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = Self.clamped(red, orElse: 0)
    self.green = Self.clamped(green, orElse: 0)
    self.blue = Self.clamped(blue, orElse: 0)
    alpha = Self.clamped(opacity, orElse: 1)
  }

  /// A grey, from 0 (black) to 1 (white).
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// The same colour, its opacity multiplied by a factor from 0 to 1.
  public func opacity(_ factor: Double) -> Color {
    Color(
      red: red, green: green, blue: blue, opacity: alpha * Self.clamped(factor, orElse: 1))
  }

  private static func clamped(_ value: Double, orElse standard: Double) -> Double {
    value.isNaN ? standard : min(max(value, 0), 1)
  }
}

extension Color {
  /// Nothing at all.
  public static let clear = Color(white: 0, opacity: 0)
  /// `#000000`
  public static let black = Color(white: 0)
  /// `#ffffff`
  public static let white = Color(white: 1)
  /// `#8e8e93`
  public static let gray = Color(rgb: 0x8E8E93)
  /// `#ff3b30`
  public static let red = Color(rgb: 0xFF3B30)
  /// `#ff9500`
  public static let orange = Color(rgb: 0xFF9500)
  /// `#ffcc00`
  public static let yellow = Color(rgb: 0xFFCC00)
  /// `#34c759`
  public static let green = Color(rgb: 0x34C759)
  /// `#00c7be`
  public static let mint = Color(rgb: 0x00C7BE)
  /// `#30b0c7`
  public static let teal = Color(rgb: 0x30B0C7)
  /// `#32ade6`
  public static let cyan = Color(rgb: 0x32ADE6)
  /// `#007aff`
  public static let blue = Color(rgb: 0x007AFF)
  /// `#5856d6`
  public static let indigo = Color(rgb: 0x5856D6)
  /// `#af52de`
  public static let purple = Color(rgb: 0xAF52DE)
  /// `#ff2d55`
  public static let pink = Color(rgb: 0xFF2D55)
  /// `#a2845e`
  public static let brown = Color(rgb: 0xA2845E)

  /// A colour from the number that `#rrggbb` writes; what is above `0xffffff` is ignored.
  public init(rgb: UInt32) {
    self.init(
      red: Double((rgb >> 16) & 0xFF) / 255, green: Double((rgb >> 8) & 0xFF) / 255,
      blue: Double(rgb & 0xFF) / 255)
  }
}

extension Color: LosslessStringConvertible {
  /// `#rrggbb`, or `#rrggbbaa` where it does not cover everything.
  public var description: String {
    let parts = [red, green, blue] + (alpha < 1 ? [alpha] : [])
    return parts.reduce("#") { text, part in
      let number = Int((part * 255).rounded())
      return text + (number < 16 ? "0" : "") + String(number, radix: 16)
    }
  }

  /// A colour from `#rrggbb` or `#rrggbbaa`; `nil` for every other text.
  public init?(_ description: String) {
    let digits = description.dropFirst()
    guard description.hasPrefix("#"), digits.allSatisfy(\.isHexDigit),
      [6, 8].contains(digits.count), let number = UInt32(digits, radix: 16)
    else { return nil }
    let rgb = Color(rgb: digits.count == 6 ? number : number >> 8)
    let alpha = digits.count == 6 ? 1 : Double(number & 0xFF) / 255
    self.init(red: rgb.red, green: rgb.green, blue: rgb.blue, opacity: alpha)
  }
}

extension Color: Codable {
  private enum CodingKeys: String, CodingKey { case red, green, blue, opacity }

  /// From `#rrggbb` or `#rrggbbaa`, or from an object with the parts `red`, `green`, `blue` and
  /// `opacity`, each from 0 to 1; the opacity may be missing and then is 1.
  ///
  /// - Throws: `DecodingError` that names what was there and what is allowed.
  public init(from decoder: any Decoder) throws {
    if let fields = try? decoder.container(keyedBy: CodingKeys.self) {
      func part(_ key: CodingKeys) throws -> Double {
        guard let part = try fields.number(forKey: key, in: 0...1) else {
          return try fields.decode(Double.self, forKey: key)
        }
        return part
      }
      self.init(
        red: try part(.red), green: try part(.green), blue: try part(.blue),
        opacity: try fields.number(forKey: .opacity, in: 0...1) ?? 1)
      return
    }
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let color = Color(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "'\(text)' is not #rrggbb or #rrggbbaa")
    }
    self = color
  }

  /// As `#rrggbb` or `#rrggbbaa`, and as an object where those would round it: what is read again is
  /// equal to what was written.
  public func encode(to encoder: any Encoder) throws {
    if Color(description) == self {
      var container = encoder.singleValueContainer()
      try container.encode(description)
    } else {
      var fields = encoder.container(keyedBy: CodingKeys.self)
      try fields.encode(red, forKey: .red)
      try fields.encode(green, forKey: .green)
      try fields.encode(blue, forKey: .blue)
      if alpha < 1 { try fields.encode(alpha, forKey: .opacity) }
    }
  }
}
