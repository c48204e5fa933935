import SystemKit

extension CommandDescription {
  /// The command `toast`.
  public static let toast = CommandDescription(
    name: "toast",
    overview: "Show a message so that it is announced, spoken, seen or printed.",
    discussion: [
      """
      The message goes to the screen, and to a screen reader where one is listening, else to a \
      voice; where none of them is there, to standard error. The command returns as soon as the \
      message is accepted.
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
      .run, .progress, .dismiss, .focus, .invoke, .extend, .repeatLast, .history, .listen, .audit,
      .preferences,
      .voices, .say, .demo, .doctor, .help,
    ])
}

extension SubcommandDescription {
  /// A subcommand that shows a toast.
  static func showing(_ name: String, _ overview: String) -> SubcommandDescription {
    SubcommandDescription(
      name: name, overview: overview, purpose: .show,
      arguments: [
        ArgumentDescription("title", help: "The first line."),
        ArgumentDescription("message", isOptional: true, help: "The second line."),
      ],
      options: OptionDescription.showing)
  }
}
