import Glibc
import SystemKit
import ToastCore
import ToastText

/// Why the command ends early: what to say, and with which status.
struct CommandFailure: Error {
  let status: ExitStatus
  let message: String

  init(_ status: ExitStatus, _ message: String) {
    self.status = status
    self.message = message
  }
}

/// What the command has to say to people, at standard error.
enum Remark {
  /// Writes a line. File names and other programs' words come in it: none of them may act on a
  /// terminal.
  static func say(_ text: String) {
    Diagnostics.say("toast: \(TextSafety.neutralize(text, for: .terminal))")
  }
}

/// Standard output: data, and nothing for people.
enum StandardOutput {
  /// Writes it all.
  ///
  /// - Throws: ``CommandFailure`` saying what the system said.
  static func write(_ text: String) throws(CommandFailure) {
    if case .failed(let error) = PlainTextOutput(descriptor: STDOUT_FILENO).write(text) {
      throw CommandFailure(.outputNotWritable, "standard output: \(error)")
    }
  }
}
