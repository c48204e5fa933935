import Testing
import ToastCore

@testable import ToastLayout

@Suite struct MotionPlanTests {
  typealias Motion = AccessibilityPreferences.Motion

  /// A moment each millisecond.
  private static func states(_ plan: MotionPlan) -> [MotionState] {
    (0...Int(plan.duration * 1000)).map { plan.state(at: Double($0) / 1000) }
  }

  @Test(arguments: [
    (Motion.full, MotionPlan.Kind.slide, 0.3), (.reduced, .crossFade, 0.2), (.none, .none, 0),
  ])
  func `each preference has its kind and its longest time`(
    motion: Motion, kind: MotionPlan.Kind, longest: Double
  ) {
    for phase in MotionPlan.Phase.allCases {
      let plan = MotionPlan(motion, phase)
      #expect(plan.kind == kind && plan.duration <= longest)
    }
  }

  @Test(arguments: Motion.allCases)
  func `at its end a toast is exactly in its place, or out of sight`(motion: Motion) {
    let entering = MotionPlan(motion, .entering)
    let leaving = MotionPlan(motion, .leaving)
    for late in [0, 0.001, 1, 1e9] {
      #expect(entering.state(at: entering.duration + late) == .shown)
      let gone = leaving.state(at: leaving.duration + late)
      #expect(gone.distance == 1 || gone.opacity == 0)
    }
  }

  @Test func `what moves fully springs in from its edge, and passes its place only a little`() {
    let states = Self.states(MotionPlan(.full, .entering))
    #expect(states.first == MotionState(distance: 1, opacity: 1))
    #expect(states.contains { $0.distance < 0 })
    #expect(states.allSatisfy { -0.02...1 ~= $0.distance && $0.opacity == 1 })
    // Its last moment is less than a pixel from its place, on a way of 400 pixels.
    #expect(abs(MotionPlan(.full, .entering).state(at: 0.2999).distance) < 1.0 / 400)
  }

  @Test func `what moves fully glides out, ever further`() {
    let states = Self.states(MotionPlan(.full, .leaving))
    #expect(states.first == .shown)
    #expect(zip(states, states.dropFirst()).allSatisfy { $0.distance < $1.distance })
  }

  @Test(arguments: MotionPlan.Phase.allCases)
  func `reduced: nothing moves, it fades evenly`(phase: MotionPlan.Phase) {
    let states = Self.states(MotionPlan(.reduced, phase))
    #expect(states.allSatisfy { $0.distance == 0 && 0...1 ~= $0.opacity })
    let steps = zip(states, states.dropFirst()).map { $1.opacity - $0.opacity }
    #expect(steps.allSatisfy { abs(abs($0) - 0.005) < 1e-9 })
    #expect(steps.allSatisfy { ($0 > 0) == (phase == .entering) })
  }

  @Test func `none: the first state is the last`() {
    #expect(MotionPlan(.none, .entering).state(at: 0) == .shown)
    #expect(MotionPlan(.none, .leaving).state(at: 0).opacity == 0)
  }

  @Test(arguments: Motion.allCases, MotionPlan.Phase.allCases)
  func `no step is so large that it flashes or jumps`(motion: Motion, phase: MotionPlan.Phase) {
    let states = Self.states(MotionPlan(motion, phase))
    for (one, next) in zip(states, states.dropFirst()) {
      #expect(abs(one.distance - next.distance) < 0.02 && abs(one.opacity - next.opacity) < 0.02)
    }
  }

  @Test func `before its begin it is as at its begin`() {
    for motion in Motion.allCases {
      let plan = MotionPlan(motion, .entering)
      #expect(plan.state(at: -1) == plan.state(at: 0))
    }
  }

  @Test func `what was let go springs back, or is back at once`() {
    #expect(MotionPlan.springBack(from: 0.3, at: 0, .full).distance == 0.3)
    #expect(MotionPlan.springBack(from: 0.3, at: 0.15, .full).distance < 0.1)
    #expect(MotionPlan.springBack(from: 0.3, at: 0.3, .full) == .shown)
    #expect(MotionPlan.springBack(from: 0.3, at: 0, .reduced) == .shown)
    #expect(MotionPlan.springBack(from: 0.3, at: 0, .none) == .shown)
  }
}
