/// A number with the marks of its thousands and its fraction.
struct Numeral {
  /// As it is written in the language: `1,234.5` or `1.234,5`.
  let text: String
  /// Its part before the fraction, with the marks of thousands.
  let whole: String
  /// The digits of its fraction.
  let fraction: String?
  /// How many tokens it takes.
  let count: Int

  /// Reads a number; `nil` when there is none, or when it goes on like a version: `1.2.3`.
  init?(in cursor: Cursor, at offset: Int = 0) {
    guard let first = cursor.number(offset) else { return nil }
    let decimalMark = cursor.words.decimalMark
    let groupMark = decimalMark == "." ? "," : "."
    var whole = first
    var fraction: String?
    var end = offset + 1
    while first.count <= 3, cursor.isMark(groupMark, end), cursor.number(end + 1)?.count == 3 {
      whole += groupMark + (cursor.number(end + 1) ?? "")
      end += 2
    }
    let isGrouped = end > offset + 1
    if cursor.isMark(decimalMark, end), let digits = cursor.number(end + 1) {
      fraction = digits
      end += 2
    } else if !isGrouped, cursor.isMark(".", end), let digits = cursor.number(end + 1) {
      // Programs write a point in every language.
      fraction = digits
      end += 2
    }
    if cursor.isMark(".", end) || cursor.isMark(",", end), cursor.number(end + 1) != nil {
      return nil
    }
    self.whole = whole
    self.fraction = fraction
    text = fraction.map { whole + decimalMark + $0 } ?? whole
    count = end - offset
  }

  /// Its value, to compare it.
  var value: Double? {
    Double(whole.filter(\.isNumber) + "." + (fraction ?? "0"))
  }

  /// Whether it may be a year, as in "the 1990s".
  var isYear: Bool { fraction == nil && whole.utf8.count == 4 }

  /// The form of a noun that is counted.
  func form(of noun: Plural, in words: SpokenWords) -> String {
    let isOne =
      words.language == .french
      ? ["0", "1"].contains(whole) : whole == "1" && fraction == nil
    return isOne ? noun.one : noun.many
  }
}
