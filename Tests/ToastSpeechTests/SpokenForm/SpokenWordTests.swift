import Testing

@testable import ToastSpeech

@Suite struct SpokenWordTests {
  static let acronyms = [
    SpokenRow("CI/CD", "C.I CD"),
    SpokenRow("CI failed", "C.I failed"),
    SpokenRow("QA passed", "Q.A passed"),
    SpokenRow("the CLI tool", "the C.L.I tool"),
    SpokenRow("UI and UX", "U.I and U.X"),
    SpokenRow("MR 5 merged", "M.R 5 merged"),
    SpokenRow("TCP/IP", "TCP IP"),
    SpokenRow("API", "API"),
    SpokenRow("APIs", "APIs"),
    SpokenRow("JSON", "JSON"),
    SpokenRow("READ THE CI LOGS", "READ THE CI LOGS"),
  ]

  @Test(arguments: acronyms)
  func `an acronym is spelled where the voice would read a word`(_ row: SpokenRow) { row.check() }

  static let roman = [
    SpokenRow("Chapter IV", "Chapter 4"),
    SpokenRow("Part I", "Part 1"),
    SpokenRow("Part C", "Part C"),
    SpokenRow("World War II", "World War 2"),
    SpokenRow("Henry VIII", "Henry 8"),
    SpokenRow("Louis XIV", "Louis 14"),
    SpokenRow("Type II error", "Type 2 error"),
    SpokenRow("I agree", "I agree"),
    SpokenRow("mix the CV", "mix the CV"),
    SpokenRow("vitamin C", "vitamin C"),
    SpokenRow("XL shirt", "XL shirt"),
  ]

  @Test(arguments: roman)
  func `Roman numerals are numbers where they number something`(_ row: SpokenRow) { row.check() }

  static let shortForms = [
    SpokenRow("and/or", "and or"),
    SpokenRow("w/o", "without"),
    SpokenRow("N/A", "not available"),
    SpokenRow("I/O error", "I.O error"),
    SpokenRow("Swift vs. Rust", "Swift versus Rust"),
    SpokenRow("approx. 5", "about 5"),
    SpokenRow("k8s", "kubernetes"),
    SpokenRow("LGTM", "looks good to me"),
    SpokenRow("e.g. this", "e.g. this"),
    SpokenRow("U.S. economy", "U.S. economy"),
    SpokenRow("Dr. Who", "Dr. Who"),
  ]

  @Test(arguments: shortForms)
  func `short forms are said in full`(_ row: SpokenRow) { row.check() }

  static let prose = [
    SpokenRow(
      "Success: Saved. Your file was saved. Undo available.",
      "Success: Saved. Your file was saved. Undo available."),
    SpokenRow("\"It's done,\" she said.", "\"It's done,\" she said."),
    SpokenRow("O'Neil said \"hi\"", "O'Neil said \"hi\""),
    SpokenRow("error: cannot find 'foo' in scope", "error: cannot find 'foo' in scope"),
    SpokenRow(
      "fatal: not a git repository (or any of the parents)",
      "fatal: not a git repository (or any of the parents)"),
    SpokenRow("Segmentation fault (core dumped)", "Segmentation fault (core dumped)"),
    SpokenRow("state-of-the-art", "state-of-the-art"),
    SpokenRow("naïve café in Łódź", "naïve café in Łódź"),
    SpokenRow("¿Qué? ¡Hola!", "¿Qué? ¡Hola!"),
    SpokenRow("10 o’clock", "10 o’clock"),
  ]

  @Test(arguments: prose)
  func `prose stays as it is`(_ row: SpokenRow) { row.check() }
}
