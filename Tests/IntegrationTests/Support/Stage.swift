import Glibc
import SystemKit
import Testing

@testable import ToastTesting

/// The product in a session of its own, driven from outside through the built `toast`.
struct Stage: Sendable {
  /// The session.
  let session: PrivateSession

  /// A toast that is over soon and is not spoken: for where only what listeners get matters.
  static let brief = ["-t", "20", "--exact-duration", "--no-speak"]

  /// A session that was made for it.
  init(session: PrivateSession) { self.session = session }

  /// A session without an agent, and without an accessibility bus until somebody asks for it.
  init(display: Bool = false, sound: SoundServer? = nil) async throws {
    session = try await PrivateSession(
      display: display ? Display() : nil, variables: sound?.environment ?? [:])
  }

  /// Runs `toast`, which must succeed, and returns what it printed.
  @discardableResult
  func toast(_ arguments: [String], within limit: Duration = .seconds(20)) async throws -> String {
    let result = try await session.run("toast", arguments, within: limit)
    guard result.exit == .status(0) else {
      throw TestingError(
        .failed, "toast \(arguments.joined(separator: " ")): \(result.exit), \(result.errors)")
    }
    return result.output
  }

  /// Shows a brief toast and returns what became of it.
  func report(_ texts: String..., options: [String] = Stage.brief) async throws -> Report {
    try await Report(toast(options + ["--report", "--"] + texts))
  }

  /// Shows brief toasts that all come while another is showing, so that they follow each other as
  /// fast as the queue gives them away.
  ///
  /// - Returns: what became of the last.
  @discardableResult
  func burst(_ titles: [String], options: [String] = []) async throws -> Report {
    let brief = ["-t", "1", "--exact-duration", "--no-speak"]
    try await toast(["-t", "1500", "--exact-duration", "--no-speak", "--no-announce", "first"])
    for title in titles.dropLast() { try await toast(brief + options + ["--", title]) }
    let last = titles.suffix(1)
    return try await Report(
      toast(brief + options + ["--report", "--"] + last, within: .seconds(60)))
  }

  /// The applications that the registry of the session lists, as it answers.
  func desktop() async throws -> [String] {
    let address = try await session.startAccessibility()
    let answer = try await session.run(
      "dbus-send",
      [
        "--bus=\(address)", "--print-reply", "--dest=org.a11y.atspi.Registry",
        "/org/a11y/atspi/accessible/root", "org.a11y.atspi.Accessible.GetChildren",
      ])
    return answer.output.split(separator: "\n").map(String.init)
  }

  /// Waits until a number of applications are on the session's accessibility bus, the agent among
  /// them: from then on whoever listens there is told of each toast.
  func waitForApplications(_ count: Int) async throws {
    let clock = ContinuousClock()
    let limit = clock.now + .seconds(10)
    while try await desktop().count(where: { $0.contains("struct {") }) < count {
      guard clock.now < limit else {
        throw TestingError(.late, "\(count) applications; there are: \(try await desktop())")
      }
    }
  }

  /// The agents of the session.
  var agents: [ProcessID] {
    ProcessEntry.all(naming: session.folder.path).filter { $0.name == "toastd" }.map(\.id)
  }
}

/// A line of `--report`.
struct Report: Sendable, CustomStringConvertible {
  let description: String

  init(_ output: String) throws {
    guard let line = output.split(separator: "\n").last, line.hasPrefix("{") else {
      throw TestingError(.failed, "no report: \(output)")
    }
    description = String(line)
  }

  /// How far a channel came: `delivered`, `unconfirmed`, `skipped` or `failed`.
  func state(_ channel: String) -> String? {
    let start = "\"\(channel)\":{\"state\":\""
    return description.split(separator: start, maxSplits: 1).dropFirst().first.map {
      String($0.prefix { $0 != "\"" })
    }
  }

  /// Expects that it was announced and that somebody has read it.
  func expectDelivered(_ location: SourceLocation = #_sourceLocation) {
    #expect(state("announcement") == "delivered", "\(self)", sourceLocation: location)
  }

  /// Whether a listener is named with this event.
  func names(_ process: String, _ event: String, isReader: Bool) -> Bool {
    description.contains(
      "{\"process\":\"\(process)\",\"event\":\"\(event)\",\"screen_reader\":\(isReader),")
  }
}

extension Sequence<String> {
  /// How often a text occurs in all of them together: a reader may say the parts of one toast as
  /// several utterances.
  func times(_ part: String) -> Int {
    joined(separator: "\n").split(separator: part, omittingEmptySubsequences: false).count - 1
  }
}
