public import ToastCore

/// What a voice is given for a text, so that a listener hears what a reader sees.
///
/// A pure function of the text and its language. For English, German, Spanish and French it says
/// numbers with units, dates, money, addresses, code and emoji in words; for any other language it
/// only keeps the text harmless. Whatever the text, what comes out is at most ``limit`` code points
/// in words of at most 40, without control characters and without `[[`, which is a command to
/// eSpeak NG.
public enum SpokenForm {
  /// The most code points that are said of a text. What is left out is said at the end.
  public static let limit = 1000

  /// The languages that a voice of eSpeak NG changes to by itself when it meets their script. Over
  /// any other it spells, letter by letter (1.51).
  static let switched: Set<String> = [
    "hi", "bn", "pa", "gu", "ta", "kn", "ml", "si", "ka", "hy", "ko",
  ]

  /// What one voice says for a text. Words of a script that it cannot say are named: "text in
  /// Chinese".
  ///
  /// - Parameters:
  ///   - text: any text.
  ///   - language: its language, as a BCP 47 tag.
  ///   - punctuation: how much of it is named, where the language has words of ours.
  public static func text(
    _ text: String, language: String,
    punctuation: AccessibilityPreferences.Punctuation = .some
  ) -> String {
    runs(text, language: language, voices: switched, punctuation: punctuation).map(\.text)
      .joined(separator: " ")
  }

  /// What several voices say for a text, one after another: words of another script by a voice of
  /// the language that is usually written in it.
  ///
  /// - Parameters:
  ///   - text: any text.
  ///   - language: its language, as a BCP 47 tag.
  ///   - voices: the languages that there are voices for, as tags such as `ru`.
  ///   - punctuation: how much of it is named, where the language has words of ours.
  /// - Returns: runs of ``limit`` code points together; none where there is nothing to say.
  public static func runs(
    _ text: String, language: String, voices: Set<String>,
    punctuation: AccessibilityPreferences.Punctuation = .some
  ) -> [SpokenRun] {
    Narrator(language: language, voices: voices, punctuation: punctuation).runs(of: text)
  }

  /// What is said instead when the voice died over a spoken form: words of at most 12 code points,
  /// with repetitions inside of them broken, and nothing but letters, digits and `.,!?:`.
  public static func safer(_ text: String) -> String { SaferForm.safer(text) }
}
