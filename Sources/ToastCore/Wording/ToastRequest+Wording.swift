extension ToastRequest {
  /// What is announced, said, named and printed of the toast, in its sender's language. No command
  /// reaches its actions yet, so its line names no number.
  package var wording: Wording {
    Wording(
      content, severity: severity, language: WordingLanguage(tag: origin.language) ?? .english)
  }
}
