extension SubcommandDescription {
  static let audit = SubcommandDescription(
    name: "audit",
    overview: "Check messages by the rules of accessibility.",
    discussion: [
      "The exit status is 0 where nothing was found, 1 where something was, and 2 where it could "
        + "not check."
    ],
    purpose: .audit,
    arguments: [
      ArgumentDescription(
        "file", isOptional: true, isRepeatable: true,
        help: "One message or a list of them as JSON; '-' reads it from standard input.")
    ],
    options: [
      OptionDescription(
        .live, .integer(1...Int(Int32.max)), "pid",
        help: "Check a message that this process shows, through the accessibility bus, instead of "
          + "a file: one that is there, or the next."),
      OptionDescription(
        .timeout, .seconds(atMost: 86_400), "seconds",
        defaultValue: "\(Int(AuditOptions.usualTimeout))",
        help: "With --live: wait for a message for at most this long."),
      OptionDescription(
        .profile, .choice(AuditOptions.profiles), "profile", defaultValue: AuditOptions.profiles[1],
        help: "Which criteria count."),
      OptionDescription(
        .preferences, .file, "file.json",
        help: "The preferences of who sees the messages, as in the file of preferences."),
      OptionDescription(
        .matrix, .flag, help: "Try every combination of the preferences that matter."),
      OptionDescription(
        .disable, .name, "rule", isRepeatable: true, help: "Leave a rule out, by its id."),
      OptionDescription(
        .format, .choice(AuditOptions.Format.allCases.map(\.rawValue)), "format",
        defaultValue: AuditOptions.Format.text.rawValue, help: "The form of the report."),
      OptionDescription(
        .output, .file, "file", help: "Write the report to this file, whole or not at all."),
      OptionDescription(
        .failOn, .choice(AuditOptions.FailOn.allCases.map(\.rawValue)), "outcome",
        defaultValue: AuditOptions.FailOn.failed.rawValue,
        help: "What makes the exit status 1; cantTell is both."),
      OptionDescription(
        .baseline, .file, "file.json",
        help: "An earlier report as JSON: what it has does not count again."),
      OptionDescription(
        .suppressions, .file, "file.json",
        help: "Findings that are accepted, as JSON, each with its reason."),
    ])
}
