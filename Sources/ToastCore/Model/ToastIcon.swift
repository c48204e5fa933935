/// The picture beside a toast's text.
public enum ToastIcon: Sendable, Hashable {
  /// A symbol by its name: one of SF Symbols', which is mapped to the freedesktop icon naming
  /// specification, or one of that specification's.
  case systemImage(String, tint: Color? = nil)
  /// A picture of the program's own.
  case image(Image, tint: Color? = nil)

  /// The name in the freedesktop icon theme; `nil` for a picture of the program's own, and for a
  /// name that neither list has: then the severity's glyph is shown.
  public var themeName: String? {
    switch self {
    case .systemImage(let name, _): IconNames.themeName(for: name)
    case .image: nil
    }
  }

  /// Its colour; its own when `nil`.
  public var tint: Color? {
    switch self {
    case .systemImage(_, let tint), .image(_, let tint): tint
    }
  }
}

/// A picture of the program's own, by its name in the program's resources or its path.
public struct Image: Sendable, Hashable {
  /// The name or the path.
  public let name: String
  /// What it says to who cannot see it; `nil` for one that is decorative.
  public let label: String?

  /// A picture that says what its name says.
  public init(_ name: String) { self.init(name, label: name) }

  /// A picture with a text in its place.
  public init(_ name: String, label: String) {
    self.name = name
    self.label = label
  }

  /// A picture that says nothing which the text does not say.
  public init(decorative name: String) {
    self.name = name
    label = nil
  }
}
