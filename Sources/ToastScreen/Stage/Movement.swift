import ToastCore
import ToastLayout

/// What a toast is doing on the screen: a function of time. Distances are as in ``MotionState``,
/// times in seconds of any clock.
enum Movement: Equatable, Sendable {
  /// It is in its place.
  case resting
  /// It comes.
  case entering(since: Double)
  /// A finger holds it.
  case held(at: Double)
  /// It was let go of, and goes back.
  case returning(from: Double, since: Double)
  /// It goes, from where it was.
  case leaving(from: Double, since: Double)
  /// It is gone.
  case gone

  /// How it looks at a moment.
  func state(at time: Double, _ motion: AccessibilityPreferences.Motion) -> MotionState {
    switch self {
    case .resting: return .shown
    case .entering(let since): return MotionPlan(motion, .entering).state(at: time - since)
    case .held(let distance): return MotionState(distance: distance, opacity: 1)
    case .returning(let from, let since):
      return MotionPlan.springBack(from: from, at: time - since, motion)
    case .leaving(let from, let since):
      var state = MotionPlan(motion, .leaving).state(at: time - since)
      // What was swiped goes on from where it was let go of.
      if motion == .full { state.distance = from + (1 - from) * state.distance }
      return state
    case .gone: return MotionState(distance: 1, opacity: 0)
    }
  }

  /// The same once its time is over.
  func settled(at time: Double, _ motion: AccessibilityPreferences.Motion) -> Movement {
    switch self {
    case .entering(let since):
      time - since >= MotionPlan(motion, .entering).duration ? .resting : self
    case .returning(let from, let since):
      MotionPlan.springBack(from: from, at: time - since, motion) == .shown ? .resting : self
    case .leaving(_, let since):
      time - since >= MotionPlan(motion, .leaving).duration ? .gone : self
    case .resting, .held, .gone: self
    }
  }

  /// Whether the next frame looks different by itself.
  var isMoving: Bool {
    switch self {
    case .entering, .returning, .leaving: true
    case .resting, .held, .gone: false
    }
  }

  /// Whether it goes, or is gone.
  var isOver: Bool {
    switch self {
    case .leaving, .gone: true
    case .resting, .entering, .held, .returning: false
    }
  }
}
