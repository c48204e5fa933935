extension ToastRequest {
  /// What is announced, said, named and printed of the toast, in its sender's language.
  package var wording: Wording { wording(count: 1) }

  /// The same, for a toast that stands for so many.
  func wording(count: Int) -> Wording {
    Wording(content, severity: severity, count: count, language: wordingLanguage)
  }

  /// The language of our own words.
  var wordingLanguage: WordingLanguage { WordingLanguage(tag: origin.language) ?? .english }
}
