import Glibc
public import ToastCore

/// How a toast comes and goes, by how much a person wants to move.
///
/// It is a function of time alone. The life of a toast never depends on it: who draws asks it for
/// the state at a moment, and need not ask.
public struct MotionPlan: Sendable, Hashable {
  /// What happens.
  public enum Kind: String, Sendable, CaseIterable {
    /// It slides in from its edge as on a spring, and glides out toward it.
    case slide
    /// It appears and fades in its place.
    case crossFade
    /// It is there, or gone, at once.
    case none
  }

  /// Which way.
  public enum Phase: String, Sendable, CaseIterable {
    /// It comes.
    case entering
    /// It goes.
    case leaving
  }

  /// What happens.
  public let kind: Kind
  /// Which way.
  public let phase: Phase
  /// How long it takes, in seconds: 0 for ``Kind/none``.
  public let duration: Double

  /// A plan.
  public init(_ motion: AccessibilityPreferences.Motion, _ phase: Phase) {
    self.phase = phase
    kind =
      switch motion {
      case .full: .slide
      case .reduced: .crossFade
      case .none: .none
      }
    duration =
      switch (kind, phase) {
      case (.none, _): 0
      case (.slide, .entering): Spring.duration
      case (.slide, .leaving), (.crossFade, _): 0.2
      }
  }

  /// How it looks at a moment.
  ///
  /// - Parameter time: seconds from its begin; before that it is as at the begin, and from
  ///   ``duration`` on it is exactly in its place, or gone.
  public func state(at time: Double) -> MotionState {
    let rest: MotionState = phase == .entering ? .shown : .hidden(sliding: kind == .slide)
    guard time < duration else { return rest }
    let time = max(time, 0)
    let done = time / duration
    return switch (kind, phase) {
    case (.none, _): rest
    case (.slide, .entering): MotionState(distance: Spring.distance(at: time), opacity: 1)
    case (.slide, .leaving): MotionState(distance: done * done * done, opacity: 1)
    case (.crossFade, .entering): MotionState(distance: 0, opacity: done)
    case (.crossFade, .leaving): MotionState(distance: 0, opacity: 1 - done)
    }
  }

  /// How a toast looks that was let go in the middle of a swipe: it springs back from there, and is
  /// there at once where nothing is to move.
  ///
  /// - Parameters:
  ///   - distance: where it was let go, as in ``MotionState/distance``.
  ///   - time: seconds since then.
  ///   - motion: how much a person wants to move.
  public static func springBack(
    from distance: Double, at time: Double, _ motion: AccessibilityPreferences.Motion
  ) -> MotionState {
    guard motion == .full, time < Spring.duration else { return .shown }
    return MotionState(distance: distance * Spring.distance(at: max(time, 0)), opacity: 1)
  }
}

/// How a toast looks at a moment of its coming and going.
public struct MotionState: Sendable, Hashable {
  /// How far it is from its place, toward its edge of the screen: 1 is out of sight, 0 in its
  /// place; a spring passes a little below 0.
  public var distance: Double
  /// How much it covers, 0…1.
  public var opacity: Double

  /// A state.
  public init(distance: Double, opacity: Double) {
    self.distance = distance
    self.opacity = opacity
  }

  /// In its place.
  public static let shown = MotionState(distance: 0, opacity: 1)

  static func hidden(sliding: Bool) -> MotionState {
    sliding ? MotionState(distance: 1, opacity: 1) : MotionState(distance: 0, opacity: 0)
  }
}

/// A damped spring that is let go at 1 and comes to rest at 0.
enum Spring {
  /// In seconds. What is left at its end is a thousandth, less than a pixel.
  static let duration = 0.3
  /// How fast it is damped: it passes its rest by one and a half of a hundred.
  private static let damping = 0.8
  /// In radians a second, undamped.
  private static let frequency = 28.0

  static func distance(at time: Double) -> Double {
    let decay = damping * frequency
    let swing = frequency * (1 - damping * damping).squareRoot()
    let angle = swing * time
    return exp(-decay * time) * (cos(angle) + decay / swing * sin(angle))
  }
}
