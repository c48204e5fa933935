/// Reads units.
enum Quantity {
  static let superscripts: [String: String] = [
    "⁰": "0", "¹": "1", "²": "2", "³": "3", "⁴": "4", "⁵": "5", "⁶": "6", "⁷": "7", "⁸": "8",
    "⁹": "9", "⁻": "-",
  ]

  /// Units of one letter that are taken for one even when a space is before them.
  private static let spacedLetters: Set<String> = [
    "g", "m", "l", "L", "V", "W", "B", "°", "Ω", "o",
  ]
  private static let spacedDurations: Set<String> = ["h", "s", "d", "j"]

  /// A number with a unit of time.
  static func durationPart(
    in cursor: Cursor, at offset: Int, isFirst: Bool
  ) -> (number: Numeral, unit: DurationUnit, end: Int)? {
    guard let number = Numeral(in: cursor, at: offset) else { return nil }
    var end = offset + number.count
    let isSpaced = cursor.kind(end) == .space
    if isSpaced { end += 1 }
    guard let symbol = cursor.word(end), let unit = cursor.words.durations[symbol] else {
      return nil
    }
    if isSpaced, symbol.unicodeScalars.count == 1 {
      guard spacedDurations.contains(symbol), !isSpelled(cursor, end + 1) else { return nil }
    }
    // The 1990s and the 30s are no time spans.
    if symbol == "s", !isSpaced, isFirst {
      if number.isYear || cursor.previousWord?.lowercased() == "the" { return nil }
    }
    return (number, unit, end + 1)
  }

  /// Whether single characters follow, as where something is spelled: `1 B 2 C`.
  private static func isSpelled(_ cursor: Cursor, _ offset: Int) -> Bool {
    let before = cursor.kind(-1) == .space ? cursor.word(-2) : nil
    let isBefore = before?.count == 1 || before == "eigh"
    let next = cursor.kind(offset) == .space ? cursor.token(offset + 1) : nil
    return isBefore || next?.isAlphanumeric == true && next?.text.count == 1
  }

  /// The unit after a number, with its rate: `km/h`.
  static func unit(
    in cursor: Cursor, after number: Numeral
  ) -> (name: Plural, rate: String, end: Int)? {
    var end = number.count
    let isSpaced = cursor.kind(end) == .space
    if isSpaced { end += 1 }
    guard let symbol = symbol(in: cursor, at: end) else { return nil }
    let durations = cursor.words.durations
    guard
      let name = cursor.words.measures[symbol.text]
        ?? (cursor.isMark("/", end + symbol.count) ? durations[symbol.text]?.name : nil)
    else { return nil }
    if isSpaced, symbol.text.unicodeScalars.count == 1 {
      guard spacedLetters.contains(symbol.text), !isSpelled(cursor, end + 1) else { return nil }
    }
    end += symbol.count
    var rate = ""
    if cursor.isMark("/", end), let time = Self.symbol(in: cursor, at: end + 1),
      let said = cursor.words.rates[time.text]
    {
      rate = said
      end += 1 + time.count
    }
    guard cursor.isBoundary(end) else { return nil }
    return (name, rate, end)
  }

  /// The sign of a unit, with what is written around its letters: `°C`, `m²`.
  private static func symbol(in cursor: Cursor, at offset: Int) -> (text: String, count: Int)? {
    var text = ""
    var count = 0
    if cursor.isMark("°", offset) || cursor.isMark("Ω", offset) || cursor.isMark("×", offset) {
      text = cursor.token(offset)?.text ?? ""
      count = 1
    }
    if let word = cursor.word(offset + count), text != "×" {
      text += word
      count += 1
    }
    if count > 0, cursor.isMark("²", offset + count) || cursor.isMark("³", offset + count) {
      text += cursor.token(offset + count)?.text ?? ""
      count += 1
    }
    return count > 0 ? (text, count) : nil
  }

  static func isUnit(_ symbol: String, in words: SpokenWords) -> Bool {
    words.measures[symbol] != nil || words.durations[symbol] != nil
  }

  /// A power by its exponent.
  static func power(_ exponent: String, in words: SpokenWords) -> String {
    switch exponent {
    case "2": return words.phrases.squared
    case "3": return words.phrases.cubed
    default:
      let number =
        exponent.hasPrefix("-")
        ? "\(words.phrases.minus) \(exponent.dropFirst())" : exponent
      let said = SpokenPhrases.fill(words.phrases.power, "", number)
      return said.split(separator: " ").joined(separator: " ")
    }
  }

  /// A number without zeros before it.
  static func plain(_ digits: String) -> String {
    let rest = digits.drop { $0 == "0" }
    return rest.isEmpty ? "0" : String(rest)
  }
}
