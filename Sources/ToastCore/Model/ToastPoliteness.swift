/// How urgently a toast is announced, as the `politeness` of an AT-SPI announcement.
public enum ToastPoliteness: String, Sendable, Codable, CaseIterable {
  /// Waits until what is being said has been said.
  case polite
  /// Goes before what waits.
  case assertive

  /// The politeness of a toast that was given none (`spec/toast.md` 35).
  public init(for severity: ToastSeverity?) {
    self = severity == .error ? .assertive : .polite
  }
}
