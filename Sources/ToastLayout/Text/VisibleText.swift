import ToastCore

/// What is shown of a text: its lines, each made harmless as for the bus, so that what is read and
/// what is heard are the same.
enum VisibleText {
  /// The lines of a text, joined by line feeds; `nil` for one of which nothing can be seen. Empty
  /// lines stay between others and are dropped at the ends.
  static func lines(_ text: String?) -> String? {
    guard let text else { return nil }
    if text.utf8.allSatisfy({ 0x20...0x7E ~= $0 }) {
      // One line, as most are.
      let line = line(text)
      return line.isEmpty ? nil : line
    }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { TextSafety.neutralize(String($0), for: .bus) }
    guard let first = lines.firstIndex(where: { !$0.isEmpty }),
      let last = lines.lastIndex(where: { !$0.isEmpty })
    else { return nil }
    return lines[first...last].joined(separator: "\n")
  }

  /// A name, as one line.
  static func line(_ text: String) -> String { TextSafety.neutralize(text, for: .bus) }
}
