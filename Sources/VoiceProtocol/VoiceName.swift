/// The name of a voice of eSpeak NG: `de`, `gmw/en-US`, `en+f3`, `Annie`.
///
/// A name becomes a path inside the engine, and a long variant aborts it, so nothing but these
/// shapes gets through: parts of `[A-Za-z0-9_-]` joined by `/`, then perhaps `+` and a variant.
public struct VoiceName: Hashable, Sendable, CustomStringConvertible {
  /// The most characters before the `+`.
  public static let baseLimit = 40
  /// The most characters after the `+`.
  public static let variantLimit = 30

  /// What comes before the `+`.
  public let base: String
  /// What comes after the `+`.
  public let variant: String?

  /// Checks a name.
  ///
  /// - Returns: nil if it could be anything but the name of a voice.
  public init?(_ text: String) {
    let halves = text.utf8.split(separator: UInt8(ascii: "+"), omittingEmptySubsequences: false)
    guard halves.count <= 2, halves[0].count <= Self.baseLimit else { return nil }
    let parts = halves[0].split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard parts.allSatisfy({ Self.isPart($0) }) else { return nil }
    if halves.count == 2 {
      guard Self.isPart(halves[1]), halves[1].count <= Self.variantLimit else { return nil }
      variant = String(decoding: halves[1], as: UTF8.self)
    } else {
      variant = nil
    }
    base = String(decoding: halves[0], as: UTF8.self)
  }

  /// The name as the engine takes it.
  public var description: String { variant.map { "\(base)+\($0)" } ?? base }

  private static func isPart(_ part: Substring.UTF8View) -> Bool {
    !part.isEmpty
      && part.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
          true
        default: false
        }
      }
  }
}
