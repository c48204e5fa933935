import Testing

@testable import ToastCommand

@Suite struct HelpTextTests {
  private func printed(_ words: String...) -> String? {
    switch CommandRequest(words.map { Array($0.utf8) }) {
    case .help(let text), .version(let text): text
    default: nil
    }
  }

  private static let root = """
    OVERVIEW: Show a message so that it is announced, spoken, seen or printed.

    The message goes to the screen, and to a screen reader where one is listening,
    else to a voice; where none of them is there, to standard error. The command
    returns as soon as the message is accepted.

    In scripts, put what you did not write yourself after '--', where nothing is an
    option or a subcommand: toast show -- "$title" "$message"

    USAGE: toast [show] <title> [<message>] [<options>]
           toast success|info|warning|error <title> [<message>] [<options>]
           toast run [<options>] -- <command> [<argument> ...]
           toast progress <id> <percent> [<text>] [<options>]
           toast dismiss [<id>] [<options>]
           toast focus
           toast invoke [<id>] <action>
           toast extend [<id>]
           toast repeat
           toast history [<options>]
           toast listen [<options>] [-- <command> [<argument> ...]]
           toast audit [<file> ...] [<options>]
           toast preferences [<what>] [<key>] [<value>] [<options>]
           toast voices [<options>]
           toast say <text> [<options>]
           toast demo [<options>]
           toast doctor [<options>]
           toast help [<subcommand>]

    ARGUMENTS:
      <title>                 The first line.
      <message>               The second line.

    OPTIONS:
      --message <text>        The second line; '-' reads it from standard input.
      -A, --action <[name=]label> ...
                              Add an action, wait until the message has ended, and
                              print the name of the action that was taken. Without a
                              name it is numbered, from 0.
      -a, --app-name <name>   The name of the program that speaks.
      -i, --icon <icon>       The name of an icon, or a picture's file.
      --duration <time>       How long it is shown: 3s, 250ms, 2m or indefinite;
                              seconds where no unit is named.
      -t, --expire-time <ms>  The same in milliseconds, as for notify-send; 0 stays,
                              -1 is the usual time.
      --exact-duration        Show it for exactly that long, even when hearing it
                              takes longer.
      --edge <edge>           Where on the screen it is shown. (values: top, bottom)
      --politeness <politeness>
                              Whether it waits for what is being said, or goes
                              before what waits. Errors are assertive unless this
                              says otherwise. (values: polite, assertive)
      --sensitive             Keep nothing of it once it is over.
      --announce/--no-announce
                              Announce it to screen readers, or do not.
      --speak/--no-speak      Speak it, even where a screen reader does, or do not
                              speak it at all.
      --screen/--no-screen    Show it on the screen, or do not show it there at all.
      --text <when>           When to print it on standard error. (values: auto,
                              always, never; default: auto)
      --lang <tag>            The language of the text, such as de or pt-BR.
      --voice <name>          The voice that speaks.
      --rate <wpm>            The voice's words in a minute, from 80 to 449.
      --pitch <pitch>         The voice's pitch, from 0 to 99.
      --volume <percent>      The voice's volume, from 0 to 100.
      -u, --urgency <urgency> As for notify-send: a critical one is an emergency,
                              which goes before what waits. (values: low, normal,
                              critical)
      --policy <policy>       What it does about other messages: sequential waits
                              for its turn, replace ends what is showing, stack or
                              stack:1 to stack:10 stands beside others, coalesce
                              takes the place of the last one with its key and
                              counts, priority goes before what waits. (default:
                              sequential)
      --key <key>             What messages that are counted together have in
                              common.
      -r, --replace-id <id>   Take the place and the number of this message, where
                              it is there still.
      -w, --wait              Wait until the message has ended.
      --timeout <seconds>     Wait for at most this long.
      -p, --print-id          Print the message's number.
      --report                Wait until every channel is done, and print what
                              became of the message as one line of JSON.
      --explain               The same in words: what each sense got, and why.
      --must-deliver          Fail with exit status 69 when nobody could be reached.
      --exit-status           Wait, and tell by the exit status how it ended: 0 by
                              an action, 1 dismissed, 124 by itself or not within
                              the timeout.
      --output <file.wav>     Speak into this file instead of the loudspeaker.
      --version               Show the version.
      -h, --help              Show help information.

    SUBCOMMANDS:
      show (default)          Show a message without a severity.
      success                 Show that something is done.
      info                    Show something worth knowing.
      warning                 Show that something wants attention.
      error                   Show that something failed; said before what waits.
      run                     Run a program, and show whether it succeeded and how
                              long it took.
      progress                Tell how far something has come, in one message that
                              is changed in place.
      dismiss                 End the message that is showing, or another one.
      focus                   Move the keyboard to the newest message on the screen.
      invoke                  Do what an action of a message says, even once it was
                              put away.
      extend                  Give a message its whole time again.
      repeat                  Say and announce the last message again.
      history                 List the messages that were and those that are
                              showing.
      listen                  Hear what a screen reader would, and compare it with
                              what is expected.
      audit                   Check messages by the rules of accessibility.
      preferences             List how messages look, sound and last for you, or
                              change it.
      voices                  List the voices that --voice takes.
      say                     Only speak a text, and wait until it has been said.
      demo                    Write examples: our voices, or pictures of toasts.
      doctor                  Tell what is there for messages, and what would be
                              done with one now.
      help                    Show help for the command or for a subcommand.

      See 'toast help <subcommand>' for detailed help.

    """

