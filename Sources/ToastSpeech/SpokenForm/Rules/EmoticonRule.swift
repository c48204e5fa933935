extension SpokenRule {
  /// The few faces in ASCII that nothing else is written like, when they stand alone.
  static let emoticon = SpokenRule { cursor in
    guard cursor.isGap(-1), let first = cursor.token(), first.kind == .mark else { return nil }
    let chunk = cursor.chunk { _ in false }
    guard (2...9).contains(chunk.count) else { return nil }
    var text = chunk.map(\.text).joined()
    var count = chunk.count
    while emoticons[text] == nil, count > 2, let last = text.last, ".,!?".contains(last) {
      text.removeLast()
      count -= 1
    }
    guard let face = emoticons[text], let name = cursor.words.emoji[face] else { return nil }
    cursor.skip(count)
    return .aside(name)
  }

  private static let emoticons: [String: String] = [
    ":)": "🙂", ":-)": "🙂", "=)": "🙂", ":(": "🙁", ":-(": "🙁", ";)": "😉", ";-)": "😉",
    ":D": "😄", ":-D": "😄", ":P": "😛", ":-P": "😛", ":p": "😛", ":'(": "😢", "<3": "❤",
    "¯\\_(ツ)_/¯": "🤷",
  ]
}
