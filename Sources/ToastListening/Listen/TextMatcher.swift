import ToastCommand

/// Finds a text in what is heard.
///
/// Characters are compared and not their code points: two that are composed differently and look
/// the same are the same, as they are after normalising to NFC, and a letter is not found in the
/// same letter with an accent.
struct TextMatcher {
  /// The text, as it was given.
  let text: String
  private let finds: (String) -> Bool

  /// A pattern that is none.
  struct Mistake: Error, Equatable, CustomStringConvertible {
    let description: String
  }

  init(_ text: String, _ match: ListenOptions.Match) throws(Mistake) {
    self.text = text
    switch match {
    case .exact: finds = { $0 == text }
    case .substring:
      let characters = Array(text)
      finds = { heard in Self.find(characters, in: heard) }
    case .regex:
      let pattern: Regex<AnyRegexOutput>
      do {
        pattern = try Regex(text)
      } catch {
        throw Mistake(description: "'\(text)' is no regular expression: \(error)")
      }
      finds = { heard in (try? pattern.firstMatch(in: heard)) != nil }
    }
  }

  func isIn(_ heard: String) -> Bool { finds(heard) }

  private static func find(_ characters: [Character], in heard: String) -> Bool {
    var rest = heard[...]
    while rest.count >= characters.count {
      if rest.starts(with: characters) { return true }
      rest = rest.dropFirst()
    }
    return characters.isEmpty
  }
}
