import Testing

@testable import ToastCore

@Suite struct SwipeRuleTests {
  @Test(arguments: [
    (0.0, 0.0, false), (40, 0, false), (41, 0, true), (5, 500, false), (5, 501, true),
    // Away from the edge, or back again before it is let go of.
    (-41, 0, false), (-5, 900, false), (60, -10, false), (5, -900, false),
  ])
  func `25: past a third of its height, or faster than 500 pixels a second`(
    distance: Double, speed: Double, ends: Bool
  ) {
    #expect(SwipeRule.ends(distance: distance, speed: speed, height: 120) == ends)
  }
}
