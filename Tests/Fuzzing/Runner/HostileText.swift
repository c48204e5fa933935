import ToastTesting

/// Texts that are hard on a voice: a grammar of what has aborted or hung one. The same seed gives
/// the same texts.
public struct HostileText {
  private static let affixes = [
    "anti", "un", "re", "dis", "counter", "inter", "over", "ness", "less", "ment", "tion", "ing",
    "ed", "s", "ver", "ge", "be", "ent", "ung", "heit", "keit", "mente", "ción", "ement", "des",
  ]
  private static let stems = [
    "do", "test", "build", "lich", "fall", "cas", "mot", "haus", "x", "q",
  ]
  private static let marks = [
    "'", "’", "s'", "l'", ".", "..", "…", "-", "–", "_", "/", "\\", "[[", "]]", "@", "#", "%", "&",
    "<", ">", "(", ")", "\"", "«", "»", "!", "?", ":", ";", ",", "*", "~", "^", "|", "=", "+", "$",
  ]
  private static let controls = [
    "\u{1}", "\u{1}450S", "\u{1}0A", "\u{1}99P", "\u{0}", "\u{7}", "\u{1B}[31m", "\u{85}", "\u{9B}",
    "\u{200B}", "\u{200D}", "\u{202E}", "\u{2066}", "\u{FEFF}", "\u{FFFD}", "\r\n", "\t", "\u{A0}",
  ]
  private static let markup = [
    "<speak>", "<prosody rate=\"x-fast\">", "<voice name=\"x\">", "<audio src='a'/>", "</p>",
    "<mark name='1'/>", "&lt;", "&#1;", "[[h@l'oU]]",
  ]
  private static let scripts: [ClosedRange<UInt32>] = [
    0x41...0x7A, 0xC0...0x17F, 0x370...0x3FF, 0x400...0x4FF, 0x530...0x58F, 0x590...0x5FF,
    0x600...0x6FF, 0x900...0x97F, 0x980...0x9FF, 0xB80...0xBFF, 0xE00...0xE7F, 0x10A0...0x10FF,
    0x1100...0x11FF, 0x1200...0x137F, 0x3040...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3,
    0x2190...0x2BFF, 0x1F300...0x1F9FF, 0x300...0x36F, 0xE000...0xE0FF, 0x1D400...0x1D7FF,
  ]

  private var random: SplitMix
  private let phrases: Int
  private let repeats: Int
  private let length: Int

  /// Texts of a seed.
  ///
  /// - Parameter isShort: of one or two phrases and few repetitions each, so that a run is over
  ///   soon; otherwise of up to some 1,500 code points.
  public init(seed: UInt64, isShort: Bool = false) {
    random = SplitMix(seed: seed)
    (phrases, repeats, length) = isShort ? (2, 40, 16) : (6, 120, 60)
  }

  /// The next text.
  public mutating func next() -> String {
    (0..<(1 + random.next(below: phrases))).map { _ in phrase() }
      .joined(separator: random.flip() ? " " : "")
  }

  private mutating func phrase() -> String {
    switch random.next(below: 10) {
    case 0, 1: word()
    case 2: repeated(random.one(of: Self.affixes))
    case 3: repeated(random.one(of: Self.marks))
    case 4: repeated(random.one(of: Self.affixes) + random.one(of: Self.marks))
    case 5: repeated(random.one(of: Self.controls))
    case 6: random.one(of: Self.markup)
    case 7: letters()
    case 8: number()
    default: repeated(word())
    }
  }

  private mutating func repeated(_ text: String) -> String {
    let count = random.next(below: 8) == 0 ? repeats : repeats / 10
    return String(repeating: text, count: 1 + random.next(below: count))
  }

  private mutating func word() -> String {
    let before = (0..<random.next(below: 8)).map { _ in random.one(of: Self.affixes) }.joined()
    let after = (0..<random.next(below: 8)).map { _ in random.one(of: Self.affixes) }.joined()
    let mark = random.next(below: 4) == 0 ? random.one(of: Self.marks) : ""
    return before + random.one(of: Self.stems) + mark + after
  }

  private mutating func letters() -> String {
    let block = random.one(of: Self.scripts)
    var text = String.UnicodeScalarView()
    for _ in 0..<(1 + random.next(below: length)) {
      let value = block.lowerBound + UInt32(random.next(below: block.count))
      if let scalar = Unicode.Scalar(value) { text.append(scalar) }
    }
    return String(text)
  }

  private mutating func number() -> String {
    let digits = String(
      (0..<(1 + random.next(below: 40))).map { _ in random.one(of: Array("0123456789.,:-eE")) })
    return random.flip()
      ? digits : digits + random.one(of: ["%", "$", "€", "ms", "GiB", "°C", "x"])
  }
}
