import Glibc
public import SystemKit
import Synchronization

/// A program that a test started. It is killed when this object ends, and when the test process
/// does.
public final class Program: Sendable {
  /// What stands on its standard input.
  public enum Input: Equatable, Sendable {
    /// Nothing: the null device.
    case none
    /// This text, and then the end.
    case text(String)
    /// A pipe that ``Program/write(_:within:)`` writes to and ``Program/closeInput()`` ends.
    case pipe
  }

  /// The program's name and arguments, for messages.
  public let name: String
  /// Its process id.
  public let id: ProcessID
  /// What it wrote to standard output.
  public let output: CapturedStream
  /// What it wrote to standard error.
  public let errors: CapturedStream

  private let state: Mutex<State>

  private struct State: ~Copyable {
    var exit: ProgramExit?
    var input: Descriptor?
  }

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: a path, or the name of a program of ours or of the system.
  ///   - arguments: what follows its name.
  ///   - environment: the whole environment; the path of the test's own folder is added.
  ///   - input: its standard input.
  ///   - folder: the folder that it starts in.
  /// - Throws: ``TestingError`` with the code `missing` where no such program is found; the
  ///   system's error where it cannot be started.
  public init(
    _ program: String, _ arguments: [String] = [], environment: [String: String] = [:],
    input: Input = .none, folder: String = "/"
  ) throws {
    output = try CapturedStream()
    errors = try CapturedStream()
    name = ([program] + arguments).joined(separator: " ")
    var environment = environment
    environment[Self.mark] = try "\(Workspace.shared().root)/"
    var spawn = Spawn(
      try Self.path(of: program), arguments, environment: environment,
      descriptors: [1: output.number, 2: errors.number], newSession: true, folder: folder)
    switch input {
    case .none:
      id = try spawn.start()
      state = Mutex(State())
    case .text(let text):
      let given = try TemporaryFolder.nameless(holding: text)
      spawn.descriptors[0] = given.number
      id = try spawn.start()
      state = Mutex(State())
    case .pipe:
      let pipe = try Descriptor.pipe()
      spawn.descriptors[0] = pipe.reading.number
      id = try spawn.start()
      state = Mutex(State(input: pipe.writing))
    }
  }

  deinit {
    signal(SIGKILL)
    _ = reap(0)
  }

  /// How it ended; nil while it lives.
  public var exit: ProgramExit? { reap(WNOHANG) }

  /// Sends it a signal; nothing happens when it has ended.
  public func signal(_ number: CInt) {
    state.withLock { state in
      // As long as nobody waited for it, its id is given to no other process.
      if state.exit == nil { Glibc.kill(id, number) }
    }
  }

  /// Waits until it has ended by itself.
  ///
  /// - Throws: ``TestingError`` with the code `late`.
  @discardableResult
  public func waitForExit(within limit: Duration = .seconds(10)) async throws -> ProgramExit {
    try await waitUntil("the end of \(name)", within: limit, there: { self.state(of: "running") }) {
      self.exit
    }
  }

  /// Waits for a complete line on standard output, or standard error, that satisfies a condition.
  ///
  /// - Throws: ``TestingError``: `failed` when it ended without that line, `late` when it did not
  ///   come.
  @discardableResult
  public func waitForLine(
    _ what: String, onErrors: Bool = false, within limit: Duration = .seconds(5),
    where matches: (String) -> Bool
  ) async throws -> String {
    let stream = onErrors ? errors : output
    return try await waitUntil(
      "\(what) from \(name)", within: limit, there: { self.state(of: stream.tail) }
    ) {
      if let line = stream.lines.first(where: matches) { return line }
      if let exit = self.exit {
        // What it wrote last is there now, if it ever was.
        if let line = stream.lines.first(where: matches) { return line }
        throw TestingError(
          .failed, "\(self.name) ended (\(exit)) without \(what); \(self.state(of: stream.tail))")
      }
      return nil
    }
  }

  /// Asks it to end, and kills it when it does not; returns how it ended.
  ///
  /// - Throws: ``TestingError`` with the code `late` when even killing it did not help.
  @discardableResult
  public func end(within limit: Duration = .seconds(2)) async throws -> ProgramExit {
    signal(SIGTERM)
    signal(SIGCONT)
    do {
      return try await waitForExit(within: limit)
    } catch let error as TestingError where error.code == .late {
      return try await kill()
    }
  }

  /// Kills it, and waits until it is gone.
  ///
  /// - Throws: ``TestingError`` with the code `late`.
  @discardableResult
  public func kill() async throws -> ProgramExit {
    signal(SIGKILL)
    return try await waitForExit(within: .seconds(5))
  }

  /// Writes to its standard input, which must be a pipe.
  ///
  /// - Throws: ``TestingError``: `failed` where its input is no pipe, or closed; `late` when it did
  ///   not read.
  public func write(_ text: String, within limit: Duration = .seconds(5)) async throws {
    var rest = ArraySlice(text.utf8)
    try await waitUntil("\(name) to read its input", within: limit) {
      // As much as there is room for: to wait for a turn between two parts takes a busy machine long.
      var count = 0
      repeat {
        count = try state.withLock { state in
          guard let number = state.input?.number else {
            throw TestingError(.failed, "\(name) has no input to write to")
          }
          return try writeWithoutSignal(rest, to: number)
        }
        rest = rest.dropFirst(count)
      } while count > 0 && !rest.isEmpty
      return rest.isEmpty.whenTrue
    }
  }

  /// Ends its standard input.
  public func closeInput() { state.withLock { $0.input = nil } }

  /// What is known of it, for the message of an error.
  func state(of text: String) -> String {
    let life = exit.map { "it ended: \($0)" } ?? "it lives"
    return "\(text)\n\(life), and said on standard error: \(errors.tail)"
  }

  private func reap(_ options: CInt) -> ProgramExit? {
    state.withLock { state in
      if state.exit != nil { return state.exit }
      var status: CInt = 0
      var result = waitpid(id, &status, options)
      while result < 0 && errno == EINTR { result = waitpid(id, &status, options) }
      if result == id { state.exit = ProgramExit(status) }
      return state.exit
    }
  }
}
