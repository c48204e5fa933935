import Testing
import ToastDrawing

@testable import ToastScreen

/// Two outputs beside each other, and panels on them.
@Suite struct XPanelTests {
  private static let whole = PixelRect(x: 0, y: 0, width: 2000, height: 800)
  private static let left = PixelRect(x: 0, y: 0, width: 1000, height: 800)
  private static let right = PixelRect(x: 1000, y: 0, width: 1000, height: 800)

  /// What is left of an output.
  private static func cut(
    _ output: PixelRect, x: Int? = nil, y: Int? = nil, width: Int? = nil, height: Int? = nil
  ) -> PixelRect {
    let (left, top) = (x ?? output.x, y ?? output.y)
    return PixelRect(
      x: left, y: top, width: (width.map { left + $0 } ?? output.maxX) - left,
      height: (height.map { top + $0 } ?? output.maxY) - top)
  }

  private func areas(_ numbers: [UInt32]) -> [PixelRect] {
    let panels = XPanel.panels(numbers, on: Self.whole)
    return [Self.left, Self.right].map { XPanel.area(of: $0, $0, panels) }
  }

  @Test(
    arguments: [
      ("at the top", [0, 0, 30, 0, 0, 0, 0, 0, 1000, 1999, 0, 0], left, cut(right, y: 30)),
      ("at the bottom", [0, 0, 0, 40, 0, 0, 0, 0, 0, 0, 0, 999], cut(left, height: 760), right),
      (
        "between, from the left", [1060, 0, 0, 0, 0, 799, 0, 0, 0, 0, 0, 0], left,
        cut(right, x: 1060)
      ),
      (
        "between, from the right", [0, 1060, 0, 0, 0, 0, 0, 799, 0, 0, 0, 0], cut(left, width: 940),
        right
      ),
    ] as [(String, [UInt32], PixelRect, PixelRect)])
  func `a panel takes from the output that it is on`(
    place: String, numbers: [UInt32], left: PixelRect, right: PixelRect
  ) {
    #expect(areas(numbers) == [left, right])
  }

  @Test(
    arguments: [
      [], [0, 0, 30, 0], Array(repeating: UInt32.max, count: 12), Array(repeating: 0, count: 12),
      [0, 0, 700, 0, 0, 0, 0, 0, 0, 1999, 0, 0], [0, 0, 30, 0, 0, 0, 0, 0, 1999, 1000, 0, 0],
    ] as [[UInt32]])
  func `what is no panel takes nothing`(numbers: [UInt32]) {
    #expect(areas(numbers) == [Self.left, Self.right])
  }
}
