import Testing
import ToastCore
import ToastLayout

@testable import ToastScreen

@Suite struct MovementTests {
  typealias Motion = AccessibilityPreferences.Motion

  @Test(arguments: Motion.allCases)
  func `a toast comes, rests and goes`(motion: Motion) {
    var movement = Movement.entering(since: 5)
    #expect(movement.isMoving && !movement.isOver)
    movement = movement.settled(at: 5.31, motion)
    #expect(movement == .resting && movement.state(at: 9, motion) == .shown)
    movement = .leaving(from: 0, since: 9)
    #expect(movement.isOver)
    #expect(movement.settled(at: 9.21, motion) == .gone)
    #expect(!Movement.gone.isMoving)
  }

  @Test func `where nothing is to move it is there, and gone, at once`() {
    #expect(Movement.entering(since: 5).settled(at: 5, .none) == .resting)
    #expect(Movement.leaving(from: 0, since: 5).settled(at: 5, .none) == .gone)
  }

  @Test func `reduced: no frame is anywhere else`() {
    for step in 0...20 {
      let time = 5 + Double(step) / 100
      #expect(Movement.entering(since: 5).state(at: time, .reduced).distance == 0)
      #expect(Movement.leaving(from: 0.4, since: 5).state(at: time, .reduced).distance == 0)
    }
  }

  @Test func `what was swiped goes on from where it was let go of`() {
    let movement = Movement.leaving(from: 0.4, since: 5)
    #expect(movement.state(at: 5, .full).distance == 0.4)
    let distances = (0...20).map { movement.state(at: 5 + Double($0) / 100, .full).distance }
    #expect(zip(distances, distances.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(movement.state(at: 5.2, .full).distance == 1)
  }

  @Test func `what was let go of springs back`() {
    let movement = Movement.returning(from: 0.3, since: 5)
    #expect(movement.state(at: 5, .full).distance == 0.3)
    #expect(movement.settled(at: 5.31, .full) == .resting)
    #expect(movement.settled(at: 5, .reduced) == .resting)
  }
}
