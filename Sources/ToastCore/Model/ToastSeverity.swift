/// How serious a toast is. It decides the word that is said first and who waits for whom.
public enum ToastSeverity: String, Sendable, Codable, CaseIterable {
  /// Something failed.
  case error
  /// Something may fail, or wants attention.
  case warning
  /// Something is done.
  case success
  /// Something is worth knowing.
  case info
}
