import Testing
import ToastCore

@testable import ToastCommand

@Suite struct UsageErrorTests {
  private func message(_ arguments: [[UInt8]]) -> String? {
    guard case .usageError(let error) = CommandRequest(arguments) else { return nil }
    return error.message
  }

  @Test(
    arguments: [
      ([], "missing title"),
      ([""], "missing title"),
      ([" \n"], "missing title"),
      (["", ""], "missing title"),
      (["success"], "missing title"),
      (["show", "--wait"], "missing title"),
      (["--message", ""], "missing title"),
      (["\u{7}"], "missing title"),
      (["--wiat", "x"], "unknown option '--wiat'; did you mean '--wait'?"),
      (["--Wait", "x"], "unknown option '--Wait'; did you mean '--wait'?"),
      (["--exp=5", "x"], "unknown option '--exp'; did you mean '--expire-time'?"),
      (["--nospeak", "x"], "unknown option '--nospeak'; did you mean '--no-speak'?"),
      (["--no-spaek", "x"], "unknown option '--no-spaek'; did you mean '--no-speak'?"),
      (
        ["--no-wait", "x"],
        "unknown option '--no-wait'; a title that begins with '-' comes after '--'"
      ),
      (["--versoin"], "unknown option '--versoin'; did you mean '--version'?"),
      (["-wait", "x"], "unknown option '-wait'; did you mean '--wait'?"),
      (["-5"], "unknown option '-5'; a title that begins with '-' comes after '--'"),
      (["-wx", "Saved"], "unknown option '-wx'; a title that begins with '-' comes after '--'"),
      (["-é"], "unknown option '-é'; a title that begins with '-' comes after '--'"),
      (["---"], "unknown option '---'; a title that begins with '-' comes after '--'"),
      (
        ["--frobnicate"],
        "unknown option '--frobnicate'; a title that begins with '-' comes after '--'"
      ),
      (
        ["--\u{1B}[2J"], "unknown option '--'; a title that begins with '-' comes after '--'"
      ),
      (
        ["--" + String(repeating: "x", count: 100)],
        "unknown option '--xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…'; a title that begins with '-' "
          + "comes after '--'"
      ),
      (
        ["-"],
        "'-' is no title; --message - reads the message from standard input, and a title '-' comes "
          + "after '--'"
      ),
      (
        ["Build", "has", "finished"],
        "'finished' comes after title and message; put a text of several words in quotes"
      ),
      (
        ["a", "--", "b", "c"],
        "'c' comes after title and message; put a text of several words in quotes"
      ),
      (
        ["Saved", "here", "--message", "there"],
        "--message and 'here' both are the message; give one of them"
      ),
      (
        ["Saved", "here", "--message=-"],
        "--message and 'here' both are the message; give one of them"
      ),
      (
        ["x", "-t5", "--duration=5"], "--duration and --expire-time say the same; give one of them"
      ),
      (
        ["x", "--output=a.wav", "--no-speak"],
        "--output writes speech and --no-speak wants none; give one of them"
      ),
      (["--wait=yes", "x"], "--wait takes no value; it was given 'yes'"),
      (["--no-speak=", "x"], "--no-speak takes no value; it was given ''"),
      (["x", "--rate"], "--rate needs a value: --rate <wpm>"),
      (["x", "-wt"], "--expire-time needs a value: --expire-time <ms>"),
      (["help", "a", "b"], "help explains one subcommand; 'b' is too many"),
      (["help", "sucess"], "unknown subcommand 'sucess'; did you mean 'success'?"),
      (
        ["help", "sing"],
        "unknown subcommand 'sing'; there are show, success, info, warning, error, run, progress, "
          + "dismiss, focus, invoke, extend, repeat, history, listen, audit, preferences, "
          + "voices, say, demo, doctor, help"
      ),
      (["--wait", "help"], "--wait is no option of 'toast help'"),
      (
        ["help", "--wait"], "unknown option '--wait'; a title that begins with '-' comes after '--'"
      ),
      (["x", "--rate=1", "--pitch=-1"], "--rate: '1' is not from 80 to 449"),
    ] as [([String], String)])
  func `an error says what is wrong and what would be right`(words: [String], message: String) {
    #expect(self.message(words.map { Array($0.utf8) }) == message)
  }

