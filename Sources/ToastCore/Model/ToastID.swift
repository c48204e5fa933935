/// The number of a toast in its queue: unique, ascending in the order of acceptance, and never
/// taken from the text.
public struct ToastID: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The number, from 1.
  public let number: UInt64

  /// A toast's number.
  public init(_ number: UInt64) { self.number = number }

  /// In the order of acceptance.
  public static func < (one: ToastID, other: ToastID) -> Bool { one.number < other.number }

  /// The number, as it is printed and typed.
  public var description: String { "\(number)" }
}
