/// Distances from the four edges, in pixels at a text scale of 1.
///
/// Each is kept within ``distances``: what is out of it counts as the nearest value in it, and what
/// is not a number as 0.
public struct EdgeInsets: Sendable, Hashable, Codable {
  /// The distances that there are, in pixels.
  public static let distances: ClosedRange<Double> = 0...1024

  /// From the top.
  public var top: Double { didSet { top = Self.distances.nearest(to: top) } }
  /// From where a line begins.
  public var leading: Double { didSet { leading = Self.distances.nearest(to: leading) } }
  /// From the bottom.
  public var bottom: Double { didSet { bottom = Self.distances.nearest(to: bottom) } }
  /// From where a line ends.
  public var trailing: Double { didSet { trailing = Self.distances.nearest(to: trailing) } }

  /// Distances; none when nothing is said.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = Self.distances.nearest(to: top)
    self.leading = Self.distances.nearest(to: leading)
    self.bottom = Self.distances.nearest(to: bottom)
    self.trailing = Self.distances.nearest(to: trailing)
  }

  private enum CodingKeys: String, CodingKey { case top, leading, bottom, trailing }

  /// From an object in which every field may be missing, and then is 0.
  ///
  /// - Throws: `DecodingError` that names the field, what was there and what is allowed.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    func read(_ key: CodingKeys) throws -> Double {
      try fields.number(forKey: key, in: Self.distances) ?? 0
    }
    self.init(
      top: try read(.top), leading: try read(.leading), bottom: try read(.bottom),
      trailing: try read(.trailing))
  }
}
