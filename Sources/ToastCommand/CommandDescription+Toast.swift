import SystemKit
import ToastCore

extension CommandDescription {
  /// The command `toast`.
  public static let toast = CommandDescription(
    name: "toast",
    overview: "Show a message so that it is announced, spoken or printed.",
    discussion: [
      """
      The message goes to a screen reader where one is listening, else to a voice or to standard \
      error: whatever this machine has. The command returns as soon as the message is accepted.
      """,
      """
      In scripts, put what you did not write yourself after '--', where nothing is an option or \
      a subcommand: toast show -- "$title" "$message"
      """,
    ],
    version: Release.version,
    subcommands: [
      .showing("show", "Show a message without a severity."),
      .showing("success", "Show that something is done."),
      .showing("info", "Show something worth knowing."),
      .showing("warning", "Show that something wants attention."),
      .showing("error", "Show that something failed; said before what waits."),
      .voices, .say, .demo,
      SubcommandDescription(
        name: "help", overview: "Show help for the command or for a subcommand.", purpose: .help,
        arguments: [
          ArgumentDescription(
            name: "subcommand", isOptional: true, help: "The subcommand to explain.")
        ],
        options: []),
    ])
}

extension SubcommandDescription {
  /// A subcommand that shows a toast.
  static func showing(_ name: String, _ overview: String) -> SubcommandDescription {
    SubcommandDescription(
      name: name, overview: overview, purpose: .show,
      arguments: [
        ArgumentDescription(name: "title", isOptional: false, help: "The first line."),
        ArgumentDescription(name: "message", isOptional: true, help: "The second line."),
      ],
      options: OptionDescription.showing)
  }
}

extension OptionDescription {
  /// Prints the version.
  static let version = OptionDescription(.version, .flag, help: "Show the version.")

  /// Prints help.
  static let help = OptionDescription(.help, letter: "h", .flag, help: "Show help information.")

  /// The longest time that may be waited or shown, in seconds: a day.
  private static let day = 86_400

  /// The options of the subcommands that show a toast.
  static let showing: [OptionDescription] = [
    OptionDescription(
      .message, .text, "text", help: "The second line; '-' reads it from standard input."),
    OptionDescription(
      .appName, letter: "a", .name, "name", help: "The name of the program that speaks."),
    OptionDescription(
      .duration, .duration(atMost: day), "time",
      help: "How long it is shown: 3s, 250ms, 2m or indefinite; seconds where no unit is named."),
    OptionDescription(
      .expireTime, letter: "t", .integer(-1...Int(Int32.max)), "ms",
      help: "The same in milliseconds, as for notify-send; 0 stays, -1 is the usual time."),
    OptionDescription(
      .exactDuration, .flag,
      help: "Show it for exactly that long, even when hearing it takes longer."),
    OptionDescription(
      .politeness, .choice(["polite", "assertive"]), "politeness",
      help: "Whether it waits for what is being said, or goes before what waits. Errors are "
        + "assertive unless this says otherwise."),
    OptionDescription(
      .wait, letter: "w", .flag, help: "Wait until the message has ended."),
    OptionDescription(
      .timeout, .seconds(atMost: day), "seconds", help: "Wait for at most this long."),
    OptionDescription(
      .printID, letter: "p", .flag, help: "Print the message's number."),
    OptionDescription(
      .report, .flag,
      help: "Wait until every channel is done, and print what became of the message as one line "
        + "of JSON."),
    OptionDescription(
      .explain, .flag, help: "The same in words: what each sense got, and why."),
    OptionDescription(
      .mustDeliver, .flag, help: "Fail with exit status 69 when nobody could be reached."),
    OptionDescription(
      .announce, .pair, help: "Announce it to screen readers, or do not."),
    OptionDescription(
      .speak, .pair,
      help: "Speak it, even where a screen reader does, or do not speak it at all."),
    OptionDescription(
      .text, .choice(["auto", "always", "never"]), "when", defaultValue: "auto",
      help: "When to print it on standard error."),
    OptionDescription(
      .lang, .language, "tag", help: "The language of the text, such as de or pt-BR."),
    OptionDescription(.voice, .voice, "name", help: "The voice that speaks."),
    OptionDescription(
      .rate, .integer(SpeechSettings.rates), "wpm",
      help: "The voice's words in a minute, \(range(SpeechSettings.rates))."),
    OptionDescription(
      .pitch, .integer(SpeechSettings.pitches), "pitch",
      help: "The voice's pitch, \(range(SpeechSettings.pitches))."),
    OptionDescription(
      .volume, .integer(SpeechSettings.volumes), "percent",
      help: "The voice's volume, \(range(SpeechSettings.volumes))."),
    OptionDescription(
      .output, .file, "file.wav", help: "Speak into this file instead of the loudspeaker."),
  ]

  private static func range(_ range: ClosedRange<Int>) -> String {
    "from \(range.lowerBound) to \(range.upperBound)"
  }
}
