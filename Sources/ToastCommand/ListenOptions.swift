/// What `toast listen` was asked for.
public struct ListenOptions: Sendable, Equatable {
  /// How a text is compared with what is heard.
  public enum Match: String, Sendable, CaseIterable {
    /// It is a part of it.
    case substring
    /// It is all of it.
    case exact
    /// It is a pattern for a part of it.
    case regex
  }

  /// What must be heard.
  public let expected: [String]
  /// What must be heard, and not twice.
  public let expectedOnce: [String]
  /// What must not be heard.
  public let rejected: [String]
  /// How these are compared.
  public let match: Match
  /// The only application that counts; any when `nil`.
  public let application: String?
  /// How long it listens, in seconds; `nil` where nothing was said.
  public let timeout: Double?
  /// Whether each event is printed as JSON.
  public let isJSON: Bool
  /// Whether applications are told that a screen reader is there.
  public let activates: Bool
  /// Whether it brings buses of its own.
  public let isPrivate: Bool
  /// The program to start and its arguments, as bytes; empty without one.
  public let command: [[UInt8]]

  /// How long it waits for what is expected, in seconds.
  public static let usualTimeout = 10.0

  init(_ scanner: ArgumentScanner) throws(UsageError) {
    let values = scanner.values
    func texts(_ name: OptionDescription.Name) -> [String] {
      (values[name] ?? []).compactMap { if case .text(let text) = $0 { text } else { nil } }
    }
    guard scanner.openWords == 0 else {
      throw UsageError(
        "\(UsageError.quote(scanner.words[0])) comes before '--'; the program and its arguments "
          + "come after it: toast listen --expect Saved -- ./program")
    }
    if scanner.words.first?.isEmpty == true { throw UsageError("command: it has no name") }
    if scanner.words.contains(where: { $0.contains(0) }) {
      throw UsageError("command: a NUL is in it, which no argument can hold")
    }
    expected = texts(.expect)
    expectedOnce = texts(.expectOnce)
    rejected = texts(.reject)
    match = texts(.match).last.flatMap(Match.init(rawValue:)) ?? .substring
    application = texts(.app).last
    if case .seconds(let seconds)? = values[.timeout]?.last {
      timeout = seconds
    } else {
      timeout = nil
    }
    isJSON = values[.json] != nil
    activates = values[.activate] != nil
    isPrivate = values[.privateBus] != nil
    command = scanner.words
  }
}
