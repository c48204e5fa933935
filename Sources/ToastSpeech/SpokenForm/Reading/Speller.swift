import ToastCore

/// Says characters one by one.
enum Speller {
  /// Letters and digits, each on its own.
  static func spell(_ text: some StringProtocol, in words: SpokenWords) -> String {
    text.map { letter($0, in: words) }.joined(separator: " ")
  }

  /// One letter by its name.
  ///
  /// The English voice takes a single A for the article, whatever is around it; written as it
  /// sounds it is a letter.
  static func letter(_ letter: Character, in words: SpokenWords) -> String {
    if words.language == .english, letter == "a" || letter == "A" { return "eigh" }
    return letter.uppercased()
  }

  /// An acronym: `C.I`. The voices read letters with points between them as one word of letters;
  /// a point at the end would end the sentence.
  static func acronym(_ text: some StringProtocol) -> String {
    text.map { String($0) }.joined(separator: ".")
  }

  /// A name with points in it, such as a file or a host.
  ///
  /// A point between digits stays: it is read as a number is.
  static func dotted(_ name: some StringProtocol, in words: SpokenWords) -> String {
    let characters = Array(name)
    var said = ""
    for (index, character) in characters.enumerated() {
      let before = index > 0 ? characters[index - 1] : " "
      let after = index + 1 < characters.count ? characters[index + 1] : " "
      switch character {
      case "." where before.isNumber && after.isNumber: said.append(character)
      case ".": said += " \(words.phrases.dot) "
      case "*": said += " \(words.phrases.star) "
      case "+", "@", "~", "#", "%", "&", "$": said += " \(words.symbols[String(character)] ?? "") "
      default: said.append(character)
      }
    }
    return said.split(separator: " ").joined(separator: " ")
  }
}
