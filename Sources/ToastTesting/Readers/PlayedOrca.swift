/// A listener that plays the part of one generation of Orca: it registers for what that one does and
/// calls back as it does, so that an application sends it the same; and it tells what that one
/// would say.
///
/// It needs neither Orca nor a display. ``Orca`` is the real one that a machine has.
public final class PlayedOrca: Sendable {
  /// Which one it plays.
  public let generation: OrcaGeneration
  /// What it hears with.
  public let ear: Ear

  /// Starts it; it hears everything that is sent from then on.
  ///
  /// - Throws: as ``Ear/init(in:for:callsBack:activates:)`` does.
  public init(_ generation: OrcaGeneration, in session: PrivateSession) async throws {
    self.generation = generation
    ear = try await Ear(in: session, for: generation.kinds)
  }

  /// What it would have said of all that was heard so far.
  public var spoken: [String] { get throws { try generation.speaks(of: ear.events) } }

  /// Waits until it would have said a number of things.
  ///
  /// - Throws: ``TestingError`` with the code `late`, and what it would have said.
  @discardableResult
  public func waitUntilSpoken(
    _ count: Int = 1, within limit: Duration = .seconds(5)
  ) async throws -> [String] {
    try await waitUntil(
      "utterance \(count) of \(generation.rawValue)", within: limit,
      there: { (try? self.spoken.joined(separator: " | ")) ?? "" }
    ) {
      let spoken = try self.spoken
      return spoken.count >= count ? spoken : nil
    }
  }

  /// Ends it, and waits until it is gone.
  @discardableResult
  public func end() async throws -> ProgramExit { try await ear.end() }
}

extension Ear {
  /// Starts a listener that takes announcements and nothing else, as a test or a logger does.
  ///
  /// - Throws: as ``init(in:for:callsBack:activates:)`` does.
  public static func announcements(in session: PrivateSession) async throws -> Ear {
    try await Ear(in: session, for: [.announcement])
  }

  /// Starts a listener that takes shown notifications and nothing else, as readers did before
  /// there were announcements.
  ///
  /// - Throws: as ``init(in:for:callsBack:activates:)`` does.
  public static func shownNotifications(in session: PrivateSession) async throws -> Ear {
    try await Ear(in: session, for: [.showing])
  }
}
