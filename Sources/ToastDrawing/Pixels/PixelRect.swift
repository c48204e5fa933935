/// A place in a picture, in output pixels from its top left corner.
public struct PixelPoint: Sendable, Hashable {
  /// To the right.
  public var x: Int
  /// Down.
  public var y: Int

  /// A place.
  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  /// The corner.
  public static let zero = PixelPoint(x: 0, y: 0)
}

/// A part of a picture, in output pixels from its top left corner.
public struct PixelRect: Sendable, Hashable {
  /// Its left edge.
  public var x: Int
  /// Its upper edge.
  public var y: Int
  /// Its width.
  public var width: Int
  /// Its height.
  public var height: Int

  /// A part.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Its right edge.
  public var maxX: Int { x + width }
  /// Its lower edge.
  public var maxY: Int { y + height }
  /// Whether nothing is in it.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The same part of something that lies elsewhere.
  public func moved(by point: PixelPoint) -> PixelRect {
    PixelRect(x: x + point.x, y: y + point.y, width: width, height: height)
  }

  /// What is in both; empty where nothing is.
  public func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return PixelRect(
      x: left, y: top, width: max(min(maxX, other.maxX) - left, 0),
      height: max(min(maxY, other.maxY) - top, 0))
  }
}
