/// A success criterion of WCAG 2.2, and where other standards have it; or a clause of EN 301 549 that
/// is none of WCAG's.
public struct AuditCriterion: Sendable, Hashable {
  /// How much conforming to it takes.
  public enum Level: String, Sendable, CaseIterable, Comparable {
    /// The three levels, the one that is asked for first.
    case a = "A"
    case aa = "AA"
    case aaa = "AAA"

    /// By how much is asked.
    public static func < (one: Level, other: Level) -> Bool {
      one.rawValue.utf8.count < other.rawValue.utf8.count
    }
  }

  /// The version of WCAG that first had it.
  public enum Version: Int, Sendable, CaseIterable, Comparable {
    /// 2008, 2018 and 2023.
    case wcag20, wcag21, wcag22

    /// By age.
    public static func < (one: Version, other: Version) -> Bool { one.rawValue < other.rawValue }
  }

  /// Its number, such as `1.4.3`.
  public let number: String
  /// Whether WCAG has it; else it is a clause of EN 301 549 alone, and its level says nothing.
  public let isOfWCAG: Bool
  /// Its name in WCAG.
  public let name: String
  /// Its level.
  public let level: Level
  /// Since when WCAG has it.
  public let since: Version

  init(_ number: String, _ name: String, _ level: Level, since: Version = .wcag20) {
    self.number = number
    self.name = name
    self.level = level
    self.since = since
    isOfWCAG = true
  }

  /// A clause of EN 301 549 v3.2.1 that comes from no criterion.
  init(clause: String, _ name: String) {
    number = clause
    self.name = name
    level = .a
    since = .wcag20
    isOfWCAG = false
  }

  /// The clause of EN 301 549 v3.2.1 for software: `11.` and the number. `nil` where it has none: it
  /// was made from WCAG 2.1 at the levels A and AA, and 3.1.2 is void for software.
  public var clause: String? {
    guard isOfWCAG else { return number }
    return level < .aaa && since < .wcag22 && number != "3.1.2" ? "11.\(number)" : nil
  }
}
