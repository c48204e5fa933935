import ToastCore
import ToastLayout

/// What the words and the glyph tell: 1.3.3, 1.4.1 and 3.1.1.
struct WordRules {
  let toast: AuditedToast
  let layout: ToastLayout

  func findings(_ rules: Set<AuditRule>) -> [Finding] {
    var findings: [Finding] = []
    if rules.contains(.sensoryWording) { findings += sensory }
    if rules.contains(.severityWithoutColor) { findings.append(withoutColor) }
    if rules.contains(.language) { findings.append(language) }
    return findings
  }

  private var sensory: [Finding] {
    let texts: [(AuditElement, String)] =
      [(AuditElement.title, toast.content.title), (.message, toast.content.message)]
      .compactMap { element, text in text.map { (element, $0) } }
      + toast.content.actions.enumerated().map { (.action($0), $1.title) }
    guard !texts.isEmpty else {
      return [Finding(.sensoryWording, .toast, .inapplicable, "it shows no text")]
    }
    return texts.map { element, text in
      guard let word = SensoryWords.first(in: text) else {
        return Finding(.sensoryWording, element, .passed, "no such word was found in it")
      }
      return Finding(
        .sensoryWording, element, .cantTell,
        "it says '\(word)': see that it makes sense to who does not see shape, place and colour")
    }
  }

  private var withoutColor: Finding {
    guard let severity = toast.severity else {
      return Finding(.severityWithoutColor, .severity, .inapplicable, "it has no severity")
    }
    if layout.severity != nil {
      return Finding(
        .severityWithoutColor, .severity, .passed, "a glyph of its own shape tells the severity")
    }
    if NameRules.saysWord(layout.title?.text ?? "", severity) {
      return Finding(.severityWithoutColor, .severity, .passed, "its title tells the severity")
    }
    return Finding(
      .severityWithoutColor, .severity, .failed,
      "only colours tell that it is of the severity \(severity.rawValue): leave out the icon, let "
        + "statusShapes be on, or begin the title with the word")
  }

  private var language: Finding {
    guard let tag = toast.language else {
      return Finding(
        .language, .toast, .cantTell,
        "it names no language and counts as being in the person's: name it where that may differ")
    }
    guard LanguageTag.normalized(tag) != nil else {
      return Finding(
        .language, .toast, .failed, "'\(tag)' is no language tag (BCP 47): write it as de or pt-BR")
    }
    let texts = [toast.content.title, toast.content.message].compactMap(\.self)
    let other = texts.lazy.compactMap { Script.of($0) }.first { !$0.fits(tag) }
    if let other {
      return Finding(
        .language, .toast, .cantTell,
        "the tag is '\(tag)' and the text is written in \(other.rawValue) letters")
    }
    return Finding(
      .language, .toast, .passed, "it names a language; a person can tell if it is that")
  }
}

/// Words that point at something by its shape, its place or its colour, in our four languages.
enum SensoryWords {
  private static let words: Set<String> = [
    "left", "right", "above", "below", "top", "bottom", "beside", "corner", "round", "square",
    "circle", "triangle", "red", "green", "yellow", "blue", "orange", "grey", "gray", "purple",
    "links", "rechts", "oben", "unten", "oberhalb", "unterhalb", "ecke", "runde", "runden",
    "eckige", "kreis", "dreieck", "rot", "rote", "roten", "grün", "grüne", "grünen", "gelb",
    "gelbe", "gelben", "blau", "blaue", "blauen", "izquierda", "derecha", "arriba", "abajo",
    "esquina", "redondo", "cuadrado", "círculo", "triángulo", "rojo", "roja", "verde", "amarillo",
    "azul", "gauche", "droite", "dessus", "dessous", "haut", "bas", "coin", "rond", "carré",
    "cercle", "rouge", "vert", "verte", "jaune", "bleu", "bleue",
  ]

  /// The first such word of a text, as it is written there.
  static func first(in text: String) -> String? {
    text.unicodeScalars.split { !isLetter($0) }.lazy.map(String.init).first {
      2...longest ~= $0.utf8.count && words.contains($0.lowercased())
    }
  }

  private static let longest = words.lazy.map(\.utf8.count).max() ?? 0

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A: true
    case ..<0x80: false
    default: scalar.properties.isAlphabetic
    }
  }
}

/// Scripts that tell languages apart.
enum Script: String {
  case latin = "Latin"
  case cyrillic = "Cyrillic"
  case greek = "Greek"
  case hebrew = "Hebrew"
  case arabic = "Arabic"
  case han = "Han"
  case kana = "Kana"
  case hangul = "Hangul"

  /// The script of a text's first letter that is of one of these.
  static func of(_ text: String) -> Script? {
    text.unicodeScalars.lazy.compactMap { scalar -> Script? in
      switch scalar.value {
      case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F: .latin
      case 0x370...0x3FF where scalar.properties.isAlphabetic: .greek
      case 0x400...0x52F: .cyrillic
      case 0x5D0...0x5F2: .hebrew
      case 0x620...0x64A, 0x671...0x6D3: .arabic
      case 0x3041...0x30FF: .kana
      case 0x3400...0x9FFF: .han
      case 0xAC00...0xD7A3: .hangul
      default: nil
      }
    }.first
  }

  /// Whether a language is written in it: only where that is certain can it be denied.
  func fits(_ tag: String) -> Bool {
    let parts = tag.lowercased().split { $0 == "-" || $0 == "_" }
    // A tag that names its script knows better.
    if parts.dropFirst().contains(where: { $0.utf8.count == 4 }) { return true }
    // Names and brands in Latin letters stand in texts of every language.
    if self == .latin { return true }
    let latin: Set<Substring> = [
      "en", "de", "fr", "es", "it", "pt", "nl", "sv", "da", "nb", "nn", "no", "fi", "pl", "cs",
      "sk", "hu", "ro", "hr", "sl", "tr", "et", "lv", "lt", "ca", "eu", "gl", "ga", "cy", "is",
      "id", "ms", "vi", "sw", "af", "sq",
    ]
    return !latin.contains(parts.first ?? "")
  }
}
