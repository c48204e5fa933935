/// A title with its severity's word, said exactly once.
///
/// Programs often begin a title with the word themselves ("Error: disk full"). Then that is the
/// word, whether it is in the user's language, in the text's own, or in English; a listener who
/// hears "Error: Error: disk full" learns nothing from the second one.
struct Headline: Equatable {
  /// What comes before the word: nothing, or a symbol such as ⚠️ that the title begins with.
  var before = ""
  /// The severity's word as it is said; `nil` for an untyped toast.
  var severity: String?
  /// What comes after it.
  var after: String

  /// The whole headline.
  var text: String { before + (severity ?? "") + after }

  /// Composes it.
  ///
  /// - Parameters:
  ///   - title: safe text; may be empty.
  ///   - colon: what stands between word and title.
  init(
    _ title: String, severity: ToastSeverity?, languages: [WordingLanguage],
    colon: String = ": "
  ) {
    after = title
    guard let severity, let language = languages.first else { return }
    let words = languages.flatMap { [$0.word(for: severity)] + $0.synonyms(for: severity) }
    if let range = Self.firstWord(of: title, if: words) {
      before = String(title[..<range.lowerBound])
      self.severity = String(title[range])
      after = String(title[range.upperBound...])
    } else {
      self.severity = language.word(for: severity)
      after = title.isEmpty ? "" : colon + title
    }
  }

  /// The range of the first word when it is one of these, and stands alone: "Error: x", "[Error] x"
  /// and "Error reading x", but neither "Errors" nor "Error-prone".
  private static func firstWord(of title: String, if words: [String]) -> Range<String.Index>? {
    guard let start = title.firstIndex(where: { $0.isLetter || $0.isNumber }) else { return nil }
    let end = title[start...].firstIndex { !$0.isLetter } ?? title.endIndex
    let after = title[end...].prefix(2)
    if let next = after.first {
      if next.isNumber || next == "_" || next == "'" || next == "’" { return nil }
      if next == "-", after.last?.isLetter == true { return nil }
    }
    let word = title[start..<end].lowercased()
    return words.contains { $0.lowercased() == word } ? start..<end : nil
  }
}
