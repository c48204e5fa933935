extension SubcommandDescription {
  static let listen = SubcommandDescription(
    name: "listen",
    overview: "Hear what a screen reader would, and compare it with what is expected.",
    discussion: [
      """
      It prints each announcement and each notification that is shown: the time, the application, \
      the role, the politeness or 'shown', and the text. When it hears, it writes the line \
      'listening' to standard error, and then starts the command, if there is one, whose standard \
      output goes to standard error.
      """,
      """
      Texts are compared by characters, however these are composed, and with their case. It ends \
      as soon as all that is expected was heard. To be sure that something is not heard, or not \
      twice, takes until the timeout, or until the command has ended and a second has passed in \
      which nothing was heard. Where nothing is expected it listens until it is interrupted or \
      the command has ended, or for the time of --timeout. A command that is still running then \
      is ended.
      """,
      """
      The exit status is 0 where all was heard that is expected and nothing that is rejected, 1 \
      where not, and 69 where there is no accessibility bus. It is 126 or 127 where the command \
      cannot be started; what the command's own exit status is does not count.
      """,
    ],
    purpose: .listen,
    arguments: [
      ArgumentDescription(
        "command", isOptional: true, help: "The program, found as a shell finds it."),
      ArgumentDescription(
        "argument", isOptional: true, isRepeatable: true, help: "What the program is given."),
    ],
    options: [
      OptionDescription(
        .expect, .name, "text", isRepeatable: true, help: "Wait until this is heard."),
      OptionDescription(
        .expectOnce, .name, "text", isRepeatable: true,
        help: "Wait until this is heard, and see that it is not heard twice."),
      OptionDescription(
        .reject, .name, "text", isRepeatable: true, help: "Fail as soon as this is heard."),
      OptionDescription(
        .match, .choice(ListenOptions.Match.allCases.map(\.rawValue)), "how",
        defaultValue: ListenOptions.Match.substring.rawValue,
        help: "How the texts are compared: as a part of what is heard, as all of it, or as a "
          + "pattern for a part of it."),
      OptionDescription(
        .app, .name, "name", help: "Hear only the application of this name."),
      OptionDescription(
        .timeout, .seconds(atMost: 86_400), "seconds",
        defaultValue: "\(Int(ListenOptions.usualTimeout)) where something is expected",
        help: "Listen for at most this long."),
      OptionDescription(.json, .flag, help: "Print each event as a line of JSON."),
      OptionDescription(
        .activate, .flag,
        help: "Tell applications that a screen reader is there: some are silent without."),
      OptionDescription(
        .privateBus, .flag,
        help: "Bring a session bus and an accessibility bus of its own, for the command."),
    ])
}
