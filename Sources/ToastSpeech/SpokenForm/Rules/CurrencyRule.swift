extension SpokenRule {
  /// Sums of money, the sign before or after: `$5.99`, `3 €`, `10 USD`, `£1.2M`.
  static let currency = SpokenRule { cursor in
    guard cursor.isAtStart, let sum = Money(in: cursor) else { return nil }
    let said = sum.said(in: cursor.words)
    cursor.skip(sum.count)
    return .words(said)
  }
}

private struct Money {
  private let number: Numeral
  private let magnitude: Plural?
  private let currency: Currency
  private let rate: String
  let count: Int

  init?(in cursor: Cursor) {
    let words = cursor.words
    var end = 0
    var found: Currency?
    if let sign = Self.sign(in: cursor, at: 0) {
      guard
        cursor.kind(sign.count) == .number || sign.isSpaceable && cursor.kind(sign.count) == .space
      else { return nil }
      found = sign.currency
      end = sign.count + (cursor.kind(sign.count) == .space ? 1 : 0)
    }
    guard let number = Numeral(in: cursor, at: end) else { return nil }
    end += number.count
    let magnitude = Self.magnitude(in: cursor, at: end, isMoney: found != nil)
    end += magnitude?.count ?? 0
    if found == nil {
      let space = cursor.kind(end) == .space ? 1 : 0
      guard let sign = Self.sign(in: cursor, at: end + space) else { return nil }
      found = sign.currency
      end += space + sign.count
    }
    guard let currency = found else { return nil }
    var rate = ""
    if cursor.isMark("/", end), let unit = cursor.word(end + 1), let said = words.rates[unit] {
      rate = said
      end += 2
    }
    guard cursor.isBoundary(end) else { return nil }
    self.number = number
    self.magnitude = magnitude?.name
    self.currency = currency
    self.rate = rate
    count = end
  }

  private static func sign(
    in cursor: Cursor, at offset: Int
  ) -> (currency: Currency, count: Int, isSpaceable: Bool)? {
    let currencies = cursor.words.currencies
    if cursor.word(offset) == "US", cursor.isMark("$", offset + 1), let dollar = currencies["US$"] {
      return (dollar, 2, false)
    }
    guard let token = cursor.token(offset), token.kind == .mark || token.kind == .word,
      let currency = currencies[token.text]
    else { return nil }
    return (currency, 1, token.kind == .word || token.text == "€")
  }

  private static func magnitude(
    in cursor: Cursor, at offset: Int, isMoney: Bool
  ) -> (name: Plural, count: Int)? {
    let space = cursor.kind(offset) == .space ? 1 : 0
    guard let word = cursor.word(offset + space), let name = cursor.words.magnitudes[word]
    else { return nil }
    // A letter alone belongs to its number.
    guard space == 0 || word.count > 2 else { return nil }
    let hasPoint = word == "Mio" || word == "Mrd"
    let point = hasPoint && cursor.isMark(".", offset + space + 1) ? 1 : 0
    return (name, space + 1 + point)
  }

  func said(in words: SpokenWords) -> String {
    [amount(in: words), rate].filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func amount(in words: SpokenWords) -> String {
    if let magnitude {
      let many = currency.name.many
      return "\(number.text) \(number.form(of: magnitude, in: words)) \(many)"
    }
    guard let fraction = number.fraction, fraction.utf8.count == 2, let cent = currency.cent,
      let cents = Int(fraction)
    else { return "\(number.text) \(number.form(of: currency.name, in: words))" }
    let minor = "\(cents) \(cents == 1 ? cent.one : cent.many)"
    if Int(number.whole) == 0, cents > 0 { return minor }
    let isOne = number.whole == "1" || words.language == .french && number.whole == "0"
    let major = "\(number.whole) \(isOne ? currency.name.one : currency.name.many)"
    guard cents > 0 else { return major }
    return SpokenPhrases.fill(words.phrases.sum, major, String(cents), isOneCent(cents, cent))
  }

  private func isOneCent(_ cents: Int, _ cent: Plural) -> String {
    cents == 1 ? cent.one : cent.many
  }
}
