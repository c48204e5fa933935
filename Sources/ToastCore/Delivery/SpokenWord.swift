/// A word of a toast that our voice has begun to say, so that a display can follow.
///
/// They come in the order in which they are heard, and never go back in the same text; a message
/// that was interrupted may be said once more from its beginning.
public struct SpokenWord: Sendable, Equatable {
  /// A line of a toast.
  public enum Line: String, Sendable, CaseIterable {
    /// ``ToastContent/title``
    case title
    /// ``ToastContent/message``
    case message
  }

  /// Where a word stands in what is shown.
  public struct Place: Sendable, Equatable {
    /// The line.
    public let line: Line
    /// Unicode scalars of that line, the first being 0.
    public let scalars: Range<Int>

    /// A place.
    public init(_ line: Line, _ scalars: Range<Int>) {
      self.line = line
      self.scalars = scalars
    }
  }

  /// What is said, which may be more than one word where the voice makes one sound of them.
  public let text: String
  /// Where that is shown. `nil` for what is said and not shown, such as a severity, and for what
  /// is shown in another way, such as `5m` for "5 minutes".
  public let place: Place?

  /// A word.
  public init(_ text: String, at place: Place?) {
    self.text = text
    self.place = place
  }
}