  @Test func `the help of the command`() {
    #expect(printed("--help") == Self.root)
    #expect(printed("-h") == Self.root)
    #expect(printed("help") == Self.root)
  }

  @Test func `the help of a subcommand has its own usage and the same options`() throws {
    let options = try #require(Self.root.firstRange(of: "ARGUMENTS:"))
    let end = try #require(Self.root.firstRange(of: "\n\nSUBCOMMANDS:"))
    let expected = """
      OVERVIEW: Show that something is done.

      USAGE: toast success <title> [<message>] [<options>]

      \(Self.root[options.lowerBound..<end.lowerBound])

      """
    #expect(printed("help", "success") == expected)
    #expect(printed("success", "--help") == expected)
    #expect(printed("success", "Saved", "-h") == expected)
  }

  @Test func `the help of a subcommand that runs a program shows where that stands`() {
    let text = printed("help", "run") ?? ""
    #expect(text.contains("USAGE: toast run [<options>] -- <command> [<argument> ...]\n"))
    #expect(text.contains("pass through, and\nit runs even where nothing can be shown."))
    #expect(!text.contains("--print-id"))
  }

  @Test func `the help of a subcommand for toasts that are there`() {
    let expected = """
      OVERVIEW: Do what an action of a message says, even once it was put away.

      USAGE: toast invoke [<id>] <action>

      ARGUMENTS:
        <id>                    The number of the message to act on; the one that is
                                showing where it is left out.
        <action>                The action's name, or its number from 0.

      OPTIONS:
        --version               Show the version.
        -h, --help              Show help information.

      """
    #expect(printed("help", "invoke") == expected)
    #expect(printed("invoke", "-h") == expected)
  }

  @Test func `the help of help`() {
    let expected = """
      OVERVIEW: Show help for the command or for a subcommand.

      USAGE: toast help [<subcommand>]

      ARGUMENTS:
        <subcommand>            The subcommand to explain.

      OPTIONS:
        --version               Show the version.
        -h, --help              Show help information.

      """
    #expect(printed("help", "help") == expected)
    #expect(printed("help", "--help") == expected)
  }

  @Test func `no line is longer than a terminal is wide`() {
    for name in CommandDescription.toast.subcommands.map(\.name) {
      let lines = printed("help", name)?.split(separator: "\n") ?? []
      #expect(!lines.isEmpty && lines.allSatisfy { $0.count <= 80 })
    }
  }

  @Test func `the version is one line`() {
    #expect(printed("--version") == "toast 0.1.0\n")
    #expect(printed("success", "--version") == "toast 0.1.0\n")
  }

  @Test(arguments: [
    ["--wiat", "--help"], ["-h", "--rate", "1"], ["-x", "-h"], ["a", "b", "c", "--help"],
    ["--version", "--help"],
  ])
  func `whoever asks for help gets it, whatever else is wrong`(words: [String]) {
    #expect(CommandRequest(words.map { Array($0.utf8) }) == .help(Self.root))
  }

  @Test(arguments: [
    ["--", "--help"], ["--message", "-h"], ["-a", "--version", "Saved"], ["-ahelp", "x"],
  ])
  func `a word or a value that looks like it is no request for help`(words: [String]) {
    guard case .show = CommandRequest(words.map { Array($0.utf8) }) else {
      Issue.record("\(words) did not show a toast")
      return
    }
  }

  @Test func `each option has a name and a letter of its own, and a help`() {
    for subcommand in CommandDescription.toast.subcommands {
      let options = subcommand.options + CommandDescription.toast.commonOptions
      let forms = options.flatMap(\.longForms) + options.compactMap(\.letter).map { "-\($0)" }
      #expect(Set(forms).count == forms.count)
      #expect(
        options.allSatisfy { $0.help.hasSuffix(".") && $0.kind.takesValue != $0.valueName.isEmpty })
    }
    let used = CommandDescription.toast.subcommands.flatMap(\.options).map(\.name)
    #expect(Set(used + [.help, .version]) == Set(OptionDescription.Name.allCases))
  }
}
