import Glibc

/// A listener on the accessibility bus of a session, in a process of its own: it hears what a
/// screen reader would, and unlike one it can say what it heard.
public final class Ear: Sendable {
  private let program: Program
  private let reader: LineReader<Heard>
  /// The session has to live as long as the ear is in it.
  private let session: PrivateSession

  /// Starts a listener; it hears everything that is sent from then on.
  ///
  /// - Parameters:
  ///   - session: whose accessibility bus to listen on.
  ///   - kinds: what to listen for.
  ///   - callsBack: whether it asks applications for names and roles, as a screen reader does;
  ///     without it the source of an event is never called.
  ///   - activates: whether it tells applications that a screen reader is there.
  /// - Throws: ``TestingError``: `missing` where `toast-ear` is not built beside the test, `failed`
  ///   or `late` when it does not start.
  public init(
    in session: PrivateSession, for kinds: [Heard.Kind] = [.announcement, .showing],
    callsBack: Bool = true, activates: Bool = false
  ) async throws {
    self.session = session
    var arguments = ["--events", kinds.map(\.rawValue).joined(separator: ",")]
    if !callsBack { arguments.append("--no-callbacks") }
    if activates { arguments.append("--activate") }
    let program = try session.start("toast-ear", arguments)
    self.program = program
    let output = program.output
    reader = LineReader(reading: { output.bytes(from: $0) }, parse: { try decode($0) })
    try await program.waitForLine("listening", onErrors: true, within: .seconds(10)) {
      $0 == "listening"
    }
  }

  /// Everything heard so far, in the order it arrived.
  public var events: [Heard] { get throws { try reader.values() } }

  /// Waits until at least a number of events were heard that satisfy a condition.
  ///
  /// - Returns: all of those heard by then.
  /// - Throws: ``TestingError``: `late`, with what was heard, when they did not come; `failed` when
  ///   the ear ended.
  @discardableResult
  public func waitFor(
    _ count: Int = 1, within limit: Duration = .seconds(5),
    where matches: (Heard) -> Bool = { _ in true }
  ) async throws -> [Heard] {
    try await waitUntil("event \(count)", within: limit, there: { self.summary }) {
      let heard = try self.events.filter(matches)
      if heard.count >= count { return heard }
      if let exit = self.program.exit {
        throw TestingError(.failed, "the ear ended (\(exit)); \(self.summary)")
      }
      return nil
    }
  }

  /// Waits until a text was announced or shown.
  ///
  /// - Throws: as ``waitFor(_:within:where:)`` does.
  @discardableResult
  public func expectAnnouncement(
    _ text: String, within limit: Duration = .seconds(5)
  ) async throws -> Heard {
    let heard = try await waitFor(1, within: limit) { event in
      event.text == text || event.labels?.contains(text) == true
    }
    return heard[0]
  }

  /// Everything that was sent before this call, and nothing else: another application makes an
  /// announcement of its own, and when that is heard, so was all that the bus took before it.
  ///
  /// The ear must listen for announcements.
  ///
  /// - Throws: as ``waitFor(_:within:where:)`` does.
  public func everything(through application: OtherApplication) async throws -> [Heard] {
    let mark = try await application.announceMark()
    let isMark = { (event: Heard) in event.text == mark }
    try await waitFor(1, within: .seconds(10), where: isMark)
    return Array(try events.prefix { !isMark($0) }).filter { !OtherApplication.isMark($0.text) }
  }

  /// Stops it in its tracks: it takes nothing from the bus and answers nobody.
  public func stop() { program.signal(SIGSTOP) }

  /// Lets a stopped one go on.
  public func resume() { program.signal(SIGCONT) }

  /// Kills it, and waits until it is gone.
  public func kill() async throws { try await program.kill() }

  /// Ends it as a person would, and waits until it is gone.
  @discardableResult
  public func end() async throws -> ProgramExit { try await program.end() }

  /// How it ended; nil while it lives.
  public var exit: ProgramExit? { program.exit }

  private var summary: String {
    let heard = (try? events.map { "\($0.kind) \($0.text)" }) ?? []
    return program.state(of: heard.isEmpty ? "nothing" : heard.joined(separator: ", "))
  }
}
