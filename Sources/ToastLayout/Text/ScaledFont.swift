public import ToastCore

/// A font at the size at which it is shown.
public struct ScaledFont: Sendable, Hashable {
  /// The size in pixels.
  public var size: Double
  /// The weight.
  public var weight: Font.Weight
  /// The family.
  public var design: Font.Design

  /// A font at a text scale.
  public init(_ font: Font, scale: Double = 1) {
    size = font.size * scale
    weight = font.weight
    design = font.design
  }
}
