/// Words of a foreign script that belong together are one token, so that a voice of their language
/// says them in one breath, or their script is named once and not for each word.
enum ForeignText {
  /// The tokens, with foreign words joined over the spaces, numbers and marks between them.
  ///
  /// Japanese is written in Han and kana together, so these two join.
  static func joined(_ tokens: [Token]) -> [Token] {
    var joined: [Token] = []
    joined.reserveCapacity(tokens.count)
    var index = 0
    while index < tokens.count {
      guard case .foreign(var script) = tokens[index].kind else {
        joined.append(tokens[index])
        index += 1
        continue
      }
      var end = index + 1
      var ahead = end
      scan: while ahead < tokens.count {
        switch tokens[ahead].kind {
        case .foreign(let next):
          guard let common = Self.common(script, next) else { break scan }
          script = common
          end = ahead + 1
        case .word, .emoji: break scan
        // A bracket or a quotation mark may stand between two texts.
        case .mark where "()[]{}<>\"“”«»|".contains(tokens[ahead].text): break scan
        case .space, .number, .mark: break
        }
        ahead += 1
      }
      let text = tokens[index..<end].map(\.text).joined()
      joined.append(Token(kind: .foreign(script), text: text))
      // What was looked at in vain is not looked at again: nothing foreign is in there.
      joined.append(contentsOf: tokens[end..<ahead])
      index = ahead
    }
    return joined
  }

  private static func common(_ one: Script, _ other: Script) -> Script? {
    if one == other { return one }
    let pair: Set<Script> = [one, other]
    return pair == [.han, .kana] ? .kana : nil
  }

  /// The language of foreign words: the script's usual one, or another where its letters tell.
  static func language(of text: String, in script: Script) -> String? {
    let scalars = text.unicodeScalars
    func has(_ letters: String) -> Bool {
      let wanted = Set(letters.unicodeScalars)
      return scalars.contains { wanted.contains($0) }
    }
    return switch script {
    case .cyrillic where has("іїєґІЇЄҐ"): "uk"
    case .cyrillic where has("ђћџљњјЂЋЏЉЊЈ"): "sr"
    case .arabic where has("پچژگکی"): "fa"
    default: script.language
    }
  }
}
