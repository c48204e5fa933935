import ToastCore

/// A rule looks at a place in a text. Where it applies, it takes tokens and says what is to be
/// said for them; otherwise it leaves the cursor where it was.
struct SpokenRule: Sendable {
  /// `nil` where it does not apply; otherwise it has taken at least one token.
  let read: @Sendable (inout Cursor) -> Phrase?

  init(_ read: @escaping @Sendable (inout Cursor) -> Phrase?) { self.read = read }

  /// A rule for what is written in one piece, by its text.
  init(segment read: @escaping @Sendable (Segment, SpokenWords) -> Phrase?) {
    self.init { cursor in
      guard let segment = cursor.segment, let phrase = read(segment, cursor.words) else {
        return nil
      }
      cursor.skip(segment.count)
      return phrase
    }
  }

  /// What keeps any text in any language harmless and bearable.
  static let safety: [SpokenRule] = [.brackets, .repetition, .decoration]

  /// All of them, where the language has words of ours. The first that applies decides.
  static func all(_ punctuation: AccessibilityPreferences.Punctuation) -> [SpokenRule] {
    switch punctuation {
    case .none: some(silent: [.silentMark])
    case .some: some()
    case .all:
      pictures + wholes + quantities + [.namedMark, .brackets, .repetition, .operators] + rest
    }
  }

  /// - Parameter silent: what takes marks that would be named.
  private static func some(silent: [SpokenRule] = []) -> [SpokenRule] {
    pictures + [.markdown] + wholes + [.tag, .brackets, .repetition] + quantities + silent
      + [.operators, .call, .dot, .slash] + rest
  }

  private static let pictures: [SpokenRule] = [.emoji, .emoticon, .url]

  private static let wholes: [SpokenRule] = [
    .isoDate, .writtenDate, .shortForm, .uuid, .email, .address, .version, .keys, .option,
    .hexadecimal, .hash, .path,
  ]

  private static let quantities: [SpokenRule] = [
    .currency, .phone, .clock, .duration, .scientific, .dimensions, .measure, .ratio, .range,
    .sign, .status, .numberSign,
  ]

  private static let rest: [SpokenRule] = [
    .superscript, .acronym, .roman, .singleLetter, .decoration, .symbol,
  ]
}
