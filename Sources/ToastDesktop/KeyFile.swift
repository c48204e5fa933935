/// A file of groups, keys and values, as KDE's programs keep their settings:
///
///     [DoNotDisturb]
///     Until=2026,12,31,8,0,0
struct KeyFile: Sendable {
  private var groups: [String: [String: String]] = [:]

  /// Reads a text; lines that are neither group nor entry are left out, as its own programs do.
  init(_ text: String) {
    var group = ""
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.drop { $0 == " " || $0 == "\t" }
      if line.hasPrefix("#") { continue }
      if line.hasPrefix("[") {
        group = Self.groupName(line)
      } else if let equals = line.firstIndex(of: "="),
        let key = Self.keyName(line[..<equals])
      {
        groups[group, default: [:]][key] = Self.trimmed(line[line.index(after: equals)...])
      }
    }
  }

  /// The value of a key.
  subscript(group: String, key: String) -> String? { groups[group]?[key] }

  /// `[A][B][$i]` is the group `A/B`: what begins with `$` says who may change it.
  private static func groupName(_ line: Substring) -> String {
    line.split(separator: "[").compactMap { part in
      guard let end = part.lastIndex(of: "]") else { return nil }
      let name = part[..<end]
      return name.hasPrefix("$") ? nil : String(name)
    }.joined(separator: "/")
  }

  /// `Key[$e]` is the key; `Key[de]` is another language's.
  private static func keyName(_ text: Substring) -> String? {
    let parts = text.split(separator: "[", omittingEmptySubsequences: false)
    guard parts.dropFirst().allSatisfy({ $0.hasPrefix("$") }) else { return nil }
    let key = trimmed(parts[0])
    return key.isEmpty ? nil : key
  }

  private static func trimmed(_ text: Substring) -> String {
    let isSpace = { (character: Character) in character == " " || character == "\t" }
    var text = text.drop(while: isSpace)
    while let last = text.last, isSpace(last) { text.removeLast() }
    return String(text)
  }
}
