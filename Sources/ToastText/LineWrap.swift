/// Breaks a text into lines of a terminal.
struct LineWrap {
  /// What goes before every line but the first.
  static let indent = "  "
  /// Below this a terminal breaks lines no worse than we would.
  static let narrowest = 8

  private let columns: Int
  private var lines: [String] = []
  private var line = ""
  private var used = 0

  /// The pieces as lines of at most so many columns, with one space between two pieces.
  ///
  /// - Parameters:
  ///   - text: broken at spaces and beside wide characters; inside a word only when the word is
  ///     longer than a line.
  ///   - whole: pieces that follow it and are kept in one line each where they fit into one.
  ///   - columns: at least ``narrowest``.
  static func lines(_ text: String, whole: [String], columns: Int) -> [String] {
    var wrap = LineWrap(columns: columns)
    for word in text.split(separator: " ") { wrap.addWord(word) }
    for piece in whole {
      if TextWidth.columns(piece) <= columns - indent.utf8.count {
        wrap.add([piece[...]])
      } else {
        for word in piece.split(separator: " ") { wrap.addWord(word) }
      }
    }
    return wrap.finished
  }

  private init(columns: Int) { self.columns = columns }

  private var finished: [String] {
    line.isEmpty || line == Self.indent ? lines : lines + [line]
  }

  private mutating func addWord(_ word: Substring) { add(Self.parts(of: word)) }

  /// Adds parts that belong to one word: a space goes before the first only.
  private mutating func add(_ parts: [Substring]) {
    for (index, part) in parts.enumerated() {
      let width = TextWidth.columns(part)
      let space = index == 0 && !isAtStart ? 1 : 0
      if used + space + width > columns, !isAtStart { startLine() }
      if used + width > columns {
        breakUp(part)
      } else {
        if space == 1, !isAtStart { append(" ", width: 1) }
        append(part, width: width)
      }
    }
  }

  private var isAtStart: Bool { line.isEmpty || used == Self.indent.utf8.count && !lines.isEmpty }

  /// Puts as much into each line as fits.
  private mutating func breakUp(_ part: Substring) {
    for character in part {
      let width = TextWidth.columns(character)
      if used + width > columns { startLine() }
      line.append(character)
      used += width
    }
  }

  private mutating func append(_ text: some StringProtocol, width: Int) {
    line += text
    used += width
  }

  private mutating func startLine() {
    lines.append(line)
    line = Self.indent
    used = Self.indent.utf8.count
  }

  /// Where a word may be broken without harm: beside a wide character, as Chinese and Japanese are,
  /// but not before punctuation, which would then begin a line.
  private static func parts(of word: Substring) -> [Substring] {
    var parts: [Substring] = []
    var start = word.startIndex
    var previousIsWide: Bool?
    for index in word.indices {
      let character = word[index]
      let isWide = character.unicodeScalars.first.map { TextWidth.isWide($0.value) } ?? false
      if let previousIsWide, previousIsWide || isWide, !character.isPunctuation {
        parts.append(word[start..<index])
        start = index
      }
      previousIsWide = isWide
    }
    parts.append(word[start...])
    return parts
  }
}
