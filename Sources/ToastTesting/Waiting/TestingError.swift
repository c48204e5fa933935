/// Why a part of a test's surroundings did not do what was asked of it. What throws in this library
/// throws this, or the error of a call of the system with its name and number; what waits throws
/// `CancellationError` too.
public struct TestingError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What went wrong.
  public struct Code: Equatable, Sendable {
    private let name: String
    /// A program, file or part that a test needs is not on this machine.
    public static let missing = Code(name: "missing")
    /// What was awaited had not come when the limit passed.
    public static let late = Code(name: "late")
    /// A program ended, or refused, where its service was needed.
    public static let failed = Code(name: "failed")
  }

  /// What went wrong.
  public let code: Code
  /// The part that was asked, what was awaited, and what was there instead.
  public let description: String

  /// Makes an error for a part of your own.
  public init(_ code: Code, _ description: String) {
    self.code = code
    self.description = description
  }
}
