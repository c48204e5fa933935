/// What a program that has ended left behind.
public struct ProgramResult: Sendable {
  /// How it ended.
  public let exit: ProgramExit
  /// Its standard output.
  public let output: String
  /// Its standard error.
  public let errors: String
  /// The status as a shell reports it.
  public var status: CInt { exit.code }
}

/// Runs a program to its end.
///
/// - Parameters:
///   - program: a path, or the name of a program of ours or of the system.
///   - arguments: what follows its name.
///   - environment: the whole environment.
///   - input: its standard input.
///   - folder: the folder that it starts in.
///   - limit: how long it may take; then it is killed.
/// - Throws: ``TestingError`` when the limit passed, with what it had written.
@discardableResult
public func run(
  _ program: String, _ arguments: [String] = [], environment: [String: String] = [:],
  input: Program.Input = .none, folder: String = "/", within limit: Duration = .seconds(10)
) async throws -> ProgramResult {
  let running = try Program(
    program, arguments, environment: environment, input: input, folder: folder)
  let exit = try await waitUntil(
    "the end of \(running.name)", within: limit, there: { running.state(of: running.output.tail) }
  ) { running.exit }
  return ProgramResult(exit: exit, output: running.output.text, errors: running.errors.text)
}
