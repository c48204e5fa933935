import SystemKit
import ToastCore

/// What the command has to say to people, at standard error.
package enum Remark {
  /// Writes a line. File names and other programs' words come in it: none of them may act on a
  /// terminal.
  package static func say(_ text: String) {
    Diagnostics.say("toast: \(TextSafety.neutralize(text, for: .terminal))")
  }
}
