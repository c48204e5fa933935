extension SpokenRule {
  /// `5m32s`, `1h 3m`, `350ms`, `2 d`.
  static let duration = SpokenRule { cursor in
    guard cursor.isAtStart else { return nil }
    var offset = 0
    var rank = -1
    var parts: [String] = []
    while let part = Quantity.durationPart(in: cursor, at: offset, isFirst: parts.isEmpty) {
      guard part.unit.rank > rank else { break }
      rank = part.unit.rank
      parts.append("\(part.number.text) \(part.number.form(of: part.unit.name, in: cursor.words))")
      offset = part.end
      if cursor.kind(offset) == .space, cursor.kind(offset + 1) == .number { offset += 1 }
    }
    guard !parts.isEmpty else { return nil }
    if cursor.kind(offset - 1) == .space { offset -= 1 }
    // `3/s` counts something else.
    guard cursor.isBoundary(offset) else { return nil }
    cursor.skip(offset)
    return .words(parts.joined(separator: " "))
  }

  /// Sizes and measures: `3 MiB`, `12 kB/s`, `20 °C`, `100km/h`, `2x`.
  static let measure = SpokenRule { cursor in
    guard cursor.isAtStart, let number = Numeral(in: cursor),
      let unit = Quantity.unit(in: cursor, after: number)
    else { return nil }
    let words = cursor.words
    // "a 3 MB file" is said like one.
    let isAttribute =
      words.language == .english && ["a", "an"].contains(cursor.previousWord?.lowercased())
      && cursor.kind(unit.end) == .space && cursor.kind(unit.end + 1) == .word
    let noun = isAttribute ? unit.name.one : number.form(of: unit.name, in: words)
    cursor.skip(unit.end)
    return .words([number.text, noun, unit.rate].filter { !$0.isEmpty }.joined(separator: " "))
  }

  /// `1e-5`
  static let scientific = SpokenRule { cursor in
    guard cursor.isAtStart, let number = Numeral(in: cursor),
      cursor.word(number.count)?.lowercased() == "e"
    else { return nil }
    var offset = number.count + 1
    let phrases = cursor.words.phrases
    var sign = ""
    if cursor.isMark("-", offset) || cursor.isMark("−", offset) {
      sign = "\(phrases.minus) "
      offset += 1
    } else if cursor.isMark("+", offset) {
      offset += 1
    }
    guard let exponent = cursor.number(offset), exponent.utf8.count <= 3,
      cursor.isBoundary(offset + 1)
    else { return nil }
    cursor.skip(offset + 1)
    return .words(
      SpokenPhrases.fill(phrases.scientific, number.text, sign + Quantity.plain(exponent)))
  }

  /// `1920x1080`
  static let dimensions = SpokenRule { cursor in
    guard cursor.isAtStart, var said = cursor.number() else { return nil }
    var offset = 1
    while cursor.word(offset) == "x" || cursor.isMark("×", offset),
      let next = cursor.number(offset + 1)
    {
      // Small numbers with a sign of multiplication are sums.
      if cursor.isMark("×", offset), next.utf8.count < 3 { return nil }
      said = SpokenPhrases.fill(cursor.words.phrases.dimensions, said, next)
      offset += 2
    }
    guard offset > 1, cursor.isBoundary(offset) else { return nil }
    cursor.skip(offset)
    return .words(said)
  }

  /// A part of a whole, `3/5` and `7.2/16 GB`; `24/7` and `10/3` are none.
  static let ratio = SpokenRule { cursor in
    guard cursor.isAtStart, let part = Numeral(in: cursor) else { return nil }
    var slash = part.count
    let isSpaced = cursor.kind(slash) == .space
    if isSpaced { slash += 1 }
    let place = isSpaced ? slash + 2 : slash + 1
    guard cursor.isMark("/", slash), cursor.kind(place - 1) != .space || isSpaced,
      let whole = Numeral(in: cursor, at: place), !cursor.isMark("/", place + whole.count),
      let low = part.value, let high = whole.value
    else { return nil }
    let words = cursor.words
    let isAlways = low == 24 && high == 7
    cursor.skipSign(place)
    if isAlways { return .words(part.text) }
    guard low <= high else { return .words("\(part.text) \(words.phrases.slash)") }
    return .words(SpokenPhrases.start(of: words.phrases.ratio, part.text))
  }

  /// From one number to a greater one, `10-20`; its unit may follow.
  static let range = SpokenRule { cursor in
    guard cursor.isAtStart, let first = cursor.number(), first.utf8.count <= 6 else { return nil }
    var dots = 1
    if cursor.isMark(".", 1) {
      while cursor.isMark(".", 1 + dots) { dots += 1 }
      if dots == 2, cursor.isMark("<", 3) { dots = 3 }
      guard (2...3).contains(dots) else { return nil }
    } else if !cursor.isMark("-", 1), !cursor.isMark("–", 1) {
      return nil
    }
    guard let second = cursor.number(1 + dots), second.utf8.count <= 6,
      let low = Int(first), let high = Int(second), low < high || dots > 1,
      !cursor.isMark("-", 2 + dots) || cursor.kind(3 + dots) != .number,
      cursor.word(2 + dots).map({ Quantity.isUnit($0, in: cursor.words) }) ?? true
    else { return nil }
    let start = SpokenPhrases.start(of: cursor.words.phrases.range, first)
    cursor.skipSign(1 + dots)
    return .words(start)
  }

  /// Signs before and between numbers: `-5`, `~5`, `5 - 3`, `2 * 3`, `2^10`, `2**10`.
  static let sign = SpokenRule { cursor in
    let phrases = cursor.words.phrases
    if cursor.isMark("-") || cursor.isMark("−") {
      let isSum =
        cursor.kind(-1) == .space && cursor.kind(1) == .space && cursor.kind(-2) == .number
        && cursor.kind(2) == .number
      let isSign =
        cursor.kind(1) == .number && cursor.isAtStart
        || cursor.areMarks("-.", 0)
          && cursor.kind(2) == .number && cursor.isAtStart
      let isMoney = cursor.isAtStart && cursor.token(1).map { "$€£¥".contains($0.text) } == true
      guard isSum || isSign || isMoney else { return nil }
      cursor.skipSign()
      return .words(phrases.minus)
    }
    if cursor.isMark("~"), cursor.isAtStart, cursor.kind(1) == .number {
      cursor.skipSign()
      return .words(phrases.about)
    }
    if cursor.isMark("*"), cursor.kind(-1) == .space, cursor.kind(-2)?.isOperand == true,
      cursor.kind(1) == .space, cursor.kind(2)?.isOperand == true,
      cursor.kind(-2) == .number || cursor.kind(2) == .number
    {
      cursor.skipSign()
      return .words(phrases.times)
    }
    if cursor.isMark("*"), cursor.kind(-1) == .number, cursor.kind(1) == .number {
      cursor.skipSign()
      return .words(phrases.times)
    }
    let power = cursor.isMark("^") ? 1 : cursor.areMarks("**") ? 2 : 0
    if power > 0, cursor.token(-1)?.isAlphanumeric == true, let exponent = cursor.number(power) {
      cursor.skip(power + 1)
      return .words(Quantity.power(exponent, in: cursor.words))
    }
    return nil
  }

  /// `x²`
  static let superscript = SpokenRule { cursor in
    guard cursor.token(-1)?.isAlphanumeric == true || cursor.isMark(")", -1) else { return nil }
    var digits = ""
    var count = 0
    while let token = cursor.token(count), token.kind == .mark,
      let digit = Quantity.superscripts[token.text]
    {
      digits += digit
      count += 1
    }
    guard count > 0 else { return nil }
    cursor.skip(count)
    return .words(Quantity.power(digits, in: cursor.words))
  }
}

extension Token.Kind {
  fileprivate var isOperand: Bool { self == .number || self == .word }
}
