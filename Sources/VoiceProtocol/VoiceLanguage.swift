/// A language as BCP 47 writes it, `de-AT` or `zh-Hant-TW`; `de_AT` is taken too.
public struct VoiceLanguage: Hashable, Sendable, CustomStringConvertible {
  /// What is spoken when nothing else is known.
  public static let english = VoiceLanguage(subtags: ["en"])

  /// The subtags in order, as they were given.
  public let subtags: [String]

  /// Checks a tag: subtags of 1–8 letters and digits, 35 characters in all.
  ///
  /// - Returns: nil if it is no tag. A locale (`de_DE.UTF-8`) is none.
  public init?(_ text: String) {
    guard text.utf8.count <= 35 else { return nil }
    let parts = text.utf8.split(omittingEmptySubsequences: false) { byte in
      byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    }
    let fit = parts.allSatisfy { part in
      (1...8).contains(part.count) && part.allSatisfy(Self.isAlphanumeric)
    }
    guard fit else { return nil }
    subtags = parts.map { String(decoding: $0, as: UTF8.self) }
  }

  private init(subtags: [String]) { self.subtags = subtags }

  /// The tag, with hyphens.
  public var description: String { subtags.joined(separator: "-") }

  /// The tag, then the language alone.
  public var candidates: [String] {
    subtags.count > 1 ? [description, subtags[0]] : [description]
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
