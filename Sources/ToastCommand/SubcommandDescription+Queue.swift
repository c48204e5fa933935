/// The subcommands for what goes on: programs that run, and toasts that are there.
extension SubcommandDescription {
  static let run = SubcommandDescription(
    name: "run",
    overview: "Run a program, and show whether it succeeded and how long it took.",
    discussion: [
      """
      Its output, the signals that come for it and its exit status pass through, and it runs even \
      where nothing can be shown. Of its arguments at most the first is told, and that only where \
      it is a plain word.
      """
    ],
    purpose: .run,
    arguments: [
      ArgumentDescription("command", help: "The program, found as a shell finds it."),
      ArgumentDescription(
        "argument", isOptional: true, isRepeatable: true, help: "What the program is given."),
    ],
    options: OptionDescription.presenting)

  static let progress = SubcommandDescription(
    name: "progress",
    overview: "Tell how far something has come, in one message that is changed in place.",
    discussion: [
      """
      It is said when its text changes and at each quarter, and otherwise every five seconds at \
      most. It stays until 100. One that a person has dismissed comes back when it is done. The \
      options count when it comes, and not when it changes.
      """
    ],
    purpose: .progress,
    arguments: [
      ArgumentDescription(
        "id",
        help: "A name, such as backup: the first use shows a message, and each later one changes "
          + "it. Or the number of a message that is there."),
      ArgumentDescription("percent", help: "From 0 to 100, with or without a percent sign."),
      ArgumentDescription(
        "text", isOptional: true,
        help: "What it says from now on; as before, or the name, where it is left out."),
    ],
    options: [.printID] + OptionDescription.presenting.filter { !$0.isAboutTime })

  static let dismiss = SubcommandDescription(
    name: "dismiss", overview: "End the message that is showing, or another one.",
    purpose: .dismiss, arguments: [.id("end")], options: [.all])

  static let invoke = SubcommandDescription(
    name: "invoke",
    overview: "Do what an action of a message says, even once it was put away.",
    purpose: .invoke,
    arguments: [
      .id("act on"),
      ArgumentDescription("action", help: "The action's name, or its number from 0."),
    ], options: [])

  static let extend = SubcommandDescription(
    name: "extend", overview: "Give a message its whole time again.", purpose: .extend,
    arguments: [.id("extend")], options: [])

  static let focus = SubcommandDescription(
    name: "focus", overview: "Move the keyboard to the newest message on the screen.",
    discussion: [
      """
      Bind it to a key. Tab and the arrows walk the actions, Return takes one, and Escape closes the \
      message, or puts it away where its action can still be taken; then the keyboard is where it \
      was.
      """
    ],
    purpose: .focus, arguments: [], options: [])

  static let repeatLast = SubcommandDescription(
    name: "repeat", overview: "Say and announce the last message again.", purpose: .repeatLast,
    arguments: [], options: [])

  static let history = SubcommandDescription(
    name: "history",
    overview: "List the messages that were and those that are showing.",
    discussion: ["The oldest is first. Sensitive ones are never listed."],
    purpose: .history, arguments: [], options: [.json])

  static let help = SubcommandDescription(
    name: "help", overview: "Show help for the command or for a subcommand.", purpose: .help,
    arguments: [
      ArgumentDescription("subcommand", isOptional: true, help: "The subcommand to explain.")
    ],
    options: [])
}

extension ArgumentDescription {
  fileprivate static func id(_ verb: String) -> ArgumentDescription {
    ArgumentDescription(
      "id", isOptional: true,
      help: "The number of the message to \(verb); the one that is showing where it is left out.")
  }
}
