import ToastCore
import ToastText

/// A toast's line that the agent composed, and that this command prints for it.
enum TextLine {
  /// Prints it on standard error, as wide as that is. The line comes from another process.
  static func print(_ line: String, _ environment: [String: String]) {
    let output = PlainTextOutput()
    let safe = WordedLine(after: TextSafety.neutralize(line, for: .terminal))
    let columns = output.columns(environment: environment)
    _ = output.write(PlainText.text(safe, severity: nil, columns: columns, color: false))
  }
}
