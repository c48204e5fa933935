/// Something that an audit was given and cannot use: which file and field, what it was, and what is
/// allowed.
public struct AuditInputError: Error, Sendable, Equatable, CustomStringConvertible {
  /// For people: `toasts.json: [0].style.titleColor: 'red' is not #rrggbb or #rrggbbaa`.
  public let description: String

  /// An error.
  public init(_ description: String) { self.description = description }

  /// An error of a field.
  init(_ path: String, _ reason: String) {
    description = path.isEmpty ? reason : "\(path): \(reason)"
  }

  /// The same error, of a file.
  func of(_ source: String?) -> AuditInputError {
    source.map { AuditInputError("\($0): \(description)") } ?? self
  }
}
