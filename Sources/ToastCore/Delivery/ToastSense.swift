/// A way to a person's senses.
public enum ToastSense: String, Sendable, CaseIterable, Comparable {
  /// An event on the accessibility bus, for screen readers and tests.
  case announcement
  /// Our own voice.
  case voice
  /// A picture on the screen, which the session's agent alone shows.
  case screen
  /// A line of text.
  case text

  /// In the order of a report.
  public static func < (one: ToastSense, other: ToastSense) -> Bool {
    allCases.firstIndex(of: one) ?? 0 < allCases.firstIndex(of: other) ?? 0
  }
}
