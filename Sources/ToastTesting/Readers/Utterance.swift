/// What a screen reader gave to its speech synthesizer in one go.
public struct Utterance: Equatable, Sendable, Decodable {
  /// What the synthesizer was asked to do.
  public enum Kind: String, Sendable, Decodable {
    /// To speak a text.
    case speak
    /// To name a character.
    case char
    /// To name a key.
    case key
    /// To play a sound.
    case sound
    /// To be silent.
    case cancel
  }

  /// When, in microseconds of the monotonic clock.
  public let microseconds: Int64
  /// What it was asked to do.
  public let kind: Kind
  /// The priority that the reader had set, in Speech Dispatcher's words.
  public let priority: String
  /// The text, without markup.
  public let text: String

  private enum CodingKeys: String, CodingKey {
    case microseconds = "time_us"
    case kind, priority, text
  }
}
