/// What the command's exit status tells a script. The numbers above 60 are those of `sysexits.h`.
public enum ExitStatus: Int32, Sendable, CaseIterable {
  /// The toast was accepted; with `--wait`, `--report` or `--must-deliver`, it was delivered.
  case success = 0
  /// The arguments make no sense.
  case usage = 64
  /// What was to be read, such as standard input for `--message -`, could not be.
  case unreadableInput = 65
  /// No channel could deliver the toast.
  case notDelivered = 69
  /// The file of `--output` cannot be written.
  case outputNotWritable = 73
}
