extension SpokenRule {
  /// A path: its last part first, since that tells the most, then its folders.
  static let path = SpokenRule(segment: { segment, words in
    FilePath.said(segment.text, in: words).map { .words($0) }
  })
}

/// Says paths and places in files.
enum FilePath {
  /// Folders that a relative path often begins with.
  private static let roots: Set<String> = [
    "src", "lib", "bin", "usr", "etc", "var", "tmp", "opt", "home", "sources", "tests", "test",
    "docs", "doc", "node_modules", "build", ".build", "target", "dist", "scripts", "include",
    "packages", "assets", ".git", ".github", ".config", "public", "app", "cmd", "pkg", "vendor",
  ]

  /// What is said for a path, or for a line of a file; `nil` when it is neither.
  static func said(_ text: String, in words: SpokenWords) -> String? {
    let (path, place) = splitPlace(text, in: words)
    return said(path, place, in: words)
  }

  private static func said(_ path: Substring, _ place: String, in words: SpokenWords) -> String? {
    var rest = path
    var folders: [String] = []
    let isWindows = isDrive(path)
    if isWindows, let letter = path.first {
      let letter = Speller.letter(letter, in: words)
      folders.append(SpokenPhrases.fill(words.phrases.drive, letter))
      rest = path.dropFirst(2)
    }
    let parts = rest.split(omittingEmptySubsequences: true) {
      $0 == "/" || isWindows && $0 == "\\"
    }
    let isAbsolute = path.hasPrefix("/") || isWindows
    guard let last = parts.last else { return nil }
    if path == "~/" { return words.phrases.homeFolder }
    if !isAbsolute, !isRelativePath(path, parts, hasPlace: !place.isEmpty) { return nil }
    if path.hasPrefix("/"), parts.count == 1, !path.hasPrefix("//") {
      return "\(words.phrases.slash) \(Speller.dotted(last, in: words))"
    }
    for part in parts.dropLast() {
      switch part {
      case ".": break
      case "..": folders.append(words.phrases.parentFolder)
      case "~": folders.append(words.phrases.homeFolder)
      default: folders.append(Speller.dotted(part, in: words))
      }
    }
    let file = Speller.dotted(last, in: words)
    guard !file.isEmpty else { return nil }
    let name = place.isEmpty ? file : "\(file) \(place)"
    guard !folders.isEmpty else { return name }
    return SpokenPhrases.fill(words.phrases.path, name, folders.joined(separator: " "))
  }

  private static func isRelativePath(
    _ path: Substring, _ parts: [Substring], hasPlace: Bool
  ) -> Bool {
    guard let first = parts.first, let last = parts.last else { return false }
    if hasPlace { return hasExtension(last) }
    guard path.contains("/"), !path.contains("@") else { return false }
    if ["~", ".", ".."].contains(first) { return parts.count > 1 }
    guard parts.allSatisfy({ $0.contains(where: \.isLetter) || ["..", "*", "**"].contains($0) })
    else { return false }
    if path.hasSuffix("/") { return parts.count > 1 || roots.contains(first.lowercased()) }
    return hasExtension(last) || parts.count > 2 && roots.contains(first.lowercased())
      || roots.contains(first.lowercased()) && first.lowercased() == first && parts.count > 1
  }

  /// Whether it ends like a file name: `main.swift`, not `v1.2` and not `.git`.
  static func hasExtension(_ name: Substring) -> Bool {
    guard let point = name.lastIndex(of: "."), point != name.startIndex else { return false }
    let ending = name[name.index(after: point)...]
    return (1...10).contains(ending.count) && ending.first?.isLetter == true
      && ending.allSatisfy { $0.isLetter || $0.isNumber }
  }

  private static func isDrive(_ path: Substring) -> Bool {
    let start = Array(path.prefix(3))
    return start.count == 3 && start[0].isLetter && start[0].isASCII && start[1] == ":"
      && (start[2] == "\\" || start[2] == "/" && path.count > 3 && start[0].isUppercase)
  }

  /// Splits `main.swift:42:7` into the file and `line 42 column 7`.
  private static func splitPlace(_ text: String, in words: SpokenWords) -> (Substring, String) {
    var numbers: [Substring] = []
    var rest = text[...]
    while numbers.count < 2, let colon = rest.lastIndex(of: ":") {
      let number = rest[rest.index(after: colon)...]
      guard !number.isEmpty, number.utf8.count <= 7, number.allSatisfy(\.isNumber) else { break }
      numbers.insert(number, at: 0)
      rest = rest[..<colon]
    }
    let nouns = [words.phrases.line, words.phrases.column]
    let place = zip(nouns, numbers).map { "\($0) \($1)" }.joined(separator: " ")
    return numbers.isEmpty ? (text[...], "") : (rest, place)
  }
}
