public import ToastCore

/// A picture beside the text.
public struct MarkBox: Sendable, Hashable {
  /// What it shows.
  public enum Picture: Sendable, Hashable {
    /// The glyph of a severity, drawn as a path of its own shape.
    case glyph(ToastSeverity)
    /// An icon of the theme, by its name there.
    case icon(name: String)
    /// A picture of the program's own.
    case image(Image)
  }

  /// What it shows.
  public var picture: Picture
  /// What it says to who cannot see it; `nil` for one that adds nothing to the text.
  public var label: String?
  /// Its place, a square.
  public var frame: Rect
}

/// A button at its place; all of it can be pressed.
public struct ButtonBox: Sendable, Hashable {
  /// Which of the content's actions it runs.
  public var action: Int
  /// Its place.
  public var frame: Rect
  /// Its name.
  public var label: TextBox
  /// The radius of its corners, in pixels.
  public var cornerRadius: Double
}

/// The button that closes the toast; all of it can be pressed.
public struct CloseBox: Sendable, Hashable {
  /// Its name, in the user's language.
  public var name: String
  /// Its place.
  public var frame: Rect
  /// The place of its cross.
  public var glyph: Rect
}

/// How far something has come, as a bar.
public struct ProgressBox: Sendable, Hashable {
  /// The whole way.
  public var track: Rect
  /// The part that is done, from where a line begins.
  public var done: Rect
}
