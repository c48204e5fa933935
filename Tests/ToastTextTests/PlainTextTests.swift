import Testing
import ToastCore

@testable import ToastText

@Suite struct PlainTextTests {
  private static let saved = Wording(
    ToastContent(
      title: "Saved", message: "Your file was saved", action: ToastAction("Try again") {}),
    severity: .success, id: 7
  ).line

  @Test func `38: a toast is one line where there is no terminal`() {
    #expect(
      PlainText.text(Self.saved, severity: .success)
        == "Success: Saved. Your file was saved. [Try again: toast invoke 7 'Try again']\n")
  }

  @Test(arguments: [
    (
      120, ["Success: Saved. Your file was saved. [Try again: toast invoke 7 'Try again']"]
    ),
    (
      76,
      ["Success: Saved. Your file was saved. [Try again: toast invoke 7 'Try again']"]
    ),
    (
      60,
      ["Success: Saved. Your file was saved.", "  [Try again: toast invoke 7 'Try again']"]
    ),
    (
      41, ["Success: Saved. Your file was saved.", "  [Try again: toast invoke 7 'Try again']"]
    ),
    (
      24,
      [
        "Success: Saved. Your", "  file was saved. [Try", "  again: toast invoke 7",
        "  'Try again']",
      ]
    ),
    (
      8,
      [
        "Success:", "  Saved.", "  Your", "  file", "  was", "  saved.", "  [Try", "  again:",
        "  toast", "  invoke", "  7 'Try", "  again'", "  ]",
      ]
    ),
    (7, ["Success: Saved. Your file was saved. [Try again: toast invoke 7 'Try again']"]),
    (0, ["Success: Saved. Your file was saved. [Try again: toast invoke 7 'Try again']"]),
  ])
  func `38: a toast is wrapped for a terminal, its commands whole where they fit`(
    columns: Int, lines: [String]
  ) {
    #expect(PlainText.lines(Self.saved, columns: columns) == lines)
  }

  @Test(arguments: [
    ("", []),
    ("abcdefghijklmnop", ["abcdefgh", "  ijklmn", "  op"]),
    ("ab cdefghijkl", ["ab", "  cdefgh", "  ijkl"]),
    ("abcdefgh ij", ["abcdefgh", "  ij"]),
    ("保存しましたよ", ["保存しま", "  したよ"]),
    ("保存しま。はい", ["保存し", "  ま。は", "  い"]),
    ("a保存x", ["a保存x"]),
    ("👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧", ["👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧", "  👩‍👩‍👧"]),
    ("e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}", ["éééééééé"]),
    ("one\u{A0}two three", ["one\u{A0}two", "  three"]),
  ])
  func `long words are broken, wide characters count twice`(text: String, lines: [String]) {
    #expect(LineWrap.lines(text, whole: [], columns: 8) == lines)
  }

  @Test(arguments: [8, 9, 13, 40, 80, 200])
  func `no line is wider than the terminal, and nothing is lost`(columns: Int) {
    let text = "Fehler: 文件已保存 👍🏽 in /home/user/a-very-long-name.txt, "
    let line = WordedLine(
      severity: "Error", after: String(repeating: text, count: 20),
      commands: ["[Undo: toast invoke 7 Undo]", "[Retry: toast invoke 7 Retry]"])
    let lines = PlainText.lines(line, columns: columns)
    #expect(lines.allSatisfy { TextWidth.columns($0) <= columns })
    #expect(lines.joined().filter { $0 != " " } == line.text.filter { $0 != " " })
  }

  @Test func `only the severity's word is coloured`() {
    let lines = PlainText.lines(Self.saved, severity: .success, columns: 40, color: true)
    #expect(lines[0] == "\u{1B}[32mSuccess\u{1B}[0m: Saved. Your file was saved.")
    #expect(lines.dropFirst().allSatisfy { !$0.contains("\u{1B}") })
    let named = WordedLine(before: "Backup. ", severity: "Error", after: ": no")
    #expect(
      PlainText.lines(named, severity: .error, color: true)
        == ["Backup. \u{1B}[31mError\u{1B}[0m: no"])
    #expect(PlainText.lines(named, severity: nil, color: true) == ["Backup. Error: no"])
    #expect(PlainText.lines(WordedLine(after: "x"), severity: .error, color: true) == ["x"])
  }

  @Test func `a long text is wrapped in linear time`() {
    let clock = ContinuousClock()
    let time = clock.measure {
      for piece in ["a", "字", "ab ", "e\u{301}"] {
        let text = String(repeating: piece, count: 200_000 / piece.utf8.count)
        #expect(!LineWrap.lines(text, whole: [], columns: 80).isEmpty)
      }
    }
    #expect(time < .seconds(60))
  }
}
