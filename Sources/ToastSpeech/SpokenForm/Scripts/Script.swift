/// A script as far as a voice is chosen by it.
enum Script: String, Sendable, CaseIterable {
  case latin, greek, cyrillic, armenian, hebrew, arabic, devanagari, bengali, gurmukhi, gujarati
  case oriya, tamil, telugu, kannada, malayalam, sinhala, thai, lao, tibetan, burmese, georgian
  case hangul, ethiopic, khmer, mongolian, kana, han
  /// Any other; nobody is known to speak it.
  case other

  /// The script of a letter, by its block: a voice needs no finer answer.
  init(of scalar: Unicode.Scalar) {
    if scalar.value < 0x370 {
      self = .latin
      return
    }
    self = Self.blocks.first { $0.range.contains(scalar.value) }?.script ?? .other
  }

  /// The BCP 47 tag of the language that is written in this script most often.
  var language: String? {
    switch self {
    case .latin, .other: nil
    case .greek: "el"
    case .cyrillic: "ru"
    case .armenian: "hy"
    case .hebrew: "he"
    case .arabic: "ar"
    case .devanagari: "hi"
    case .bengali: "bn"
    case .gurmukhi: "pa"
    case .gujarati: "gu"
    case .oriya: "or"
    case .tamil: "ta"
    case .telugu: "te"
    case .kannada: "kn"
    case .malayalam: "ml"
    case .sinhala: "si"
    case .thai: "th"
    case .lao: "lo"
    case .tibetan: "bo"
    case .burmese: "my"
    case .georgian: "ka"
    case .hangul: "ko"
    case .ethiopic: "am"
    case .khmer: "km"
    case .mongolian: "mn"
    case .kana: "ja"
    case .han: "zh"
    }
  }

  /// The scripts that a language is written in. Latin always counts: names and words of computing
  /// are written in it everywhere, and every voice reads it in some way.
  static func home(of tag: String) -> Set<Script> {
    let subtags = tag.lowercased().split { $0 == "-" || $0 == "_" }
    let own: [Script] =
      switch subtags.first ?? "" {
      case _ where subtags.contains("latn"): []
      case "el", "grc": [.greek]
      case "ru", "uk", "be", "bg", "sr", "mk", "kk", "ky", "tt", "tg", "ba", "cv", "os":
        [.cyrillic]
      case "mn": [.cyrillic, .mongolian]
      case "hy", "hyw": [.armenian]
      case "he", "iw", "yi": [.hebrew]
      case "ar", "fa", "ur", "ps", "ug", "sd", "ckb": [.arabic]
      case "hi", "mr", "ne", "sa", "kok": [.devanagari]
      case "bn", "as", "bpy": [.bengali]
      case "pa": [.gurmukhi, .arabic]
      case "gu": [.gujarati]
      case "or": [.oriya]
      case "ta": [.tamil]
      case "te": [.telugu]
      case "kn": [.kannada]
      case "ml": [.malayalam]
      case "si": [.sinhala]
      case "th": [.thai]
      case "lo": [.lao]
      case "bo", "dz": [.tibetan]
      case "my", "shn": [.burmese]
      case "ka": [.georgian]
      case "ko": [.hangul, .han]
      case "am", "ti": [.ethiopic]
      case "km": [.khmer]
      case "ja": [.kana, .han]
      case "zh", "yue", "cmn", "hak", "nan", "wuu": [.han]
      default: []
      }
    return Set(own + [.latin])
  }

  private static let blocks: [(range: ClosedRange<UInt32>, script: Script)] = [
    (0x1E00...0x1EFF, .latin), (0x2C60...0x2C7F, .latin), (0xA720...0xA7FF, .latin),
    (0xFB00...0xFB06, .latin), (0x2070...0x209C, .latin), (0x2100...0x218F, .latin),
    (0x370...0x3FF, .greek), (0x1F00...0x1FFF, .greek),
    (0x400...0x52F, .cyrillic), (0x1C80...0x1C8F, .cyrillic), (0x2DE0...0x2DFF, .cyrillic),
    (0xA640...0xA69F, .cyrillic), (0x530...0x58F, .armenian), (0x590...0x5FF, .hebrew),
    (0xFB1D...0xFB4F, .hebrew), (0x600...0x6FF, .arabic), (0x750...0x77F, .arabic),
    (0x870...0x8FF, .arabic), (0xFB50...0xFDFF, .arabic), (0xFE70...0xFEFE, .arabic),
    (0x900...0x97F, .devanagari), (0xA8E0...0xA8FF, .devanagari), (0x980...0x9FF, .bengali),
    (0xA00...0xA7F, .gurmukhi), (0xA80...0xAFF, .gujarati), (0xB00...0xB7F, .oriya),
    (0xB80...0xBFF, .tamil), (0xC00...0xC7F, .telugu), (0xC80...0xCFF, .kannada),
    (0xD00...0xD7F, .malayalam), (0xD80...0xDFF, .sinhala), (0xE00...0xE7F, .thai),
    (0xE80...0xEFF, .lao), (0xF00...0xFFF, .tibetan), (0x1000...0x109F, .burmese),
    (0x10A0...0x10FF, .georgian), (0x1C90...0x1CBF, .georgian), (0x1100...0x11FF, .hangul),
    (0x3130...0x318F, .hangul), (0xA960...0xA97F, .hangul), (0xAC00...0xD7FF, .hangul),
    (0x1200...0x139F, .ethiopic), (0x2D80...0x2DDF, .ethiopic), (0x1780...0x17FF, .khmer),
    (0x1800...0x18AF, .mongolian), (0x3041...0x30FF, .kana), (0x31F0...0x31FF, .kana),
    (0xFF66...0xFF9F, .kana), (0x2E80...0x2FDF, .han), (0x3005...0x3007, .han),
    (0x3100...0x312F, .han), (0x3400...0x4DBF, .han), (0x4E00...0x9FFF, .han),
    (0xF900...0xFAFF, .han), (0x20000...0x3FFFF, .han),
  ]
}
