import Glibc
import SystemKit
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
