/// A line of straight and curved pieces, which can be filled or drawn.
struct Outline: Equatable, Sendable {
  /// One piece; all places are absolute.
  enum Step: Equatable, Sendable {
    case move(Double, Double)
    case line(Double, Double)
    /// A cubic Bézier curve: two control points, and the end.
    case curve(Double, Double, Double, Double, Double, Double)
    case close
  }

  var steps: [Step] = []

  init(_ steps: [Step] = []) { self.steps = steps }

  /// A polygon.
  init(polygon points: [(Double, Double)]) {
    for (index, point) in points.enumerated() {
      steps.append(index == 0 ? .move(point.0, point.1) : .line(point.0, point.1))
    }
    steps.append(.close)
  }

  /// How far a control point is from the end of a quarter of a circle, as a part of its radius.
  static let quarter = 0.552_284_749_8

  /// A rectangle with round corners.
  init(x: Double, y: Double, width: Double, height: Double, radius: Double) {
    let r = max(min(radius, width / 2, height / 2), 0)
    let (right, bottom) = (x + width, y + height)
    guard r > 0 else {
      steps = [.move(x, y), .line(right, y), .line(right, bottom), .line(x, bottom), .close]
      return
    }
    let c = r * (1 - Self.quarter)
    steps = [
      .move(x + r, y), .line(right - r, y),
      .curve(right - c, y, right, y + c, right, y + r), .line(right, bottom - r),
      .curve(right, bottom - c, right - c, bottom, right - r, bottom), .line(x + r, bottom),
      .curve(x + c, bottom, x, bottom - c, x, bottom - r), .line(x, y + r),
      .curve(x, y + c, x + c, y, x + r, y), .close,
    ]
  }

  /// An ellipse.
  init(centerX x: Double, y: Double, radiusX: Double, radiusY: Double) {
    let (cx, cy) = (radiusX * Self.quarter, radiusY * Self.quarter)
    steps = [
      .move(x, y - radiusY),
      .curve(x + cx, y - radiusY, x + radiusX, y - cy, x + radiusX, y),
      .curve(x + radiusX, y + cy, x + cx, y + radiusY, x, y + radiusY),
      .curve(x - cx, y + radiusY, x - radiusX, y + cy, x - radiusX, y),
      .curve(x - radiusX, y - cy, x - cx, y - radiusY, x, y - radiusY), .close,
    ]
  }
}
