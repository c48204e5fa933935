/// A font of the system, by size and weight.
public struct Font: Sendable, Hashable, Codable {
  /// How heavy the strokes are.
  public enum Weight: String, Sendable, Codable, CaseIterable {
    /// The nine weights, from the lightest to the heaviest.
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// Which family of the system's.
  public enum Design: String, Sendable, Codable, CaseIterable {
    /// The usual one, one with rounded ends, one with serifs, one whose letters are equally wide.
    case `default`, rounded, serif, monospaced
  }

  /// The sizes that there are, in points at a text scale of 1.
  public static let sizes: ClosedRange<Double> = 1...512

  /// The size in points at a text scale of 1, within ``sizes``.
  public let size: Double
  /// The weight.
  public let weight: Weight
  /// The family.
  public let design: Design

  private init(size: Double, weight: Weight, design: Design) {
    self.size = min(max(size.isNaN ? 1 : size, Self.sizes.lowerBound), Self.sizes.upperBound)
    self.weight = weight
    self.design = design
  }

  /// A font of the system. A size out of ``sizes`` counts as the nearest one in it.
  public static func system(
    size: Double, weight: Weight = .regular, design: Design = .default
  ) -> Font {
    Font(size: size, weight: weight, design: design)
  }

  private enum CodingKeys: String, CodingKey { case size, weight, design }

  /// From `{"size":17,"weight":"semibold"}`; weight and design may be missing.
  ///
  /// - Throws: `DecodingError` for a size that is not a number from 1 to 512, and for a word that is
  ///   no weight or design.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let size = try container.decode(Double.self, forKey: .size)
    guard Self.sizes.contains(size) else {
      throw DecodingError.dataCorruptedError(
        forKey: .size, in: container, debugDescription: "'\(size)' is not from 1 to 512")
    }
    self.init(
      size: size, weight: try container.decodeIfPresent(Weight.self, forKey: .weight) ?? .regular,
      design: try container.decodeIfPresent(Design.self, forKey: .design) ?? .default)
  }
}
