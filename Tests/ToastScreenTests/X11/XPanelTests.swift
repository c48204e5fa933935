import Testing
import ToastDrawing

@testable import ToastScreen

/// Two outputs beside each other, and panels on them.
@Suite struct XPanelTests {
  private static let whole = PixelRect(x: 0, y: 0, width: 2000, height: 800)
  private static let left = PixelRect(x: 0, y: 0, width: 1000, height: 800)
  private static let right = PixelRect(x: 1000, y: 0, width: 1000, height: 800)

  private func areas(_ numbers: [UInt32]) -> [PixelRect] {
    let panels = XPanel.panels(numbers, on: Self.whole)
    return [Self.left, Self.right].map { XPanel.area(of: $0, $0, panels) }
  }

  @Test func `a panel at the top of one output leaves the other alone`() {
    #expect(
      areas([0, 0, 30, 0, 0, 0, 0, 0, 1000, 1999, 0, 0])
        == [Self.left, PixelRect(x: 1000, y: 30, width: 1000, height: 770)])
    #expect(
      areas([0, 0, 0, 40, 0, 0, 0, 0, 0, 0, 0, 999])
        == [PixelRect(x: 0, y: 0, width: 1000, height: 760), Self.right])
  }

  @Test func `a panel between two outputs takes from the one that it is on`() {
    #expect(
      areas([1060, 0, 0, 0, 0, 799, 0, 0, 0, 0, 0, 0])
        == [Self.left, PixelRect(x: 1060, y: 0, width: 940, height: 800)])
    #expect(
      areas([0, 1060, 0, 0, 0, 0, 0, 799, 0, 0, 0, 0])
        == [PixelRect(x: 0, y: 0, width: 940, height: 800), Self.right])
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
