/// How long it takes to read a toast: a second to find it, and half a second for each word
/// (`spec/toast.md` 20).
package enum ReadingTime {
  static let toFind: Duration = .seconds(1)
  static let perWord: Duration = .milliseconds(500)
  /// Scripts without spaces between words: so many characters are read as one word.
  private static let charactersPerWord = 2

  /// How long it takes to read texts.
  package static func of(_ texts: [String]) -> Duration {
    toFind + perWord * texts.reduce(0) { $0 + words(in: $1) }
  }

  /// The words of a text: what stands between spaces, where that holds a letter or a digit.
  package static func words(in text: String) -> Int {
    var words = 0
    var isInWord = false
    var ideographs = 0
    for scalar in text.unicodeScalars {
      if scalar.isASCII {
        // Most texts hold nothing else, and the properties of others take time to find.
        switch scalar.value {
        case 0x09...0x0D, 0x20: isInWord = false
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A:
          if !isInWord { words += 1 }
          isInWord = true
        default: break
        }
      } else if isIdeograph(scalar) {
        ideographs += 1
        isInWord = false
      } else if scalar.properties.isWhitespace {
        isInWord = false
      } else if !isInWord, scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
        words += 1
        isInWord = true
      }
    }
    return words + (ideographs + charactersPerWord - 1) / charactersPerWord
  }

  /// Kana, Han, and the scripts of South East Asia that write words together.
  private static func isIdeograph(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0x3400...0x9FFF,
      0xF900...0xFAFF, 0x20000...0x3FFFF:
      scalar.properties.isAlphabetic
    default: false
    }
  }
}
