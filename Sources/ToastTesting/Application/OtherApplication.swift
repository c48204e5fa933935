public import SystemKit
import Synchronization

/// An accessible application that shares no code with this package: an independent opinion on what
/// listeners and screen readers make of the protocol.
///
/// It is written in Python against GLib's D-Bus bindings and does only what it is told.
public final class OtherApplication: Sendable {
  /// How an announcement asks to be treated.
  public enum Politeness: Int, Sendable {
    /// Nothing asked for.
    case none
    /// After what is being said.
    case polite
    /// Before everything else.
    case assertive
  }

  /// The toolkit whose events it sends.
  public enum Toolkit: String, Sendable {
    /// None that a reader knows.
    case plain
    /// As GTK 4.14 sends an announcement: polite or assertive, from any object.
    case gtk4
    /// As Qt 6.8 does: with the application's root as the event's last argument.
    case qt6
  }

  /// A call that a listener or reader made on one of its objects.
  public struct Call: Equatable, Sendable {
    /// The method or property.
    public let member: String
    /// The object.
    public let path: String
    /// The unique bus name of the caller.
    public let sender: String
  }

  /// A listener that the registry knows.
  public struct Listener: Equatable, Sendable {
    /// Its unique bus name.
    public let bus: String
    /// What it listens for, as the registry spells it: `Object:StateChanged:Showing`.
    public let event: String
  }

  /// Its unique name on the accessibility bus.
  public let bus: String
  /// The session has to live as long as the application is in it.
  private let session: PrivateSession
  private let program: Program
  private let answers: LineReader<Answer>
  private let asked = Mutex(0)
  private let marks = Mutex(0)

  /// Whether this machine has what is needed: Python and its bindings to GLib.
  public static var isInstalled: Bool { Program.isInstalled("python3") }

  /// Starts the application; it is on the accessibility bus when this returns.
  ///
  /// - Parameters:
  ///   - session: where it is.
  ///   - name: its accessible name.
  ///   - toolkit: whose events it sends.
  /// - Throws: ``TestingError``: `missing` where Python is not installed, `failed` or `late` when
  ///   it does not start.
  public init(
    in session: PrivateSession, named name: String = "Other", as toolkit: Toolkit = .plain
  ) async throws {
    self.session = session
    let script = try session.folder.write("application.py", PackageResources.application_py)
    let program = try session.start(
      "python3", ["-B", script, name, toolkit.rawValue], input: .pipe)
    self.program = program
    let output = program.output
    answers = LineReader(reading: { output.bytes(from: $0) }, parse: { try decode($0) })
    let greeting = try await waitUntil(
      "the application \(name)", within: .seconds(15), there: { program.state(of: "no answer") }
    ) { [answers] in
      try Self.answer(0, from: answers, of: program)
    }
    bus = greeting.bus ?? ""
    asked.withLock { $0 = 1 }
  }

  /// Adds an object below its root, with labels, and tells listeners of it; nothing is announced.
  ///
  /// - Parameters:
  ///   - name: the accessible name.
  ///   - labels: the names of its labels.
  ///   - description: the accessible description.
  ///   - role: `notification`, `alert`, `frame`, `panel`, `label` or `push button`.
  /// - Returns: the object's path.
  public func add(
    _ name: String, labels: [String] = [], description: String = "", role: String = "notification"
  ) async throws -> String {
    var command = Command(do: "add")
    command.name = name
    command.labels = labels
    command.description = description
    command.role = role
    return try await tell(command).path ?? ""
  }

  /// Announces a text from an object.
  ///
  /// - Parameters:
  ///   - text: the text; with a count above 1, each `%` is the number of the announcement, from 0.
  ///   - path: the object.
  ///   - politeness: how it asks to be treated.
  ///   - count: how many are sent in one go.
  ///   - destination: the unique bus name of the only one to hear it; nil for all.
  /// - Returns: when it was sent, in microseconds of the monotonic clock.
  @discardableResult
  public func announce(
    _ text: String, from path: String, politeness: Politeness = .polite, count: Int = 1,
    to destination: String? = nil
  ) async throws -> Int64 {
    var command = Command(do: "announce")
    command.text = text
    command.path = path
    command.politeness = politeness.rawValue
    command.count = count
    command.destination = destination
    return try await tell(command).microseconds
  }

