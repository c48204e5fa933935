extension SubcommandDescription {
  /// Lists and changes what a person prefers.
  static let preferences = SubcommandDescription(
    name: "preferences",
    overview: "List how messages look, sound and last for you, or change it.",
    purpose: .preferences,
    arguments: [
      ArgumentDescription(
        "what", isOptional: true,
        help: "list (if nothing is said), get, set or unset."),
      ArgumentDescription("key", isOptional: true, help: "The preference, such as textScale."),
      ArgumentDescription(
        "value", isOptional: true,
        help: "What it shall be; quiet takes a time such as 30m or 2h too."),
    ],
    options: [
      OptionDescription(.json, .flag, help: "Print it as JSON, with what every source says.")
    ])
}
