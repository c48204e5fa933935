import Testing
import ToastLayout

@testable import ToastAudit

@Suite struct TargetGeometryTests {
  /// From `facts/standards.md`: a circle needs a diameter of 33.94 pixels.
  @Test(arguments: [(33.94, false), (33.95, true), (24, false), (48, true)])
  func `24 by 24 fits in a circle from 24 times the root of 2 on`(diameter: Double, fits: Bool) {
    let rect = Rect(x: 0, y: 0, width: diameter, height: diameter)
    let size = TargetGeometry.largestSquare(in: rect, cornerRadius: diameter / 2)
    #expect((size >= 24) == fits)
    #expect(abs(size - diameter / 2.0.squareRoot()) < 1e-6)
  }

  /// By stepping through sizes and looking at the corner of each square.
  @Test(arguments: [(100, 24, 12), (60, 30, 15), (44, 44, 8), (30, 26, 13), (24, 24, 0)])
  func `in a rounded rectangle it is what stepping finds`(width: Int, height: Int, radius: Int) {
    let rect = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    let size = TargetGeometry.largestSquare(in: rect, cornerRadius: Double(radius))
    var found = 0.0
    for step in 0...(min(width, height) * 100) {
      let side = Double(step) / 100
      let (left, top) = ((rect.width - side) / 2, (rect.height - side) / 2)
      let (dx, dy) = (Double(radius) - left, Double(radius) - top)
      let isOutside = dx > 0 && dy > 0 && dx * dx + dy * dy > Double(radius * radius) + 1e-9
      if !isOutside { found = side }
    }
    #expect(abs(size - found) < 0.011)
  }

  /// WCAG 2.2, "Understanding 2.5.8": targets of 20 pixels pass 4 apart, and fail side by side.
  @Test(arguments: [(0, false), (3, false), (4, true), (12, true)])
  func `small targets need room to each other`(gap: Int, hasRoom: Bool) {
    let one = Rect(x: 0, y: 0, width: 20, height: 20)
    let other = Rect(x: Double(20 + gap), y: 0, width: 20, height: 20)
    #expect(TargetGeometry.hasRoom(one, among: [(other, true)], diameter: 24) == hasRoom)
  }

  @Test(arguments: [(1, false), (2, true)])
  func `a small target needs the room of half a circle to a large one`(gap: Int, hasRoom: Bool) {
    let one = Rect(x: 0, y: 0, width: 20, height: 20)
    let other = Rect(x: Double(20 + gap), y: -40, width: 100, height: 100)
    #expect(TargetGeometry.hasRoom(one, among: [(other, false)], diameter: 24) == hasRoom)
  }
}
