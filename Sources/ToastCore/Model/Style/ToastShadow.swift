/// The shadow under a toast.
public struct ToastShadow: Sendable, Hashable, Codable {
  /// Its colour.
  public var color: Color
  /// How far it spreads, in pixels.
  public var radius: Double
  /// How far it lies to the right, in pixels.
  public var x: Double
  /// How far it lies below, in pixels.
  public var y: Double

  /// A shadow. A radius below 0 counts as 0.
  public init(color: Color, radius: Double, x: Double = 0, y: Double = 0) {
    self.color = color
    self.radius = max(radius, 0)
    self.x = x
    self.y = y
  }

  /// Black at 35 %, 18 pixels wide, 8 pixels below.
  public static let `default` = ToastShadow(color: .black.opacity(0.35), radius: 18, y: 8)
  /// No shadow.
  public static let none = ToastShadow(color: .clear, radius: 0)
}
