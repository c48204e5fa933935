/// Letters that are only drawn differently, such as 𝐛𝐨𝐥𝐝 and ｗｉｄｅ ones, as plain letters: a voice
/// names each of them by its number.
enum PlainLetters {
  static func plain(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { isDrawn($0.value) }) else { return text }
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { plain.append(Self.plain(scalar)) }
    return String(plain)
  }

  private static func isDrawn(_ value: UInt32) -> Bool {
    (0xFF01...0xFF5E).contains(value) || (0x1D400...0x1D7FF).contains(value)
  }

  private static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    let value: UInt32
    switch scalar.value {
    case 0xFF01...0xFF5E: value = scalar.value - 0xFEE0
    // Thirteen alphabets of 26 capitals and 26 small letters.
    case 0x1D400...0x1D6A3:
      let letter = (scalar.value - 0x1D400) % 52
      value = letter < 26 ? 0x41 + letter : 0x61 + letter - 26
    case 0x1D7CE...0x1D7FF: value = 0x30 + (scalar.value - 0x1D7CE) % 10
    default: return scalar
    }
    return Unicode.Scalar(value) ?? scalar
  }
}
