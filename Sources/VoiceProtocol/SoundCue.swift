/// A short sound that is heard before the words: what a phone would let its owner feel.
public enum SoundCue: String, Hashable, Sendable, CaseIterable {
  /// Three that say how it went, and three that only say that something is there.
  case success, warning, error, light, medium, heavy

  /// Their names, for errors.
  static let allowed = allCases.map(\.rawValue).joined(separator: ", ")
}
