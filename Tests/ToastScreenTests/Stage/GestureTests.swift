import Testing
import ToastCore
import ToastLayout

@testable import ToastScreen

/// `spec/toast.md` 25: a tap, a press on the up event, a swipe past a third or faster than 500 px/s.
@Suite struct GestureTests {
  private static func toast(
    _ edge: ToastConfiguration.Edge = .top, endsOnSwipe: Bool = true
  ) -> Gesture.Toast {
    Gesture.Toast(
      targets: [Rect(x: 300, y: 20, width: 80, height: 50)], height: 90, edge: edge,
      endsOnSwipe: endsOnSwipe)
  }

  /// Presses at the first place, moves to each other one 20 ms later, and lets go at the last.
  private func wishes(
    _ places: [(x: Double, y: Double)], every step: Double = 0.02,
    on toast: Gesture.Toast = Self.toast()
  ) -> [Gesture.Wish] {
    var gesture = Gesture()
    var time = 10.0
    var wishes = gesture.pressed(x: places[0].x, y: places[0].y, at: time, on: toast)
    for place in places.dropFirst() {
      time += step
      wishes += gesture.moved(x: place.x, y: place.y, at: time, on: toast)
    }
    let last = places[places.count - 1]
    wishes += gesture.released(x: last.x, y: last.y, at: time + step, on: toast)
    // Nothing is held any more.
    #expect(gesture.released(x: last.x, y: last.y, at: time + step, on: toast).isEmpty)
    return wishes
  }

  @Test func `a tap is one where the hand shakes, and ends nothing by itself`() {
    #expect(wishes([(100, 40)]) == [.held, .released, .tap])
    #expect(wishes([(100, 40), (103, 46)]) == [.held, .released, .tap])
  }

  @Test func `a button is pressed when it is let go of on it`() {
    #expect(
      wishes([(310, 30)]) == [.held, .highlight(0), .released, .highlight(nil), .press(0)])
    #expect(
      wishes([(310, 30), (200, 30)]) == [
        .held, .highlight(0), .highlight(nil), .released, .highlight(nil),
      ], "let go of beside it")
    let back = wishes([(310, 30), (200, 30), (320, 40)])
    #expect(back.last == .press(0), "and back on it")
  }

  @Test(arguments: [
    (-29.0, 0.2, false), (-31, 0.2, true), (-80, 0.2, true), (40, 0.2, false),
    // 12.5 px in the last 20 ms are 625 px/s.
    (-25, 0.01, true), (-20, 0.02, false), (-9, 0.02, false), (20, 0.02, false),
  ])
  func `a swipe past a third of the height, or a fast one, ends it; else it springs back`(
    distance: Double, step: Double, ends: Bool
  ) {
    let all = wishes(
      [(100, 40), (100, 40 + distance / 2), (100, 40 + distance)], every: step)
    #expect(all.contains(.swipe) == ends)
    #expect(all.contains(.springBack) != ends || abs(distance) <= Gesture.slop)
    // At the other edge it is the other way.
    let other = wishes(
      [(100, 40), (100, 40 - distance / 2), (100, 40 - distance)], every: step,
      on: Self.toast(.bottom))
    #expect(other.contains(.swipe) == ends)
  }

  @Test func `a quick swipe may be one movement, and a slow one that is told of late is none`() {
    #expect(wishes([(100, 40), (100, 25)], every: 0.005).last == .swipe)
    #expect(wishes([(100, 40), (100, 25)], every: 0.1).last == .springBack)
  }

  @Test func `where a swipe ends nothing it springs back`() {
    let all = wishes([(100, 40), (100, 0)], on: Self.toast(endsOnSwipe: false))
    #expect(all.last == .springBack)
  }

  @Test func `it follows the finger toward its edge, and not away from it`() {
    #expect(
      wishes([(100, 40), (100, 20), (100, 60)], every: 1) == [
        .held, .drag(20), .drag(0), .released, .springBack,
      ])
  }
}
