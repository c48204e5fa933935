extension SpokenRule {
  /// A UUID: nobody remembers more than its end.
  static let uuid = SpokenRule(segment: { segment, words in
    let groups = segment.text.split(separator: "-", omittingEmptySubsequences: false)
    guard groups.map(\.utf8.count) == [8, 4, 4, 4, 12],
      groups.allSatisfy({ $0.allSatisfy(\.isHexDigit) })
    else { return nil }
    let end = Speller.spell(segment.text.suffix(4), in: words)
    return .words(SpokenPhrases.fill(words.phrases.identifier, end))
  })

  /// The hash of a commit or a file: seven characters, as Git shows it.
  static let hash = SpokenRule(segment: { segment, words in
    let ends = segment.text.split(separator: ".")
    if ends.count == 2, segment.text.contains(".."), ends.allSatisfy(Hex.isHash) {
      let said = ends.map { Speller.spell($0.prefix(7), in: words) }
      return .words(SpokenPhrases.fill(words.phrases.range, said[0], said[1]))
    }
    let parts = segment.text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count <= 2, let digest = parts.last, Hex.isHash(digest) else { return nil }
    let spelled = Speller.spell(digest.prefix(7), in: words)
    guard parts.count == 2 else { return .words(spelled) }
    guard parts[0].allSatisfy({ $0.isLetter || $0.isNumber }) else { return nil }
    return .words("\(parts[0]) \(spelled)")
  })

  /// `0x7fff`, and a colour such as `#ff8800`.
  static let hexadecimal = SpokenRule(segment: { segment, words in
    let text = segment.text
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      let digits = text.dropFirst(2)
      guard (1...16).contains(digits.utf8.count), digits.allSatisfy(\.isHexDigit) else {
        return nil
      }
      let spelled = Speller.spell(digits, in: words)
      return .words(SpokenPhrases.fill(words.phrases.hexadecimal, spelled))
    }
    guard text.hasPrefix("#") else { return nil }
    let digits = text.dropFirst()
    guard [3, 6, 8].contains(digits.utf8.count), digits.allSatisfy(\.isHexDigit),
      digits.contains(where: \.isLetter), digits.contains(where: \.isNumber)
    else { return nil }
    let spelled = Speller.spell(digits, in: words)
    return .words(SpokenPhrases.fill(words.phrases.colour, spelled))
  })

  /// `v2.13.0-rc1`: each part is a number of its own, where a voice would read a fraction.
  static let version = SpokenRule(segment: { segment, words in
    let isNamed = segment.previousWord.map { word in
      ["version", "release", "versión"].contains(word.lowercased())
    }
    return Version(segment.text, isNamed: isNamed ?? false, in: words).map { .words($0.said) }
  })

  /// Options of a command: `--long-option`, `-v`.
  static let option = SpokenRule(segment: { segment, words in
    let dashes = segment.text.prefix { $0 == "-" }
    let name = segment.text.dropFirst(dashes.count)
    guard (1...2).contains(dashes.count), name.first?.isLetter == true,
      name.allSatisfy({ $0.isLetter || $0.isNumber || "-_.:".contains($0) })
    else { return nil }
    let said = name.count == 1 ? Speller.spell(name, in: words) : String(name)
    let dash = Array(repeating: words.phrases.dash, count: dashes.count).joined(separator: " ")
    return .words("\(dash) \(said)")
  })
}

/// Tells hashes from words and numbers.
private enum Hex {
  static func isHash(_ text: Substring) -> Bool {
    guard (7...128).contains(text.utf8.count), text.allSatisfy(\.isHexDigit) else { return false }
    let letters = text.filter(\.isLetter)
    guard !letters.isEmpty, letters.count < text.count else { return false }
    guard letters.allSatisfy(\.isLowercase) || letters.allSatisfy(\.isUppercase) else {
      return false
    }
    // `decade20` is a word with a number, `1000000b` a number with a unit.
    let changes = zip(text, text.dropFirst()).filter { $0.isLetter != $1.isLetter }.count
    return changes > 1 || text.utf8.count >= 32
  }
}

/// A version number, with what may follow it.
private struct Version {
  let said: String

  init?(_ text: String, isNamed: Bool, in words: SpokenWords) {
    let hasMark = text.first == "v" || text.first == "V"
    let body = hasMark ? text.dropFirst() : text[...]
    let end = body.firstIndex { !$0.isNumber && $0 != "." } ?? body.endIndex
    var numbers = body[..<end].split(separator: ".", omittingEmptySubsequences: false)
    var suffix = body[end...]
    // The x of `1.2.x` stands for any number.
    if numbers.last?.isEmpty == true, suffix == "x" {
      numbers[numbers.count - 1] = suffix
      suffix = ""
    }
    // A file that is named by its version: `10.5.3.tar.gz`.
    var ending = ""
    if numbers.last?.isEmpty == true, numbers.count > 3, suffix.first?.isLetter == true {
      numbers.removeLast()
      ending = Speller.dotted(".\(suffix)", in: words)
      suffix = ""
    }
    guard !numbers.isEmpty, numbers.allSatisfy({ (1...8).contains($0.utf8.count) }),
      let extra = Self.said(suffix, in: words)
    else { return nil }
    let isRelease = extra.isRelease && numbers.count >= 2
    let isThousands = words.decimalMark == "," && numbers.dropFirst().allSatisfy { $0.count == 3 }
    guard hasMark || isRelease || isNamed && numbers.count > 1 || numbers.count >= 3 && !isThousands
    else { return nil }
    guard suffix.isEmpty || hasMark || isRelease || numbers.count >= 3 else { return nil }
    let number = numbers.joined(separator: " \(words.phrases.point) ")
    said = [hasMark && !isNamed ? words.phrases.version : "", number, extra.text, ending]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// What follows the numbers: `-rc1`, `-beta.2`, `+build7`.
  private static func said(
    _ suffix: Substring, in words: SpokenWords
  ) -> (text: String, isRelease: Bool)? {
    guard suffix.utf8.count <= 40,
      suffix.allSatisfy({ $0.isLetter || $0.isNumber || "-+.~_".contains($0) })
    else { return nil }
    var pieces: [String] = []
    var isRelease = false
    var rest = suffix
    while let first = rest.first {
      let piece =
        first.isLetter
        ? rest.prefix(while: \.isLetter)
        : first.isNumber ? rest.prefix(while: \.isNumber) : rest.prefix(1)
      rest = rest.dropFirst(piece.count)
      if let name = words.phrases.releases[String(piece)] {
        pieces.append(name)
        isRelease = true
      } else if first == "+" {
        pieces.append(words.phrases.plus)
      } else if first.isLetter || first.isNumber {
        pieces.append(String(piece))
      }
    }
    return (pieces.joined(separator: " "), isRelease)
  }
}
