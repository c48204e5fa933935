/// How many columns of a terminal a text takes. Terminals differ in the details; this follows what
/// most of them do, from the properties of Unicode and a short table of wide scripts.
enum TextWidth {
  /// The columns of a text.
  static func columns(_ text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + columns($1) }
  }

  /// The columns of one character as a person sees it.
  static func columns(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    guard scalars.count > 1 else { return columns(first) }
    if scalars.contains(where: isPictureMaker) && first.properties.isEmoji { return 2 }
    return scalars.reduce(0) { $0 + columns($1) }
  }

  /// What makes one picture of several scalars: the emoji selector, a joiner, a skin colour, the
  /// keycap, and the letters of flags.
  private static func isPictureMaker(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xFE0F, 0x200D, 0x1F3FB...0x1F3FF, 0x20E3, 0x1F1E6...0x1F1FF: true
    default: false
    }
  }

  /// The columns of a scalar that stands alone.
  static func columns(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 { return 1 }
    let properties = scalar.properties
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    // The second and third part of a Korean syllable that is written in parts.
    if (0x1160...0x11FF).contains(value) { return 0 }
    return properties.isEmojiPresentation || isWide(value) ? 2 : 1
  }

  /// Whether a scalar is in a wide script, or a wide form of a narrow one.
  static func isWide(_ value: UInt32) -> Bool {
    guard value >= wide[0].lowerBound else { return false }
    return wide.contains { $0.contains(value) }
  }

  /// East Asian Width W and F, as blocks; wide emoji are known by their property.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F,  // Hangul parts
    0x2329...0x232A,  // angle brackets
    0x2E80...0x303E,  // radicals, punctuation
    0x3041...0x4DBF,  // kana, bopomofo, Hangul, enclosed forms, extension A
    0x4E00...0xA4CF,  // Han, Yi
    0xA960...0xA97F,  // more Hangul parts
    0xAC00...0xD7A3,  // Hangul syllables
    0xF900...0xFAFF,  // compatibility Han
    0xFE10...0xFE19, 0xFE30...0xFE6F,  // vertical and small forms
    0xFF01...0xFF60, 0xFFE0...0xFFE6,  // full-width forms
    0x16FE0...0x18DFF,  // Tangut, Khitan, Nüshu
    0x1AFF0...0x1B2FF,  // kana supplements
    0x1F200...0x1F265,  // enclosed Han
    0x20000...0x3FFFD,  // Han extensions
  ]
}
