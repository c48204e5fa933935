/// A preference that is not what it should be: which one, what it was, and what is allowed.
package struct PreferenceError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The key, or the environment variable.
  package let subject: String
  /// What is wrong with it, for people.
  package let reason: String

  /// A value that is not allowed.
  init(_ subject: String, was value: String, allowed: String) {
    self.subject = subject
    reason = "\(Self.quote(value)) is not \(allowed)"
  }

  /// A key that there is not.
  package init(unknown key: String) {
    subject = Self.quote(key)
    let near = Suggestion.nearest(to: key, among: PreferenceField.allCases.map(\.rawValue))
    let hint =
      near.map { "did you mean '\($0)'?" }
      ?? "there are \(PreferenceField.allCases.map(\.rawValue).joined(separator: ", "))"
    reason = "there is no such preference; \(hint)"
  }

  /// For people: `textScale: '9' is not a number from 0.5 to 5`.
  package var description: String { "\(subject): \(reason)" }

  /// As much as helps to recognise it, safe for a terminal.
  private static func quote(_ text: String) -> String {
    let safe = TextSafety.neutralize(String(text.prefix(80)), for: .terminal)
    return safe.count > 40 ? "'\(safe.prefix(40))…'" : "'\(safe)'"
  }
}
