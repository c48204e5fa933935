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
  static let all: [SpokenRule] =
    [
      .emoji, .emoticon, .url, .markdown, .isoDate, .writtenDate, .shortForm, .uuid, .email,
      .address, .version, .keys, .option, .hexadecimal, .hash, .path, .tag, .brackets, .repetition,
      .currency, .phone, .clock, .duration, .scientific, .dimensions, .measure, .ratio, .range,
      .sign, .status, .numberSign, .operators, .call, .dot, .slash, .superscript, .acronym, .roman,
      .singleLetter, .decoration, .symbol,
    ]
}
