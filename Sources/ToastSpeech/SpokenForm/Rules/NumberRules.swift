extension SpokenRule {
  /// A telephone number: digit by digit, with a pause between its groups.
  static let phone = SpokenRule { cursor in
    guard cursor.isAtStart, let groups = Phone(in: cursor) else { return nil }
    let words = cursor.words
    cursor.skip(groups.count)
    let said = groups.digits.map { Speller.spell($0, in: words) }.joined(separator: ", ")
    return .words(groups.isInternational ? "\(words.phrases.plus) \(said)" : said)
  }

  /// The status of HTTP: 404 is said digit by digit, 500 is a round number.
  static let status = SpokenRule { cursor in
    guard cursor.isAtStart, let number = cursor.number(), number.utf8.count == 3,
      cursor.previousWord?.uppercased().hasPrefix("HTTP") == true, cursor.isBoundary(1),
      !number.hasSuffix("00")
    else { return nil }
    cursor.skip()
    return .words(Speller.spell(number, in: cursor.words))
  }

  /// `#123` is a number, `C#` a language.
  static let numberSign = SpokenRule { cursor in
    guard cursor.isMark("#") || cursor.isMark("№") else { return nil }
    if cursor.kind(1) == .number {
      cursor.skip()
      return .words(cursor.words.phrases.number)
    }
    if let before = cursor.word(-1), before == "C" || before == "F", cursor.isBoundary(1),
      cursor.words.language == .english
    {
      cursor.skip()
      return .words("sharp")
    }
    return nil
  }
}

/// The groups of a telephone number.
private struct Phone {
  let isInternational: Bool
  private(set) var digits: [String] = []
  private(set) var count = 0

  /// `+1 555 123 4567`, `(555) 123-4567`, `555-123-4567`, `555-1234`.
  init?(in cursor: Cursor) {
    isInternational = cursor.isMark("+") && cursor.kind(1) == .number
    var offset = isInternational ? 1 : 0
    var joints: [String] = []
    while digits.count < 8 {
      let isBracketed = cursor.isMark("(", offset) && cursor.isMark(")", offset + 2)
      if isBracketed { offset += 1 }
      guard let group = cursor.number(offset), group.utf8.count <= 14 else { break }
      offset += isBracketed ? 2 : 1
      digits.append(group)
      count = offset
      guard let joint = cursor.token(offset) else { break }
      let isJoint = joint.text == " " || joint.isMark("-") || joint.isMark(".") && isInternational
      let leads = cursor.kind(offset + 1) == .number || cursor.isMark("(", offset + 1)
      if isBracketed, cursor.kind(offset) == .number { continue }
      guard isJoint, leads else { break }
      joints.append(joint.text)
      offset += 1
    }
    let sizes = digits.map(\.utf8.count)
    let sum = sizes.reduce(0, +)
    if isInternational {
      guard (7...15).contains(sum) else { return nil }
    } else {
      let isNational =
        sizes == [3, 3, 4] && joints.allSatisfy { $0 == "-" || $0 == " " }
        && (joints.contains("-") || cursor.isMark("("))
      guard isNational || sizes == [3, 4] && joints == ["-"] else { return nil }
    }
    guard cursor.isBoundary(count) else { return nil }
  }
}
