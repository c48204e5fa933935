import Testing

@testable import ToastText

@Suite struct TextColorTests {
  @Test(
    arguments: [
      (["TERM": "xterm-256color"], true, true),
      (["TERM": "xterm-256color"], false, false),
      (["TERM": "dumb"], true, false),
      ([:], true, false),
      (["TERM": ""], true, false),
      (["TERM": "xterm", "NO_COLOR": "1"], true, false),
      (["TERM": "xterm", "NO_COLOR": ""], true, true),
      (["TERM": "xterm", "CLICOLOR": "0"], true, false),
      (["TERM": "xterm", "CLICOLOR": "1"], true, true),
      (["TERM": "xterm", "CLICOLOR_FORCE": "1"], false, false),
      (["TERM": "xterm", "CLICOLOR_FORCE": "1", "NO_COLOR": "1"], true, false),
    ] as [([String: String], Bool, Bool)])
  func `colour is only for a terminal that can, and never against NO_COLOR`(
    environment: [String: String], isTerminal: Bool, isWanted: Bool
  ) {
    #expect(TextColor.isWanted(environment: environment, isTerminal: isTerminal) == isWanted)
  }
}
