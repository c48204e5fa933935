import ToastLayout

/// How large targets are, and how near to each other (WCAG 2.2, 2.5.5 and 2.5.8).
enum TargetGeometry {
  /// The size of the largest square, with sides along those of a rounded rectangle, that fits in it.
  ///
  /// A square of size s in the middle has its corners dx = max(0, r - (W - s) / 2) and dy beyond the
  /// centres of the round corners, and fits while dx² + dy² ≤ r².
  static func largestSquare(in rect: Rect, cornerRadius: Double) -> Double {
    var size = min(rect.width, rect.height)
    let radius = min(cornerRadius, size / 2)
    func fits(_ size: Double) -> Bool {
      let dx = max(0, radius - (rect.width - size) / 2)
      let dy = max(0, radius - (rect.height - size) / 2)
      return dx * dx + dy * dy <= radius * radius
    }
    if fits(size) { return size }
    var least = 0.0
    for _ in 0..<40 {
      let middle = (least + size) / 2
      if fits(middle) { least = middle } else { size = middle }
    }
    return least
  }

  /// Whether an undersized target has room: a circle of a diameter, around the middle of the target,
  /// meets no other target, nor such a circle of another undersized one.
  static func hasRoom(
    _ target: Rect, among others: [(frame: Rect, isUndersized: Bool)], diameter: Double
  ) -> Bool {
    let (x, y) = target.center
    return others.allSatisfy { other in
      let (otherX, otherY) = other.frame.center
      if other.isUndersized, distance(x - otherX, y - otherY) < diameter { return false }
      let dx = max(other.frame.x - x, 0, x - other.frame.maxX)
      let dy = max(other.frame.y - y, 0, y - other.frame.maxY)
      return distance(dx, dy) >= diameter / 2
    }
  }

  private static func distance(_ x: Double, _ y: Double) -> Double {
    (x * x + y * y).squareRoot()
  }
}

extension Rect {
  /// Its middle.
  fileprivate var center: (Double, Double) { (x + width / 2, y + height / 2) }
}
