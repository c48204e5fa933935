/// A message between our programs that is not what it should be: the field, what it was, and what
/// is allowed.
public struct WireError: Error, Equatable, Sendable, CustomStringConvertible {
  /// For people.
  public let description: String

  init(field: String, was value: String, allowed: String) {
    description = "\(field): '\(value)' is not \(allowed)"
  }

  /// An error in other words.
  public init(_ description: String) { self.description = description }
}