  /// Says that an object appeared on the screen.
  ///
  /// - Returns: when it was sent, in microseconds of the monotonic clock.
  @discardableResult
  public func show(_ path: String, to destination: String? = nil) async throws -> Int64 {
    var command = Command(do: "show")
    command.path = path
    command.destination = destination
    return try await tell(command).microseconds
  }

  /// Says that an object has the focus.
  public func focus(_ path: String) async throws {
    var command = Command(do: "focus")
    command.path = path
    _ = try await tell(command)
  }

  /// Its process.
  public var id: ProcessID { program.id }

  /// Takes an object away.
  public func remove(_ path: String) async throws {
    var command = Command(do: "remove")
    command.path = path
    _ = try await tell(command)
  }

  /// Registers again, as is needed after the registry was lost.
  public func embed() async throws { _ = try await tell(Command(do: "embed")) }

  /// Every call that was made on its objects so far.
  public var calls: [Call] {
    get async throws {
      try await (tell(Command(do: "calls")).calls ?? []).filter { $0.count == 3 }.map {
        Call(member: $0[0], path: $0[1], sender: $0[2])
      }
    }
  }

  /// Who listens for what, as the registry tells.
  public var listeners: [Listener] {
    get async throws {
      try await (tell(Command(do: "listeners")).listeners ?? []).filter { $0.count == 2 }.map {
        Listener(bus: $0[0], event: $0[1])
      }
    }
  }

  /// Ends it in the middle of whatever it does, and waits until it is gone.
  public func kill() async throws { try await program.kill() }

  /// Announces a text that is like no other, and returns it.
  func announceMark() async throws -> String {
    let mark = nextMark()
    let path = try await add(mark)
    try await announce(mark, from: path)
    return mark
  }

  /// Shows a notification that is like no other, and returns its text.
  func showMark() async throws -> String {
    let mark = nextMark()
    let path = try await add(mark)
    try await show(path)
    return mark
  }

  /// Whether a text was only said to mark a place in what is heard.
  static func isMark(_ text: String) -> Bool { text.contains(markWords) }

  private static let markWords = "end of test step"

  private func nextMark() -> String {
    let number = marks.withLock { number in
      number += 1
      return number
    }
    return "\(Self.markWords) \(number)."
  }

  private struct Command: Encodable {
    var `do`: String
    var path, name, description, text, role, destination: String?
    var labels: [String]?
    var politeness, count: Int?
  }

  private struct Answer: Decodable, Sendable {
    let bus, path, error: String?
    let calls, listeners: [[String]]?
    let time_us: Int64?

    var microseconds: Int64 { time_us ?? 0 }
  }

  /// Answers come in the order of the commands.
  private func tell(_ command: Command) async throws -> Answer {
    let number = asked.withLock { number in
      defer { number += 1 }
      return number
    }
    try await program.write(encode(command))
    let answer = try await waitUntil(
      "the answer to \(command.do)", within: .seconds(10),
      there: { self.program.state(of: self.program.output.tail) }
    ) {
      try Self.answer(number, from: self.answers, of: self.program)
    }
    if let error = answer.error { throw TestingError(.failed, "\(command.do): \(error)") }
    return answer
  }

  private static func answer(
    _ number: Int, from answers: LineReader<Answer>, of program: Program
  ) throws -> Answer? {
    let all = try answers.values()
    if all.count > number { return all[number] }
    guard let exit = program.exit else { return nil }
    throw TestingError(.failed, "the application ended (\(exit)): \(program.errors.tail)")
  }
}
