/// The shadow under a toast.
///
/// Its numbers are kept within ``radii`` and ``offsets``: what is out of them counts as the nearest
/// value in them, and what is not a number as 0.
public struct ToastShadow: Sendable, Hashable, Codable {
  /// The radii that there are, in pixels.
  public static let radii: ClosedRange<Double> = 0...512
  /// The distances that there are, in pixels.
  public static let offsets: ClosedRange<Double> = -512...512

  /// Its colour.
  public var color: Color
  /// How far it spreads, in pixels.
  public var radius: Double { didSet { radius = Self.radii.nearest(to: radius) } }
  /// How far it lies to the right, in pixels.
  public var x: Double { didSet { x = Self.offsets.nearest(to: x) } }
  /// How far it lies below, in pixels.
  public var y: Double { didSet { y = Self.offsets.nearest(to: y) } }

  /// A shadow.
  public init(color: Color, radius: Double, x: Double = 0, y: Double = 0) {
    self.color = color
    self.radius = Self.radii.nearest(to: radius)
    self.x = Self.offsets.nearest(to: x)
    self.y = Self.offsets.nearest(to: y)
  }

  /// Black at 35 %, 18 pixels wide, 8 pixels below.
  public static let `default` = ToastShadow(color: .black.opacity(0.35), radius: 18, y: 8)
  /// No shadow.
  public static let none = ToastShadow(color: .clear, radius: 0)

  private enum CodingKeys: String, CodingKey { case color, radius, x, y }

  /// From an object with a colour and a radius; the distances may be missing, and then are 0.
  ///
  /// - Throws: `DecodingError` that names the field, what was there and what is allowed.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    // Of one that is missing, the decoder's own error says so.
    let radius = try fields.number(forKey: .radius, in: Self.radii)
    self.init(
      color: try fields.decode(Color.self, forKey: .color),
      radius: try radius ?? fields.decode(Double.self, forKey: .radius),
      x: try fields.number(forKey: .x, in: Self.offsets) ?? 0,
      y: try fields.number(forKey: .y, in: Self.offsets) ?? 0)
  }
}
