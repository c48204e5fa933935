/// Text that is no JSON: where, and why.
package struct JSONError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The line, from 1.
  package let line: Int
  /// The byte in that line, from 1.
  package let column: Int
  /// What is wrong there, for people.
  package let message: String

  /// An error.
  package init(line: Int, column: Int, message: String) {
    self.line = line
    self.column = column
    self.message = message
  }

  /// For people: `line 3, column 7: a value is missing`.
  package var description: String { "line \(line), column \(column): \(message)" }
}
