/// A rectangle with round corners, in output pixels: what can be pressed of a toast.
public struct RoundedShape: Sendable, Hashable {
  /// Its width.
  public let width: Int
  /// Its height.
  public let height: Int
  /// The radius of its corners.
  public let radius: Double

  /// A shape; a radius greater than half of a side counts as that.
  public init(width: Int, height: Int, radius: Double) {
    self.width = width
    self.height = height
    self.radius = max(min(radius, Double(min(width, height)) / 2), 0)
  }

  /// Whether the middle of a pixel is in it.
  public func contains(_ point: PixelPoint) -> Bool {
    guard 0..<height ~= point.y else { return false }
    return columns(inRow: point.y).contains(point.x)
  }

  /// The pixels of a row whose middle is in it.
  private func columns(inRow row: Int) -> Range<Int> {
    let inset = Int((inset(at: Double(row) + 0.5) - 0.5).rounded(.up))
    let left = min(max(inset, 0), width / 2)
    return left..<(width - left)
  }

  /// How far the edge is from the side at a height.
  func inset(at y: Double) -> Double {
    let within = max(radius - min(y, Double(height) - y), 0)
    return radius - (radius * radius - within * within).squareRoot()
  }

  /// The shape as rectangles, from the top, for a window's regions.
  public var rectangles: [PixelRect] {
    var rectangles: [PixelRect] = []
    for y in 0..<height {
      let columns = columns(inRow: y)
      if let last = rectangles.last, last.x == columns.lowerBound, last.width == columns.count {
        rectangles[rectangles.count - 1].height += 1
      } else if !columns.isEmpty {
        rectangles.append(
          PixelRect(x: columns.lowerBound, y: y, width: columns.count, height: 1))
      }
    }
    return rectangles
  }

  /// Its edge, as a line to draw along or to fill.
  func outline(insetBy inset: Double = 0) -> Outline {
    Outline(
      x: inset, y: inset, width: Double(width) - 2 * inset, height: Double(height) - 2 * inset,
      radius: max(radius - inset, 0))
  }
}
