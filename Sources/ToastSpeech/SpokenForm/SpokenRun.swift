/// A part of a spoken text that one voice says.
public struct SpokenRun: Hashable, Sendable {
  /// What is said: at most 1,000 code points in words of at most 40.
  public let text: String
  /// The language of the voice for it, as a BCP 47 tag.
  public let language: String

  /// A run.
  public init(text: String, language: String) {
    self.text = text
    self.language = language
  }
}
