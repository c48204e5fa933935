@testable import ToastTesting

/// A program that shows a toast with the actions Undo, More, Wait and Flush, in a session with a listener,
/// and a person who presses its buttons.
struct ActionStage: Sendable {
  /// The actions, by their places.
  enum Action: Int {
    /// Ends the toast.
    case undo
    /// Leaves the toast.
    case more
    /// Ends the toast, once a line has come on the program's standard input.
    case wait
    /// Leaves the toast, and waits for its delivery without letting the main actor go.
    case flush
  }

  let stage: Stage
  let program: Program
  private let ear: Ear
  private let address: String
  /// The announcement of the toast, which tells where its buttons are.
  private let toast: Heard

  /// Starts the program; its toast has been announced when this returns.
  ///
  /// - Parameter withAgent: whether the toast is handed to an agent.
  init(_ name: String, withAgent: Bool = false) async throws {
    stage = try await Stage()
    address = try await stage.session.startAccessibility()
    ear = try await Ear(in: stage.session)
    if withAgent { try await stage.toast(Stage.brief + ["--", "first"]) }
    program = try stage.session.start(
      name, withAgent ? [] : ["--in-process"], variables: Surroundings.silent, input: .pipe)
    toast = try await ear.waitFor(within: .seconds(10)) { $0.text.contains("Deleted") }[0]
  }

  /// Presses a button over the accessibility bus, as a screen reader does; it is answered when this
  /// returns.
  func press(_ action: Action) async throws {
    let result = try await stage.session.run(
      "dbus-send",
      [
        "--bus=\(address)", "--print-reply=literal", "--dest=\(toast.bus)",
        "\(toast.path)_button\(action.rawValue)", "org.a11y.atspi.Action.DoAction", "int32:0",
      ])
    guard result.output.contains("true") else {
      throw TestingError(.failed, "\(action): \(result.output)\(result.errors)")
    }
  }

  /// Waits for a line of the program.
  @discardableResult
  func line(_ start: String) async throws -> String {
    try await program.waitForLine(start) { $0.hasPrefix(start) }
  }

  /// Waits for a number of lines of the program that begin so, and until it has nothing to do: what
  /// printed the last one has returned then.
  func lines(_ start: String, _ count: Int) async throws {
    try await waitUntil("\(count) lines of \(start)", there: { program.output.text }) {
      program.output.lines.count { $0.hasPrefix(start) } >= count ? () : nil
    }
    try await waitUntil("\(program.name) to sleep") {
      let tasks = "/proc/\(program.id)/task"
      let isAtRest = TemporaryFolder.entries(of: tasks).allSatisfy { task in
        // A thread that has ended is at rest too.
        guard let status = try? Bytes.of("\(tasks)/\(task)/status") else { return true }
        return String(decoding: status, as: UTF8.self).contains("State:\tS")
      }
      return isAtRest ? () : nil
    }
  }

  /// Waits until the program has ended by itself, and returns what it printed.
  func end() async throws -> [String] {
    let exit = try await program.waitForExit()
    guard exit == .status(0) else {
      throw TestingError(.failed, "\(program.name): \(exit), \(program.errors.text)")
    }
    return program.output.lines
  }
}
