/// What a toast does about the others of its sender.
public enum ToastPolicy: Sendable, Hashable {
  /// Waits for its turn, in the order of acceptance.
  case sequential
  /// Ends the toast of its sender that is showing, and those that wait with this policy too, and
  /// takes their place.
  case replace
  /// Is shown beside other toasts of this policy, as long as no more than `max` are showing; `max`
  /// counts as the nearest number in ``stackSizes``.
  case stack(max: Int)
  /// Takes the place of a toast of its sender with the same key, showing or waiting, and says how
  /// many have come.
  case coalesce(key: String)
  /// Goes before those that wait, as errors do, without being announced as one.
  case priority

  /// How many toasts a stack may hold.
  public static let stackSizes = 1...10
  /// Every ``description`` that there is, for error messages.
  public static let allowed = "sequential, replace, stack:1 to stack:10, coalesce:KEY or priority"
}

extension ToastPolicy: LosslessStringConvertible {
  /// `sequential`, `replace`, `stack:3`, `coalesce:mail` or `priority`.
  public var description: String {
    switch self {
    case .sequential: "sequential"
    case .replace: "replace"
    case .stack(let max): "stack:\(max)"
    case .coalesce(let key): "coalesce:\(key)"
    case .priority: "priority"
    }
  }

  /// A policy from its ``description``; `nil` for every other text, and for a stack that is not in
  /// ``stackSizes``.
  public init?(_ description: String) {
    let parts = description.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    switch (parts[0], parts.count) {
    case ("sequential", 1): self = .sequential
    case ("replace", 1): self = .replace
    case ("priority", 1): self = .priority
    case ("stack", 2):
      guard let max = Int(parts[1]), Self.stackSizes.contains(max) else { return nil }
      self = .stack(max: max)
    case ("coalesce", 2): self = .coalesce(key: String(parts[1]))
    default: return nil
    }
  }
}

extension ToastPolicy: Codable {
  /// From its ``description``.
  ///
  /// - Throws: `DecodingError` that names what was there and what is allowed.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let policy = ToastPolicy(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "'\(text)' is not \(Self.allowed)")
    }
    self = policy
  }

  /// As its ``description``.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
