extension ToastRequest {
  /// What is announced, said, named and printed of the toast, in its sender's language.
  package var wording: Wording { wording(count: 1) }

  /// The same, for a toast that stands for so many, perhaps with its application's name first.
  func wording(count: Int, sayApplication: Bool = false) -> Wording {
    Wording(
      content, severity: severity, count: count, language: wordingLanguage,
      sayApplication: sayApplication)
  }

  /// The language of our own words.
  package var wordingLanguage: WordingLanguage { WordingLanguage(tag: origin.language) ?? .english }
}
