/// The form of language tags.
///
/// Source: RFC 5646, section 2.1. Whether a tag's parts are registered is not asked.
public enum LanguageTag {
  /// The tag with its parts joined by hyphens, as `de_AT` is written too; `nil` for what has not the
  /// form of a tag.
  public static func normalized(_ text: String) -> String? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard let primary = parts.first else { return nil }
    let isPrivate = primary.lowercased() == "x" && parts.count > 1
    guard isPrivate || 2...8 ~= primary.utf8.count && primary.utf8.allSatisfy(isLetter),
      parts.dropFirst().allSatisfy({ 1...8 ~= $0.utf8.count && $0.utf8.allSatisfy(isAlphanumeric) })
    else { return nil }
    return parts.joined(separator: "-")
  }

  private static func isLetter(_ unit: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= unit | 0x20
  }

  private static func isAlphanumeric(_ unit: UInt8) -> Bool {
    isLetter(unit) || UInt8(ascii: "0")...UInt8(ascii: "9") ~= unit
  }
}
