import Testing

@testable import ToastSpeech

@Suite struct SpokenSafetyTests {
  static let repeated = [
    SpokenRow("wow!!!", "wow!"),
    SpokenRow("Really???", "Really?"),
    SpokenRow("what?!?!", "what?"),
    SpokenRow("a,, b", "a, b"),
    SpokenRow("a ----- b", "a, b"),
    SpokenRow("--- begin ---", "begin"),
    SpokenRow("a---b", "a, b"),
    SpokenRow("CPU 93% · RAM 50%", "CPU 93%, RAM 50%"),
  ]

  @Test(arguments: repeated)
  func `repeated punctuation is said once`(_ row: SpokenRow) { row.check() }

  static let ellipses = [
    SpokenRow("Loading…", "Loading."),
    SpokenRow("Loading...", "Loading."),
    SpokenRow("Loading... done", "Loading, done"),
    SpokenRow("Well… ok", "Well, ok"),
    SpokenRow("...and then", "and then"),
    SpokenRow("Wait . . . what", "Wait what"),
  ]

  @Test(arguments: ellipses)
  func `an ellipsis is a pause, or the end`(_ row: SpokenRow) { row.check() }

  static let brackets = [
    SpokenRow("[[hello]]", "(hello)"),
    SpokenRow("[[[[a]]]]", "(a)"),
    SpokenRow("[ERROR] failed", "(ERROR) failed"),
    SpokenRow("[a] [b]", "(a) (b)"),
    SpokenRow("{{name}}", "name"),
    SpokenRow("{\"a\": 1, \"b\": [1, 2]}", "\"a\": 1, \"b\": (1, 2)"),
  ]

  @Test(arguments: brackets)
  func `brackets that command an engine are round ones`(_ row: SpokenRow) { row.check() }

  static let drawings = [
    SpokenRow("████░░░░ 50%", "50%"),
    SpokenRow("[=====>    ] 50%", "50%"),
    SpokenRow("⠋ Loading", "Loading"),
    SpokenRow("│ x │", "x"),
    SpokenRow("𝐛𝐨𝐥𝐝 text", "bold text"),
    SpokenRow("Ａｂｃ１２", "Abc12"),
  ]

  @Test(arguments: drawings)
  func `what is drawn for the eye is not said`(_ row: SpokenRow) { row.check() }
}
