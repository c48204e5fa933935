import ToastCore

/// Arguments that make no sense: what is wrong with them, and what would be right.
public struct UsageError: Error, Sendable, Equatable, CustomStringConvertible {
  /// One line, without the program's name: `unknown option '--wiat'; did you mean '--wait'?`
  public let message: String

  /// An error.
  init(_ message: String) { self.message = message }

  /// For people: the message.
  public var description: String { message }

  /// For standard error, line ends included.
  public var text: String {
    "toast: \(message)\nSee 'toast --help' for its arguments and options.\n"
  }

  /// What was typed, in quotes, safe for a terminal and not longer than helps to recognise it.
  static func quote(_ bytes: [UInt8]) -> String {
    let text = TextSafety.neutralize(TextSafety.decode(bytes.prefix(400)), for: .terminal)
    return text.count > 40 ? "'\(text.prefix(40))…'" : "'\(text)'"
  }
}
