import ToastCore

/// Whether and how the severity's word is coloured. Colour only repeats what the word says.
public enum TextColor {
  /// Whether colour is wanted: only on a terminal that can, and never against a person's setting.
  ///
  /// `NO_COLOR` (not empty), `CLICOLOR=0` and `TERM=dumb` or no `TERM` at all each say no. Nothing
  /// forces colour into a file or a pipe.
  public static func isWanted(environment: [String: String], isTerminal: Bool) -> Bool {
    guard isTerminal, environment["NO_COLOR", default: ""].isEmpty,
      environment["CLICOLOR"] != "0"
    else { return false }
    return !["", "dumb"].contains(environment["TERM", default: ""])
  }

  /// The word with its colour: one of the sixteen, so that the person's own palette decides how it
  /// looks.
  static func colored(_ word: String, as severity: ToastSeverity) -> String {
    let number =
      switch severity {
      case .error: 31
      case .warning: 33
      case .success: 32
      case .info: 36
      }
    return "\u{1B}[\(number)m\(word)\u{1B}[0m"
  }
}
