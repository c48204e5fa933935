/// Who says what a preference is, the first one that says anything counts.
package enum PreferenceSource: Sendable, Equatable, CustomStringConvertible {
  /// An option of this toast.
  case flag
  /// The environment of whoever sends the toast.
  case environment
  /// Our own file.
  case file
  /// The desktop; the text says which part of it: `GSettings text-scaling-factor`.
  case desktop(String)
  /// Nobody.
  case standard

  /// In one word, as `toast preferences --json` has it.
  package var word: String {
    switch self {
    case .flag: "flag"
    case .environment: "environment"
    case .file: "file"
    case .desktop: "desktop"
    case .standard: "default"
    }
  }

  /// For people; the desktop's parts by their names.
  package var description: String {
    if case .desktop(let part) = self { part } else { word }
  }
}
