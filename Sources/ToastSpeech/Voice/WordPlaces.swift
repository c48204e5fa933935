import ToastCore

/// Where the words that are said stand in what is shown: the longest row of words that both have in
/// the same order.
struct WordPlaces: Sendable {
  /// Comparing takes the product of both; nobody follows more with the eye.
  private static let limit = 250

  /// A word in its text, as Unicode scalars.
  private struct Word {
    let key: String
    let range: Range<Int>
  }

  private let spoken: [Unicode.Scalar]
  private let words: [Word]
  private let places: [SpokenWord.Place?]

  /// - Parameter spoken: what the voice was asked to say.
  init(_ spoken: String, of content: ToastContent) {
    self.spoken = Array(spoken.unicodeScalars)
    words = Array(Self.words(of: self.spoken).prefix(Self.limit))
    let lines = [(SpokenWord.Line.title, content.title), (.message, content.message)]
    let shown = lines.flatMap { line, text in
      Self.words(of: Array((text ?? "").unicodeScalars)).map { (line, $0) }
    }.prefix(Self.limit)
    places = Self.matches(words.map(\.key), shown.map(\.1.key)).map { match in
      match.map { SpokenWord.Place(shown[$0].0, shown[$0].1.range) }
    }
  }

  /// The word that begins at a place of what is said.
  ///
  /// - Parameters:
  ///   - position: Unicode scalars before it.
  ///   - length: how many it is made of.
  func word(at position: Int, length: Int) -> SpokenWord {
    let end = min(position + max(length, 1), spoken.count)
    var text = String.UnicodeScalarView()
    if position < end { text.append(contentsOf: spoken[position..<end]) }
    let meant = words.indices.filter { words[$0].range.overlaps(position..<max(end, position)) }
    let found = meant.compactMap { places[$0] }
    // What is one sound may be several words, whose line is that of the first.
    guard found.count == meant.count, let first = found.first,
      let last = found.last(where: { $0.line == first.line })
    else { return SpokenWord(String(text), at: nil) }
    return SpokenWord(
      String(text),
      at: SpokenWord.Place(first.line, first.scalars.lowerBound..<last.scalars.upperBound))
  }

  private static func words(of scalars: [Unicode.Scalar]) -> [Word] {
    var words: [Word] = []
    var start: Int?
    for index in 0...scalars.count {
      let isInside = index < scalars.count && isPart(scalars, index)
      if isInside {
        start = start ?? index
      } else if let first = start {
        var key = String.UnicodeScalarView()
        key.append(contentsOf: scalars[first..<index])
        words.append(Word(key: String(key).lowercased(), range: first..<index))
        start = nil
      }
    }
    return words
  }

  private static func isPart(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
    let scalar = scalars[index]
    if scalar.isDigit || scalar.isLetter || scalar.properties.generalCategory == .nonspacingMark {
      return true
    }
    guard scalar == "'" || scalar == "’", index > 0, index + 1 < scalars.count else { return false }
    return scalars[index - 1].isLetter && scalars[index + 1].isLetter
  }

  /// For each of the first, which of the second it is.
  private static func matches(_ first: [String], _ second: [String]) -> [Int?] {
    // How long a row of equal words there is from a place of each on.
    let width = second.count + 1
    var lengths = [Int](repeating: 0, count: (first.count + 1) * width)
    for one in first.indices.reversed() {
      for other in second.indices.reversed() {
        lengths[one * width + other] =
          first[one] == second[other]
          ? lengths[(one + 1) * width + other + 1] + 1
          : max(lengths[(one + 1) * width + other], lengths[one * width + other + 1])
      }
    }
    var matches = [Int?](repeating: nil, count: first.count)
    var (one, other) = (0, 0)
    while one < first.count, other < second.count {
      if first[one] == second[other] {
        matches[one] = other
        (one, other) = (one + 1, other + 1)
      } else if lengths[(one + 1) * width + other] >= lengths[one * width + other + 1] {
        one += 1
      } else {
        other += 1
      }
    }
    return matches
  }
}
