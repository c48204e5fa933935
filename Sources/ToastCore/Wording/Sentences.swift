/// Puts texts in a row so that an ear hears where each one ends.
enum Sentences {
  /// The texts as sentences: each gets a full stop unless it ends by itself.
  static func join(_ texts: some Sequence<String>) -> String {
    texts.lazy.filter { !$0.isEmpty }.map(ended).joined(separator: " ")
  }

  /// The text with an end to its sentence; `Saved!` and `保存しました。` have one already.
  static func ended(_ text: String) -> String {
    if endsByItself(text) { return text }
    return text + (lastLetter(of: text)?.isChineseOrJapanese == true ? "。" : ".")
  }

  /// Whether the last thing said, leaving out closing quotes, brackets and decoration such as
  /// emoji, is punctuation that ends or joins (`.`, `!`, `?`, `:`, `,`, `…`, a dash), in any script.
  static func endsByItself(_ text: String) -> Bool {
    let last = text.unicodeScalars.last { !isTrimming($0) }
    return last.map { $0.endsOrJoins || $0.properties.isDash && $0 != "-" } ?? true
  }

  /// The text without its final punctuation, to compare and to name.
  static func bare(_ text: Substring) -> Substring {
    let scalars = text.unicodeScalars
    let end = scalars.lastIndex { !$0.properties.isWhitespace && !$0.endsOrJoins }
    return end.map { Substring(scalars[...$0]) } ?? ""
  }

  private static func lastLetter(of text: String) -> Unicode.Scalar? {
    text.unicodeScalars.last { $0.properties.isAlphabetic || !isTrimming($0) }
  }

  /// What may follow the end of a sentence.
  private static func isTrimming(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    if properties.isQuotationMark || properties.isWhitespace || properties.isVariationSelector {
      return true
    }
    return switch properties.generalCategory {
    case .closePunctuation, .finalPunctuation, .otherSymbol, .modifierSymbol, .format: true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// Terminal punctuation, and the ellipsis, which Unicode does not count as such.
  fileprivate var endsOrJoins: Bool { properties.isTerminalPunctuation || self == "…" }

  /// Han, Hiragana and Katakana: the scripts whose full stop is `。`.
  fileprivate var isChineseOrJapanese: Bool {
    properties.isIdeographic || (0x3041...0x30FF).contains(value)
  }
}
