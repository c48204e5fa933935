/// Puts phrases in a row: single spaces between words, no pause before punctuation, no word too
/// long for the engine.
struct SpokenLine {
  /// The most code points of a word: the engine overruns its buffers with longer ones.
  static let wordLimit = 40

  private(set) var runs: [SpokenRun] = []
  /// Code points of all runs.
  private(set) var count = 0
  private let language: String
  private var text = String.UnicodeScalarView()
  private var wordLength = 0
  private var joint = Joint.none
  /// Whether the next straight quotation mark closes.
  private var isQuoted = false

  /// What is to stand before what comes next.
  private enum Joint {
    case none
    case space
    /// A space, unless punctuation comes next.
    case wordSpace
    /// A comma and a space, unless punctuation comes next.
    case comma
  }

  init(language: String) { self.language = language }

  mutating func append(_ phrase: Phrase) {
    switch phrase {
    case .words(let words):
      if let last = text.last, joint == .none, !opens(last, isQuoted) { joint = .space }
      write(words)
      if !words.isEmpty { joint = .wordSpace }
    case .aside(let words):
      if let last = text.last, !opens(last, isQuoted) {
        joint = last.isSaid || joint == .comma ? .comma : .space
      }
      write(words)
      joint = .comma
    case .verbatim(let text): write(text)
    case .pause: if let last = text.last, last.isSaid { joint = .comma }
    case .gap: if joint != .comma { joint = .space }
    case .nothing: break
    case .foreign(let foreign, let language): change(to: language, foreign)
    }
  }

  /// The runs; nothing is pending at the end.
  mutating func finish() -> [SpokenRun] {
    close()
    return runs
  }

  private mutating func change(to other: String, _ foreign: String) {
    close()
    var line = SpokenLine(language: other)
    line.write(foreign)
    count += line.count
    runs += line.finish()
    text = String.UnicodeScalarView()
    joint = .none
    wordLength = 0
  }

  private mutating func close() {
    // A text of nothing but punctuation is nothing to hear.
    if text.contains(where: { $0.isDigit || $0.isLetter || $0.properties.isEmoji }) {
      runs.append(SpokenRun(text: String(text), language: language))
    } else {
      count -= text.count
    }
    text = String.UnicodeScalarView()
  }

  private mutating func write(_ more: String) {
    guard let first = more.unicodeScalars.first else { return }
    join(before: first)
    for scalar in more.unicodeScalars { put(scalar) }
  }

  private mutating func join(before first: Unicode.Scalar) {
    defer { joint = .none }
    guard !text.isEmpty else { return }
    switch joint {
    case .none: break
    case .space: put(" ")
    case .wordSpace: if !closes(first) { put(" ") }
    case .comma:
      guard !closes(first) else { return }
      if first.isSaid || opens(first, !isQuoted) { put(",") }
      put(" ")
    }
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    if scalar == " " || scalar.properties.isWhitespace {
      guard let last = text.last, last != " " else { return }
      wordLength = 0
      text.append(" ")
      count += 1
      return
    }
    if wordLength == Self.wordLimit {
      text.append(" ")
      count += 1
      wordLength = 0
    }
    wordLength += 1
    if scalar == "\"" { isQuoted.toggle() }
    text.append(scalar)
    count += 1
  }

  private func opens(_ scalar: Unicode.Scalar, _ isOpening: Bool) -> Bool {
    scalar == "\"" ? isOpening : "(“„«¿¡".unicodeScalars.contains(scalar)
  }

  private func closes(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\""
      ? isQuoted : ".,;:!?)”»…%。、，！？：；".unicodeScalars.contains(scalar)
  }
}

extension Unicode.Scalar {
  /// A letter or a digit.
  fileprivate var isSaid: Bool {
    isDigit || isLetter || ")\"”»%".unicodeScalars.contains(self) || properties.isEmoji
  }
}
