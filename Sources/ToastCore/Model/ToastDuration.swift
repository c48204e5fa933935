/// How long a toast is shown.
public enum ToastDuration: Sendable, Equatable {
  /// This many seconds; zero counts as ``indefinite``.
  case seconds(Double)
  /// Until somebody ends it.
  case indefinite

  /// The time as the queue counts it: `nil` for a toast that stays. What is no duration (negative,
  /// not a number, infinite) stays too, since losing a message is worse than keeping it.
  public var interval: Duration? {
    switch self {
    case .seconds(let seconds) where seconds > 0 && seconds.isFinite:
      .nanoseconds(Int64(min(seconds, Self.longest) * 1e9))
    case .seconds, .indefinite: nil
    }
  }

  /// The longest time that is kept as a number: a year.
  private static let longest = 31_536_000.0
}

extension ToastDuration: Codable {
  /// From a number of seconds, 0 for ``indefinite``, or from the word `indefinite`.
  ///
  /// - Throws: `DecodingError` for another word, and for a number below 0.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let seconds = try? container.decode(Double.self) {
      guard seconds >= 0, seconds.isFinite else { throw Self.error(in: container, "\(seconds)") }
      self = seconds == 0 ? .indefinite : .seconds(seconds)
    } else {
      let word = try container.decode(String.self)
      guard word == "indefinite" else { throw Self.error(in: container, word) }
      self = .indefinite
    }
  }

  /// As a number of seconds, or the word `indefinite`; what is no duration is written as what it
  /// does: it stays.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if case .seconds(let seconds) = self, interval != nil {
      try container.encode(seconds)
    } else {
      try container.encode("indefinite")
    }
  }

  private static func error(
    in container: any SingleValueDecodingContainer, _ value: String
  ) -> DecodingError {
    .dataCorruptedError(
      in: container,
      debugDescription: "'\(value)' is not a number of seconds from 0 on, or 'indefinite'")
  }
}
