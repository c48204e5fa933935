/// What a rule says for what it has taken.
enum Phrase: Equatable, Sendable {
  /// Words of their own, with a space on either side.
  case words(String)
  /// Words that are no part of the sentence around them: with a short pause on either side.
  case aside(String)
  /// As it is, joined to what is beside it.
  case verbatim(String)
  /// A short pause.
  case pause
  /// A space.
  case gap
  /// Nothing; what is on either side joins.
  case nothing
  /// A text for the voice of another language, as a BCP 47 tag.
  case foreign(String, language: String)
}
