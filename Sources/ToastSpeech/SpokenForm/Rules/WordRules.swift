import ToastCore

extension SpokenRule {
  /// Short forms that are said in full: `w/o`, `z.B.` The point of an abbreviation ends no sentence
  /// while words follow.
  static let shortForm = SpokenRule { cursor in
    guard let segment = cursor.segment else { return nil }
    let place = segment.count
    let forms = cursor.words.shortForms
    if cursor.isMark(".", place), let said = forms[segment.text + "."] {
      let goesOn = cursor.kind(place + 1) == .space && cursor.token(place + 2) != nil
      cursor.skip(goesOn ? place + 1 : place)
      return .words(said)
    }
    guard let said = forms[segment.text] else { return nil }
    cursor.skip(place)
    return .words(said)
  }

  /// Acronyms that the voice would read as a word: CI is no sigh.
  static let acronym = SpokenRule { cursor in
    guard let word = cursor.word(), (2...5).contains(word.utf8.count),
      cursor.words.acronyms.contains(word), !cursor.isShouted
    else { return nil }
    cursor.skip()
    return .verbatim(Speller.acronym(word))
  }

  /// A Roman numeral after a word that is numbered, as in "Chapter IV", or after a name.
  static let roman = SpokenRule { cursor in
    guard let word = cursor.word(), cursor.kind(-1) == .space, let before = cursor.word(-2),
      cursor.isBoundary(1), !cursor.isMark(".", 1) || cursor.isGap(2),
      let value = RomanNumeral(word)
    else { return nil }
    let isCue = cursor.words.romanCues.contains(before.lowercased())
    let isName =
      before.first?.isUppercase == true && before.contains(where: \.isLowercase) && value.isClear
    guard
      isCue && value.isNumbering && before.first?.isUppercase == true
        || isCue && value.isClear || isName
    else { return nil }
    cursor.skip()
    return .verbatim(String(value.number))
  }

  /// The letter A beside an operator, which the English voice takes for the article.
  static let singleLetter = SpokenRule { cursor in
    guard let word = cursor.word(), word == "a" || word == "A", cursor.words.language == .english,
      cursor.isComparison(1) || cursor.isComparison(-1)
    else { return nil }
    cursor.skip()
    return .verbatim(Speller.letter("a", in: cursor.words))
  }
}

/// The value of a Roman numeral.
private struct RomanNumeral {
  let number: Int
  private let text: String

  init?(_ text: String) {
    guard (1...8).contains(text.utf8.count) else { return nil }
    let values: [Character: Int] = ["I": 1, "V": 5, "X": 10, "L": 50, "C": 100]
    var sum = 0
    var last = Int.max
    for character in text {
      guard let value = values[character] else { return nil }
      sum += value > last ? value - 2 * last : value
      last = value
    }
    guard sum < 90, Self.written(sum) == text else { return nil }
    number = sum
    self.text = text
  }

  /// Whether it cannot well be anything else: neither the word I nor an abbreviation such as XL.
  var isClear: Bool { text.count > 1 && number < 40 && !["IV", "XL", "XX"].contains(text) }

  /// Whether it numbers something after a word that is numbered; "Part C" and "Section L" do not.
  var isNumbering: Bool { text.count > 1 || ["I", "V", "X"].contains(text) }

  private static func written(_ number: Int) -> String {
    let signs = [
      (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
    ]
    var rest = number
    var text = ""
    for (value, sign) in signs {
      while rest >= value {
        text += sign
        rest -= value
      }
    }
    return text
  }
}

extension Cursor {
  /// Whether the words on either side are in capitals too: then it is no acronym but a shout.
  fileprivate var isShouted: Bool {
    func isLoud(_ word: String?) -> Bool {
      guard let word else { return false }
      return word.count > 2 && word.allSatisfy(\.isUppercase) && !words.acronyms.contains(word)
    }
    return isLoud(word(-2)) && kind(-1) == .space && isLoud(word(2)) && kind(1) == .space
  }

  /// Whether a comparison stands in this direction, over one space.
  fileprivate func isComparison(_ direction: Int) -> Bool {
    let place = kind(direction) == .space ? 2 * direction : direction
    guard let token = token(place), token.kind == .mark else { return false }
    // A tag may end right before the text.
    if token.text == ">", direction < 0, place == direction { return false }
    if token.text == "<", isMark("/", place + 1) { return false }
    return "<>=≤≥≠×÷±→⇒&|/".contains(token.text)
      || token.text == "-" && isMark(">", place + 1)
      || token.text == "!" && isMark("=", place + 1)
      || token.text == "+" && kind(direction) == .space
  }
}
