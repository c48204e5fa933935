/// How far a place in a rounded rectangle is from its edge, and in which direction that is, in
/// output pixels.
struct EdgeDistance {
  private let halfWidth: Double
  private let halfHeight: Double
  private let radius: Double

  /// - Parameter leastRadius: corners are at least this round; of a sharp one the direction would
  ///   jump along its diagonal.
  init(_ shape: RoundedShape, leastRadius: Double = 0) {
    halfWidth = Double(shape.width) / 2
    halfHeight = Double(shape.height) / 2
    radius = min(max(shape.radius, leastRadius), halfWidth, halfHeight)
  }

  /// A place: its distance from the edge, negative outside, and the direction outward.
  struct Place {
    var distance: Double
    var x: Double
    var y: Double
  }

  /// - Parameters:
  ///   - x: from the left side, in the left half.
  ///   - y: from the upper side, in the upper half.
  @inline(__always) func place(x: Double, y: Double) -> Place {
    let dx = radius - x
    let dy = radius - y
    if dx > 0, dy > 0 {
      let length = (dx * dx + dy * dy).squareRoot()
      let scale = 1 / max(length, 1e-9)
      return Place(distance: radius - length, x: -dx * scale, y: -dy * scale)
    }
    return x < y ? Place(distance: x, x: -1, y: 0) : Place(distance: y, x: 0, y: -1)
  }
}
