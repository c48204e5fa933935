/// A fenced block of code on a page of the documentation.
struct CodeBlock: Equatable {
  /// What stands behind the fence: `swift`, `swift package`, nothing.
  let tag: String
  /// The number of its first line on the page, from 1.
  let line: Int
  /// Its lines without their indentation.
  let lines: [String]

  /// The blocks of a page, in order; one whose end is missing goes on to the end of the page.
  static func all(in text: String) -> [CodeBlock] {
    var blocks: [CodeBlock] = []
    var open: (tag: String, line: Int, lines: [String])?
    for (index, line) in SourceLines.lines(of: text).enumerated() {
      if let block = open, line.hasPrefix("```") {
        blocks.append(CodeBlock(tag: block.tag, line: block.line, lines: block.lines))
        open = nil
      } else if open != nil {
        open?.lines.append(line)
      } else if line.hasPrefix("```") {
        open = (SourceLines.trimmed(line.drop { $0 == "`" }), index + 2, [])
      }
    }
    if let open { blocks.append(CodeBlock(tag: open.tag, line: open.line, lines: open.lines)) }
    return blocks
  }
}

/// A source, line by line and without indentation.
struct SourceLines {
  let lines: [String]

  init(_ text: String) { lines = Self.lines(of: text) }

  /// Whether these lines stand in it, one below the other.
  func contain(_ block: [String]) -> Bool {
    !block.isEmpty && lines.indices.contains { lines[$0...].starts(with: block) }
  }

  static func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { trimmed($0) }
  }

  static func trimmed(_ line: Substring) -> String {
    let start = line.drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
