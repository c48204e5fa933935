import Glibc
import ToastText

/// Standard output: data, and nothing for people.
package enum StandardOutput {
  /// Writes it all.
  ///
  /// - Throws: ``CommandFailure`` saying what the system said.
  package static func write(_ text: String) throws(CommandFailure) {
    if case .failed(let error) = PlainTextOutput(descriptor: STDOUT_FILENO).write(text) {
      throw CommandFailure(.outputNotWritable, "standard output: \(error)")
    }
  }
}
