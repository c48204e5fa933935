/// A width and a height, in pixels.
public struct Size: Sendable, Hashable {
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// A size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  static let zero = Size(width: 0, height: 0)
}

/// A rectangle in pixels, from the top left corner of the toast's surface to the right and down.
public struct Rect: Sendable, Hashable {
  /// Its left edge.
  public var x: Double
  /// Its upper edge.
  public var y: Double
  /// Its width.
  public var width: Double
  /// Its height.
  public var height: Double

  /// A rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  init(x: Double, y: Double, _ size: Size) {
    self.init(x: x, y: y, width: size.width, height: size.height)
  }

  /// Its right edge.
  public var maxX: Double { x + width }
  /// Its lower edge.
  public var maxY: Double { y + height }
  /// The middle of its height.
  public var middle: Double { y + height / 2 }

  /// Whether all of another one is in it, but for a thousandth of a pixel.
  public func contains(_ other: Rect) -> Bool {
    other.x >= x - 1e-3 && other.maxX <= maxX + 1e-3
      && other.y >= y - 1e-3 && other.maxY <= maxY + 1e-3
  }

  /// Whether they share more than a thousandth of a pixel.
  public func overlaps(_ other: Rect) -> Bool {
    other.x < maxX - 1e-3 && other.maxX > x + 1e-3
      && other.y < maxY - 1e-3 && other.maxY > y + 1e-3
  }

  /// Smaller by a distance at each side, and around the same middle.
  func inset(by distance: Double) -> Rect {
    let (dx, dy) = (min(distance, width / 2), min(distance, height / 2))
    return Rect(x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  func moved(x dx: Double, y dy: Double) -> Rect {
    Rect(x: x + dx, y: y + dy, width: width, height: height)
  }

  func mirrored(in width: Double) -> Rect {
    Rect(x: width - maxX, y: y, width: self.width, height: height)
  }
}

/// Distances from the four sides, in pixels; unlike `EdgeInsets` they do not turn with the text.
public struct Margins: Sendable, Hashable {
  /// At the left side, at the top, at the right side, at the bottom.
  public var left, top, right, bottom: Double

  /// Distances.
  public init(left: Double, top: Double, right: Double, bottom: Double) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }
}
