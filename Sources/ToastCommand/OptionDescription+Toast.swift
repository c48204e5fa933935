import ToastCore

extension OptionDescription {
  /// Prints the version.
  static let version = OptionDescription(.version, .flag, help: "Show the version.")

  /// Prints help.
  static let help = OptionDescription(.help, letter: "h", .flag, help: "Show help information.")

  /// Prints a toast's number.
  static let printID = OptionDescription(
    .printID, letter: "p", .flag, help: "Print the message's number.")

  /// Ends every toast.
  static let all = OptionDescription(.all, .flag, help: "End all that are showing or waiting.")

  /// Prints data.
  static let json = OptionDescription(.json, .flag, help: "Print one JSON array of objects.")

  /// The longest time that may be waited or shown, in seconds: a day.
  private static let day = 86_400

  /// The options of the subcommands that show a toast.
  static let showing: [OptionDescription] = content + presenting + queue + following + [output]

  private static let content = [
    OptionDescription(
      .message, .text, "text", help: "The second line; '-' reads it from standard input."),
    OptionDescription(
      .action, letter: "A", .action, "[name=]label", isRepeatable: true,
      help:
        "Add an action, wait until the message has ended, and print the name of the action that "
        + "was taken. Without a name it is numbered, from 0."),
  ]

  /// The options of every toast: whose it is, how long and how it is told.
  static let presenting: [OptionDescription] = [
    OptionDescription(
      .appName, letter: "a", .name, "name", help: "The name of the program that speaks."),
    OptionDescription(
      .icon, letter: "i", .name, "icon", help: "The name of an icon, or a picture's file."),
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
      .edge, .choice(["top", "bottom"]), "edge", help: "Where on the screen it is shown."),
    OptionDescription(
      .politeness, .choice(["polite", "assertive"]), "politeness",
      help: "Whether it waits for what is being said, or goes before what waits. Errors are "
        + "assertive unless this says otherwise."),
    OptionDescription(
      .sensitive, .flag, help: "Keep nothing of it once it is over."),
    OptionDescription(
      .announce, .pair, help: "Announce it to screen readers, or do not."),
    OptionDescription(
      .speak, .pair,
      help: "Speak it, even where a screen reader does, or do not speak it at all."),
    OptionDescription(
      .screen, .pair, help: "Show it on the screen, or do not show it there at all."),
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
  ]

  private static let queue = [
    OptionDescription(
      .urgency, letter: "u", .choice(["low", "normal", "critical"]), "urgency",
      help: "As for notify-send: a critical one is an emergency, which goes before what waits."),
    OptionDescription(
      .policy, .policy, "policy", defaultValue: "sequential",
      help: "What it does about other messages: sequential waits for its turn, replace ends what "
        + "is showing, stack or stack:1 to stack:10 stands beside others, coalesce takes the place "
        + "of the last one with its key and counts, priority goes before what waits."),
    OptionDescription(
      .key, .name, "key", help: "What messages that are counted together have in common."),
    OptionDescription(
      .replaceID, letter: "r", .integer(0...Int.max), "id",
      help: "Take the place and the number of this message, where it is there still."),
  ]

  private static let following = [
    OptionDescription(
      .wait, letter: "w", .flag, help: "Wait until the message has ended."),
    OptionDescription(
      .timeout, .seconds(atMost: day), "seconds", help: "Wait for at most this long."),
    printID,
    OptionDescription(
      .report, .flag,
      help: "Wait until every channel is done, and print what became of the message as one line "
        + "of JSON."),
    OptionDescription(
      .explain, .flag, help: "The same in words: what each sense got, and why."),
    OptionDescription(
      .mustDeliver, .flag, help: "Fail with exit status 69 when nobody could be reached."),
    OptionDescription(
      .exitStatus, .flag,
      help: "Wait, and tell by the exit status how it ended: 0 by an action, 1 dismissed, 124 by "
        + "itself or not within the timeout."),
  ]

  private static let output = OptionDescription(
    .output, .file, "file.wav", help: "Speak into this file instead of the loudspeaker.")

  /// Whether it says how long a toast is shown.
  var isAboutTime: Bool { [.duration, .expireTime, .exactDuration].contains(name) }

  private static func range(_ range: ClosedRange<Int>) -> String {
    "from \(range.lowerBound) to \(range.upperBound)"
  }
}
