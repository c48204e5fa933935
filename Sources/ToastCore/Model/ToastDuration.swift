/// How long a toast is shown.
public enum ToastDuration: Sendable, Equatable {
  /// This many seconds; zero counts as ``indefinite``.
  case seconds(Double)
  /// Until somebody ends it.
  case indefinite

  /// The time as the queue counts it: `nil` for a toast that stays. What is no duration (negative,
  /// not a number, infinite) stays too, since losing a message is worse than keeping it.
  public var interval: Duration? {
    switch self {
    case .seconds(let seconds) where seconds > 0 && seconds.isFinite:
      .nanoseconds(Int64(min(seconds, Self.longest) * 1e9))
    case .seconds, .indefinite: nil
    }
  }

  /// The longest time that is kept as a number: a year.
  private static let longest = 31_536_000.0
}
