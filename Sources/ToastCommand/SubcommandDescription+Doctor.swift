extension SubcommandDescription {
  /// Tells what there is on this machine that toasts need.
  static let doctor = SubcommandDescription(
    name: "doctor",
    overview: "Tell what is there for messages, and what would be done with one now.",
    discussion: [
      """
      It starts the agent where none runs, as a message would. The exit status is 0 where a \
      message would be announced, spoken or shown, and 69 where all that is left is its text.
      """
    ],
    purpose: .doctor, arguments: [],
    options: [OptionDescription(.json, .flag, help: "Print it as JSON.")])
}
