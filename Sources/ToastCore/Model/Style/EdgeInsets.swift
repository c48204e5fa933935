/// Distances from the four edges, in pixels at a text scale of 1.
public struct EdgeInsets: Sendable, Hashable, Codable {
  /// From the top.
  public var top: Double
  /// From where a line begins.
  public var leading: Double
  /// From the bottom.
  public var bottom: Double
  /// From where a line ends.
  public var trailing: Double

  /// Distances; none when nothing is said.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
