/// What the command's exit status tells a script. The numbers from 64 to 78 are those of
/// `sysexits.h`, and 124 is that of `timeout`.
public enum ExitStatus: Int32, Sendable, CaseIterable {
  /// The toast was accepted; with `--wait`, `--report` or `--must-deliver`, it was delivered.
  case success = 0
  /// With `--exit-status`: the toast was dismissed.
  case dismissed = 1
  /// The arguments make no sense.
  case usage = 64
  /// What was to be read, such as standard input for `--message -`, could not be.
  case unreadableInput = 65
  /// No channel could deliver the toast, or the toast that something was wanted of is not there.
  case notDelivered = 69
  /// The file of `--output` cannot be written.
  case outputNotWritable = 73
  /// With `--exit-status`: the toast ended by itself, or not within the time.
  case timedOut = 124
}
