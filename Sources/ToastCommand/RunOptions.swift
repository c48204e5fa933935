/// A program that is run, and how its end is told.
public struct RunOptions: Sendable, Equatable {
  /// The program and its arguments, as bytes.
  public let command: [[UInt8]]
  /// How it is told.
  public let options: ShowOptions

  init(_ scanner: ArgumentScanner) throws(UsageError) {
    guard scanner.openWords == 0 else {
      throw UsageError(
        "\(UsageError.quote(scanner.words[0])) comes before '--'; the program and its arguments "
          + "come after it: toast run -- make test")
    }
    guard let program = scanner.words.first, !program.isEmpty else {
      throw UsageError("missing command: toast run -- make test")
    }
    if scanner.words.contains(where: { $0.contains(0) }) {
      throw UsageError("command: a NUL is in it, which no argument can hold")
    }
    command = scanner.words
    options = try ShowOptions(scanner.values)
  }
}
