/// Finds the end of an emoji: of a flag, a keycap, or a chain of joined emoji with their colours.
enum EmojiCluster {
  private static let joiner: UInt32 = 0x200D
  private static let emojiLook: UInt32 = 0xFE0F
  private static let keycap: UInt32 = 0x20E3
  private static let regions: ClosedRange<UInt32> = 0x1F1E6...0x1F1FF
  private static let skinTones: ClosedRange<UInt32> = 0x1F3FB...0x1F3FF
  private static let tags: ClosedRange<UInt32> = 0xE0020...0xE007F

  /// The index after the emoji that begins here; `nil` when none does.
  static func end(in scalars: [Unicode.Scalar], at start: Int) -> Int? {
    func value(_ index: Int) -> UInt32 { index < scalars.count ? scalars[index].value : 0 }
    if regions.contains(value(start)) {
      return regions.contains(value(start + 1)) ? start + 2 : start + 1
    }
    if "0123456789#*".unicodeScalars.contains(scalars[start]) {
      let mark = value(start + 1) == emojiLook ? start + 2 : start + 1
      return value(mark) == keycap ? mark + 1 : nil
    }
    guard isBase(scalars[start], next: value(start + 1)) else { return nil }
    var end = start + 1
    while true {
      while value(end) == emojiLook || skinTones.contains(value(end)) || tags.contains(value(end)) {
        end += 1
      }
      guard value(end) == joiner, end + 1 < scalars.count, scalars[end + 1].properties.isEmoji
      else { return end }
      end += 2
    }
  }

  /// The key of an emoji in the tables of names: without colours of skin and selectors.
  static func key(_ emoji: String) -> String {
    var key = String.UnicodeScalarView()
    for scalar in emoji.unicodeScalars
    where scalar.value != emojiLook && !skinTones.contains(scalar.value) {
      key.append(scalar)
    }
    return key.isEmpty ? emoji : String(key)
  }

  /// The two letters of a flag's region.
  static func region(_ emoji: String) -> String? {
    let letters = emoji.unicodeScalars.compactMap { scalar -> Unicode.Scalar? in
      regions.contains(scalar.value) ? Unicode.Scalar(scalar.value - 0x1F1E6 + 0x41) : nil
    }
    guard letters.count == 2 else {
      // England, Scotland and Wales: a black flag with tags that spell the region.
      let tagged = emoji.unicodeScalars.compactMap { scalar -> Unicode.Scalar? in
        (0xE0061...0xE007A).contains(scalar.value) ? Unicode.Scalar(scalar.value - 0xE0020) : nil
      }
      return tagged.isEmpty ? nil : tagged.map { String($0) }.joined()
    }
    return letters.map { String($0) }.joined()
  }

  /// What is on a keycap.
  static func keycap(_ emoji: String) -> String? {
    guard emoji.unicodeScalars.last?.value == keycap, let first = emoji.unicodeScalars.first
    else { return nil }
    return String(first)
  }

  private static func isBase(_ scalar: Unicode.Scalar, next: UInt32) -> Bool {
    let properties = scalar.properties
    guard scalar.value > 0xFF, properties.isEmoji else { return false }
    if properties.isEmojiPresentation || next == emojiLook || scalar.value == 0x2139 { return true }
    return scalar.value >= 0x2300 && properties.generalCategory == .otherSymbol
  }
}