  private static let rate = "not from 80 to 449"
  private static let pitch = "not from 0 to 99"
  private static let volume = "not from 0 to 100"
  private static let milliseconds = "not from -1 to 2147483647"
  private static let seconds = "not a number of seconds above 0 and at most 86400"
  private static let time = "not a time such as 3s, 250ms, 2m or indefinite (at most 86400 seconds)"
  private static let language = "not a language such as de or pt-BR"
  private static let voice =
    "not the name of a voice (letters, digits, '-', '_' and '/', at most 40, perhaps '+' and a "
    + "variant of at most 30)"

  @Test(arguments: [
    ("rate", "500", rate), ("rate", "79", rate), ("rate", "450", rate), ("rate", "-80", rate),
    ("rate", "", rate), ("rate", "1e2", rate), ("rate", "0x80", rate), ("rate", "100.0", rate),
    ("rate", "+100", rate), ("rate", " 100", rate), ("rate", "nan", rate), ("rate", "١٠٠", rate),
    ("rate", "99999999999999999999", rate),
    ("pitch", "100", pitch), ("pitch", "-1", pitch), ("volume", "101", volume),
    ("expire-time", "-2", milliseconds), ("expire-time", "2147483648", milliseconds),
    ("expire-time", "3s", milliseconds), ("expire-time", "-", milliseconds),
    ("timeout", "0", seconds), ("timeout", "0.0", seconds), ("timeout", "-1", seconds),
    ("timeout", "inf", seconds), ("timeout", "nan", seconds), ("timeout", "1e3", seconds),
    ("timeout", "0x1p3", seconds), ("timeout", "86400.1", seconds), ("timeout", "5.", seconds),
    ("timeout", ".", seconds), ("timeout", "1.2.3", seconds), ("timeout", "5s", seconds),
    ("duration", "", time), ("duration", "s", time), ("duration", "ms", time),
    ("duration", "-3s", time), ("duration", "3 s", time), ("duration", "3h", time),
    ("duration", "1441m", time), ("duration", "86401", time), ("duration", "forever", time),
    ("duration", "nan", time), ("duration", "inf", time), ("duration", "1e3s", time),
    ("politeness", "rude", "not polite or assertive"),
    ("politeness", "Polite", "not polite or assertive"),
    ("text", "yes", "not auto, always or never"),
    ("lang", "", language), ("lang", "C", language), ("lang", "english", language),
    ("lang", "../de", language), ("lang", "de_äö", language),
    ("voice", "", voice), ("voice", "../x", voice), ("voice", "a b", voice),
    ("voice", "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", ""),
    ("voice", "yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy", voice),
    ("app-name", "", "empty"), ("app-name", "  ", "empty"),
    ("output", "", "not a file; a file of that name is written as ./-"),
    ("output", "-", "not a file; a file of that name is written as ./-"),
  ])
  func `a value that is refused is named with its option and what is allowed`(
    option: String, value: String, complaint: String
  ) {
    let attached = message([Array("--\(option)=\(value)".utf8), Array("x".utf8)])
    let separate = message([Array("x".utf8), Array("--\(option)".utf8), Array(value.utf8)])
    #expect(attached == separate)
    if complaint.isEmpty {
      #expect(attached == nil)
    } else {
      let quoted = UsageError.quote(Array(value.utf8))
      #expect(attached == "--\(option): \(quoted) is \(complaint)")
    }
  }

  @Test func `what is printed says where to read on`() {
    #expect(
      UsageError("missing title").text
        == "toast: missing title\nSee 'toast --help' for its arguments and options.\n")
  }

  @Test func `an option that is no UTF-8 is refused in safe words`() {
    #expect(
      message([[0x2D, 0x2D, 0xFF, 0x1B]])
        == "unknown option '--\u{FFFD}\u{FFFD}'; a title that begins with '-' comes after '--'")
    #expect(
      message([[0x2D, 0xFF]])
        == "unknown option '-\u{FFFD}'; a title that begins with '-' comes after '--'")
  }

  @Test(arguments: [
    ("--wait", "--wait", 0), ("--wiat", "--wait", 1), ("--wat", "--wait", 1),
    ("--waits", "--wait", 1),
    ("--wbit", "--wait", 1), ("--tiaw", "--wait", 3), ("", "ab", 2), ("", "abc", 3),
  ])
  func `slips of the finger are counted`(typed: String, meant: String, slips: Int) {
    #expect(Suggestion.slips(typed, meant) == slips)
  }
}
