/// How much of a text is said. Nobody can skim by ear, so a long text is cut there, and stays whole
/// where it can be read again (`spec/toast.md` 40).
package enum EarLimit {
  /// The most that is said of one toast's own text, in characters as people count them.
  package static let characters = 1000

  /// The texts as they are said, one after another: cut at a word before the limit, with how much
  /// was left out.
  ///
  /// A character may be built from any number of scalars; past four times the limit in scalars a
  /// text counts as long too.
  package static func shorten(_ texts: [String], in language: WordingLanguage) -> [String] {
    guard texts.reduce(0, { $0 + $1.utf8.count }) > characters else { return texts }
    var room = characters
    var kept: [String] = []
    for (index, text) in texts.enumerated() {
      guard let cut = cut(text, to: room) else {
        kept.append(text)
        room -= text.count
        continue
      }
      let rest = text[cut...].drop { $0.isWhitespace }
      let left = texts[(index + 1)...].reduce(rest.count) { $0 + $1.count }
      var said = Sentences.bare(text[..<cut])
      if said.isEmpty { said = kept.popLast().map { Sentences.bare($0[...]) } ?? text[..<cut] }
      kept.append("\(said), \(language.more(characters: left)).")
      break
    }
    return kept
  }

  /// Where to cut; `nil` when the text is short enough.
  private static func cut(_ text: String, to room: Int) -> String.Index? {
    var count = 0
    var scalars = 0
    var lastGap: (index: String.Index, count: Int)?
    var index = text.startIndex
    while index < text.endIndex {
      let character = text[index]
      if character.isWhitespace { lastGap = (index, count) }
      scalars += character.unicodeScalars.count
      if count >= room || scalars > 4 * characters { break }
      count += 1
      text.formIndex(after: &index)
    }
    guard index < text.endIndex else { return nil }
    // A cut far back would lose more than a broken word does, and some scripts have no gaps.
    if let gap = lastGap, gap.count >= count / 2 { return gap.index }
    if room < characters / 10 { return text.startIndex }
    if count > 0 { return index }
    return text.unicodeScalars.index(text.startIndex, offsetBy: 4 * characters)
  }
}
