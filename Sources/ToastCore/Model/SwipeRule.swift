/// When a swipe ends a toast (`spec/toast.md` 25).
public enum SwipeRule {
  /// A swipe that is let go of past this part of the toast's height ends it.
  public static let distance = 1.0 / 3
  /// One that is faster than this, in pixels a second, ends it too.
  public static let speed = 500.0

  /// Whether a swipe ends the toast; otherwise it springs back.
  ///
  /// - Parameters:
  ///   - distance: how far the toast was moved toward its edge, in pixels; below 0 away from it.
  ///   - speed: how fast it was moved toward its edge when it was let go of, in pixels a second;
  ///     below 0 away from it.
  ///   - height: the toast's height, in pixels.
  public static func ends(distance: Double, speed: Double, height: Double) -> Bool {
    distance > 0 && (distance > height * Self.distance && speed >= 0 || speed > Self.speed)
  }
}
