import ToastCore

/// From which side a line is read.
public enum TextDirection: String, Sendable, CaseIterable {
  /// From the left.
  case leftToRight
  /// From the right: everything is mirrored.
  case rightToLeft

  /// The direction of a text: that of its first strong character, else of its language.
  ///
  /// - Parameters:
  ///   - texts: what is read, in order.
  ///   - language: a BCP 47 tag, which decides for texts of digits and signs alone.
  public init(of texts: [String], language: String? = nil) {
    self =
      texts.lazy.compactMap(Self.ofFirstStrong).first
      ?? language.map(Self.of(language:)) ?? .leftToRight
  }

  /// Source: Unicode Bidirectional Algorithm (UAX #9), P2: what is isolated does not count.
  private static func ofFirstStrong(_ text: String) -> TextDirection? {
    var depth = 0
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x2066...0x2068: depth += 1
      case 0x2069: depth = max(depth - 1, 0)
      case _ where depth > 0: continue
      default: if let direction = strong(scalar) { return direction }
      }
    }
    return nil
  }

  private static func strong(_ scalar: Unicode.Scalar) -> TextDirection? {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0x200E: return .leftToRight
    case ..<0xAA: return nil
    case 0x200F, 0x061C: return .rightToLeft
    default: break
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
      return isRightToLeft(scalar) ? .rightToLeft : .leftToRight
    default: return nil
    }
  }

  /// The blocks whose letters are read from the right (Hebrew, Arabic, Syriac, Thaana, N'Ko, Adlam
  /// and older ones).
  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }

  private static func of(language tag: String) -> TextDirection {
    let parts = tag.lowercased().split { $0 == "-" || $0 == "_" }
    if let script = parts.dropFirst().first(where: { $0.utf8.count == 4 }) {
      let scripts = ["arab", "aran", "hebr", "syrc", "thaa", "nkoo", "adlm", "rohg", "mand"]
      return scripts.contains(String(script)) ? .rightToLeft : .leftToRight
    }
    let languages = [
      "ar", "arc", "azb", "ckb", "dv", "fa", "glk", "he", "iw", "ji", "ks", "lrc", "mzn", "nqo",
      "pnb", "prs", "ps", "sd", "syr", "ug", "ur", "yi",
    ]
    return languages.contains(String(parts.first ?? "")) ? .rightToLeft : .leftToRight
  }
}
