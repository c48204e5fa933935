/// Which language a user wants, from the environment of a process.
package enum UserLanguage {
  /// The wanted languages as BCP 47 tags, the most wanted first; none in the C locale.
  ///
  /// `LANGUAGE` is a list and goes first, but as everywhere it has no say where the locale is
  /// explicitly C: `LC_ALL=C` in a script means English.
  package static func tags(in environment: [String: String]) -> [String] {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy
      .compactMap { environment[$0] }.first { !$0.isEmpty }
    if let locale, isC(locale) { return [] }
    let list = (environment["LANGUAGE"] ?? "").split(separator: ":").map(String.init)
    return (list.isEmpty ? [locale ?? ""] : list).prefix { !isC($0) }.compactMap(tag(forLocale:))
  }

  /// The language of our own words: the first wanted one that we have, English otherwise.
  package static func wording(in environment: [String: String]) -> WordingLanguage {
    tags(in: environment).lazy.compactMap(WordingLanguage.init(tag:)).first ?? .english
  }

  /// The BCP 47 tag of a POSIX locale name or of a tag: `de_AT.UTF-8@euro` is `de-AT`,
  /// `sr_RS@latin` is `sr-Latn-RS`. `nil` for C, POSIX and what names no language.
  package static func tag(forLocale name: String) -> String? {
    let parts = name.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let language = (parts.first ?? "").prefix { $0 != "." }
    var subtags = language.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }
      .map(String.init)
    guard !isC(name), let primary = subtags.first,
      (2...3).contains(primary.utf8.count), primary.utf8.allSatisfy(\.isLetter),
      subtags.count <= 8,
      subtags.allSatisfy({ (1...8).contains($0.utf8.count) && $0.utf8.allSatisfy(\.isAlphanumeric) }
      )
    else { return nil }
    switch parts.dropFirst().first {
    case "latin": subtags.insert("latn", at: 1)
    case "cyrillic": subtags.insert("cyrl", at: 1)
    case "valencia": subtags.append("valencia")
    default: break
    }
    return subtags.enumerated().map(spelled).joined(separator: "-")
  }

  /// Spells a subtag as BCP 47 recommends: `de`, `Latn`, `AT`.
  private static func spelled(_ index: Int, _ subtag: String) -> String {
    let lower = subtag.lowercased()
    let isWord = index > 0 && subtag.utf8.allSatisfy(\.isLetter)
    return switch subtag.utf8.count {
    case 2 where isWord: subtag.uppercased()
    case 4 where isWord: lower.prefix(1).uppercased() + lower.dropFirst()
    default: lower
    }
  }

  private static func isC(_ locale: String) -> Bool {
    locale == "POSIX" || locale == "C" || locale.hasPrefix("C.")
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }

  fileprivate var isAlphanumeric: Bool {
    isLetter || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
  }
}
