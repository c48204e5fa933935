public import ToastCore

/// A toast as lines of plain text (`spec/toast.md` 38).
public enum PlainText {
  /// The lines, without line ends.
  ///
  /// - Parameters:
  ///   - line: the toast, from ``Wording/line``.
  ///   - severity: decides the colour of the severity's word.
  ///   - columns: the width of the terminal; `nil` when it is none: then the toast is one line,
  ///     for `grep` and logs.
  ///   - color: whether to use any, see ``TextColor/isWanted(environment:isTerminal:)``.
  public static func lines(
    _ line: WordedLine, severity: ToastSeverity? = nil, columns: Int? = nil, color: Bool = false
  ) -> [String] {
    var lines = [line.text]
    if let columns, columns >= LineWrap.narrowest {
      lines = LineWrap.lines(line.message, whole: line.commands, columns: columns)
    }
    guard color, let severity, let word = line.severity, let first = lines.first else {
      return lines
    }
    // A word that came to stand in a later line, or was broken, stays uncoloured: it is still read.
    let plain = line.before + word
    if first.hasPrefix(plain) {
      let rest = first.dropFirst(plain.count)
      lines[0] = line.before + TextColor.colored(word, as: severity) + rest
    }
    return lines
  }

  /// The lines as they are written, each with its line end.
  public static func text(
    _ line: WordedLine, severity: ToastSeverity? = nil, columns: Int? = nil, color: Bool = false
  ) -> String {
    lines(line, severity: severity, columns: columns, color: color)
      .map { $0 + "\n" }.joined()
  }
}
