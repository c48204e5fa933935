import Glibc
import ToastText

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
