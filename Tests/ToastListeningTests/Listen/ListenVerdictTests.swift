import Testing
import ToastCommand

@testable import ToastListening

/// What is expected and what was heard, as a table.
@Suite struct ListenVerdictTests {
  private static func options(_ words: String) throws -> ListenOptions {
    let arguments = ["listen"] + words.split(separator: " ").map(String.init)
    guard case .listen(let options) = CommandRequest(arguments.map { Array($0.utf8) }) else {
      throw TextMatcher.Mistake(description: words)
    }
    return options
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let words: String
    let heard: [String]
    let isGood: Bool
    let isSettled: Bool
    let complaints: [String]

    init(
      _ words: String, _ heard: [String], good: Bool, settled: Bool, _ complaints: String...
    ) {
      self.words = words
      self.heard = heard
      isGood = good
      isSettled = settled
      self.complaints = complaints
    }

    var testDescription: String { "\(words): \(heard)" }
  }

  static let rows: [Row] = [
    Row("", [], good: true, settled: false),
    Row("", ["Saved"], good: true, settled: false),
    Row("--expect Saved", [], good: false, settled: false, "not heard: 'Saved'"),
    Row("--expect Saved", ["Save"], good: false, settled: false, "not heard: 'Saved'"),
    Row("--expect Saved", ["saved"], good: false, settled: false, "not heard: 'Saved'"),
    Row("--expect Saved", ["Saved."], good: true, settled: true),
    Row("--expect Saved", ["Saved", "Saved"], good: true, settled: true),
    Row("--expect A --expect B", ["A"], good: false, settled: false, "not heard: 'B'"),
    Row("--expect A --expect B", ["B", "A"], good: true, settled: true),
    Row("--expect A --expect B", ["A and B"], good: true, settled: true),
    Row("--expect A --expect A", ["A"], good: true, settled: true),
    Row("--expect-once A", [], good: false, settled: false, "not heard: 'A'"),
    Row("--expect-once A", ["A"], good: true, settled: false),
    Row(
      "--expect-once A", ["A", "A"], good: false, settled: true,
      "heard 2 times, and must be once: 'A'"),
    Row("--reject E", [], good: true, settled: false),
    Row("--reject E", ["A"], good: true, settled: false),
    Row("--reject E", ["Error"], good: false, settled: true, "heard, and must not be: 'E'"),
    Row("--expect A --reject E", ["A"], good: true, settled: false),
    Row(
      "--expect A --reject E", ["E"], good: false, settled: true, "not heard: 'A'",
      "heard, and must not be: 'E'"),
    Row("--expect A --match exact", ["A."], good: false, settled: false, "not heard: 'A'"),
    Row("--expect A --match exact", ["A"], good: true, settled: true),
    Row("--expect ^A.$ --match regex", ["AB"], good: true, settled: true),
    Row("--expect ^A$ --match regex", ["AB"], good: false, settled: false, "not heard: '^A$'"),
  ]

  @Test(arguments: rows)
  func `a verdict follows from what was heard`(row: Row) throws {
    var verdict = try ListenVerdict(Self.options(row.words))
    for text in row.heard { verdict.hear([text]) }
    #expect(verdict.isGood == row.isGood)
    #expect(verdict.isSettled == row.isSettled)
    #expect(verdict.complaints == row.complaints)
  }

  @Test func `the parts of what is shown are one event`() throws {
    var verdict = try ListenVerdict(Self.options("--expect-once Saved --expect files"))
    let shown = Hearing(
      kind: .showing, text: "Saved", description: "", labels: ["Saved", "3 files"])
    verdict.hear(shown.texts)
    #expect(verdict.isGood)
    #expect(shown.texts == ["Saved", "3 files", "Saved 3 files"])
  }

  @Test func `a pattern that is none is named`() {
    let mistake = #expect(throws: TextMatcher.Mistake.self) { try TextMatcher("[", .regex) }
    #expect(mistake?.description.hasPrefix("'[' is no regular expression: ") == true)
  }

  @Test(arguments: [
    ("Caf\u{E9}", "The Cafe\u{301} is open", true), ("Cafe\u{301}", "The Caf\u{E9} is open", true),
    ("Cafe", "The Cafe\u{301} is open", false), ("\u{D55C}", "\u{1112}\u{1161}\u{11AB}", true),
    ("e", "\u{E9}", false), ("", "anything", true), ("ab", "a", false), ("aab", "aaab", true),
  ])
  func `characters are compared, however they are composed`(
    text: String, heard: String, isIn: Bool
  ) throws {
    #expect(try TextMatcher(text, .substring).isIn(heard) == isIn)
    if !text.isEmpty {
      #expect(try TextMatcher(text, .exact).isIn(text))
      #expect(try TextMatcher(text, .regex).isIn(heard) == isIn)
    }
  }
}
