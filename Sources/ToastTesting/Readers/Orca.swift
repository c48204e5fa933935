import Glibc
import SystemKit

/// The screen reader Orca, the real one, in a session of its own; what it says goes into a file
/// instead of a loudspeaker.
///
/// Any number of them can run at once, beside the one of a person at this machine. Orca looks for
/// processes of its name and refuses to start beside one: here it finds none, and nobody finds it,
/// because it is called `orca-test`.
public final class Orca: Sendable {
  /// The session that it reads in.
  public let session: PrivateSession
  private let program: Program
  private let reader: LineReader<Utterance>

  /// Whether this machine has what is needed.
  public static var isInstalled: Bool {
    Display.isInstalled && ["orca", "python3"].allSatisfy(Program.isInstalled)
  }

  /// Starts Orca, which takes a second or more; it reads when this returns.
  ///
  /// - Parameter session: a session that has a display.
  /// - Throws: ``TestingError``: `missing` where Orca or the display is not there, `failed` or
  ///   `late` when it does not start.
  public init(in session: PrivateSession) async throws {
    guard session.display != nil else {
      throw TestingError(.missing, "Orca needs a session with a display")
    }
    self.session = session
    let folder = try session.folder.folder("orca")
    try session.folder.write("orca/speechd.py", PackageResources.speechd_py)
    try session.folder.write("orca/setproctitle.py", PackageResources.setproctitle_py)
    // Orca asks pgrep for others of its name: in this session there are none.
    try session.folder.write("orca/pgrep", "#!/bin/sh\nexit 1\n".utf8, mode: 0o700)
    let spoken = try session.folder.write("orca/spoken", "".utf8)

    let program = try session.start(
      "orca",
      variables: [
        "PATH": "\(folder):/usr/local/bin:/usr/bin:/bin",
        "PYTHONPATH": folder,
        "PYTHONDONTWRITEBYTECODE": "1",
        "TOAST_TESTING_SPOKEN": spoken,
      ])
    self.program = program
    reader = LineReader(
      reading: { offset in
        // It goes with the session's folder.
        guard let file = try? Descriptor(opening: spoken, flags: O_RDONLY) else { return [] }
        return file.bytes(from: offset)
      }, parse: { try decode($0) })
    try await waitUntilSpoken(within: .seconds(60)) { $0.text.contains("Screen reader on") }
  }

  /// Everything said so far, greeting included, in order.
  public var spoken: [Utterance] {
    get throws { try reader.values().filter { $0.kind == .speak } }
  }

  /// Everything that the synthesizer was asked to do, silence included.
  public var requests: [Utterance] { get throws { try reader.values() } }

  /// Waits until at least a number of utterances satisfy a condition.
  ///
  /// - Returns: all of those said by then.
  /// - Throws: ``TestingError``: `late`, with what was said, when they did not come; `failed` when
  ///   Orca ended.
  @discardableResult
  public func waitUntilSpoken(
    _ count: Int = 1, within limit: Duration = .seconds(10),
    where matches: (Utterance) -> Bool
  ) async throws -> [Utterance] {
    try await waitUntil("utterance \(count) of Orca", within: limit, there: { self.summary }) {
      let said = try self.spoken.filter(matches)
      if said.count >= count { return said }
      if let exit = self.program.exit {
        throw TestingError(.failed, "Orca ended (\(exit)); \(self.summary)")
      }
      return nil
    }
  }

  /// Everything that was said about what was sent before this call, greeting included: another
  /// application shows a notification of its own, and since Orca takes one after the other, all
  /// that it will ever say about the earlier ones was said before it.
  public func everything(through application: OtherApplication) async throws -> [Utterance] {
    let mark = try await application.showMark()
    try await waitUntilSpoken(within: .seconds(30)) { $0.text.contains(mark) }
    let all = try spoken.prefix { !$0.text.contains(mark) }
    return all.filter { !OtherApplication.isMark($0.text) }
  }

  /// Stops it in its tracks: it takes nothing from the bus and answers nobody.
  public func stop() { program.signal(SIGSTOP) }

  /// Lets a stopped one go on.
  public func resume() { program.signal(SIGCONT) }

  /// Kills it, and waits until it is gone.
  public func kill() async throws { try await program.kill() }

  /// Its process id.
  public var id: CInt { program.id }

  private var summary: String {
    let said = (try? spoken.map(\.text)) ?? []
    return program.state(of: said.isEmpty ? "silence" : said.joined(separator: " | "))
  }
}
