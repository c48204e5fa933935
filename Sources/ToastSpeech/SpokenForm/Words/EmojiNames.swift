/// Our own names of emoji: as short as they can be told apart by ear.
enum EmojiNames {
  /// Reads a list such as `😀 smiling face; 🎉 party popper`.
  static func table(_ list: String) -> [String: String] {
    var table: [String: String] = [:]
    for entry in list.split(whereSeparator: { $0 == ";" || $0.isNewline }) {
      let parts = entry.split(separator: " ", maxSplits: 1)
      guard parts.count == 2 else { continue }
      table[EmojiCluster.key(String(parts[0]))] = String(parts[1])
    }
    return table
  }
}
