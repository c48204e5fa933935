/// Moments as preferences have them: RFC 3339 with a zone, seconds may be left out.
package enum PreferenceTime {
  /// The seconds of the Unix epoch that have a year of four digits.
  static let seconds: ClosedRange<Int64> = 0...253_402_300_799

  /// The second of a text such as `2026-12-31T08:00Z` or `2026-12-31T08:00:30+01:00`; `nil` for
  /// what is none, the 30th of February included.
  package static func second(of text: String) -> Int64? {
    let bytes = Array(text.utf8)
    func number(_ range: Range<Int>) -> Int? {
      guard range.upperBound <= bytes.count,
        bytes[range].allSatisfy({ (0x30...0x39).contains($0) })
      else { return nil }
      return bytes[range].reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }
    func has(_ character: Unicode.Scalar, at place: Int) -> Bool {
      place < bytes.count && bytes[place] == UInt8(ascii: character)
    }
    guard let year = number(0..<4), has("-", at: 4), let month = number(5..<7), has("-", at: 7),
      let day = number(8..<10), has("T", at: 10) || has(" ", at: 10),
      let hour = number(11..<13), has(":", at: 13), let minute = number(14..<16)
    else { return nil }
    let hasSeconds = has(":", at: 16)
    let rest = hasSeconds ? 19 : 16
    guard let second = hasSeconds ? number(17..<19) : 0, hour < 24, minute < 60, second < 60 else {
      return nil
    }
    let offset: Int
    if has("Z", at: rest), bytes.count == rest + 1 {
      offset = 0
    } else {
      guard has("+", at: rest) || has("-", at: rest), bytes.count == rest + 6,
        let hours = number(rest + 1..<rest + 3), has(":", at: rest + 3),
        let minutes = number(rest + 4..<rest + 6), hours < 24, minutes < 60
      else { return nil }
      offset = (hours * 60 + minutes) * (has("-", at: rest) ? -60 : 60)
    }
    guard let days = days(year, month, day) else { return nil }
    let result = Int64(days * 86_400 + (hour * 60 + minute) * 60 + second - offset)
    return seconds.contains(result) ? result : nil
  }

  /// The second as a text in UTC.
  package static func text(of second: Int64) -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let second = Int(min(max(second, seconds.lowerBound), seconds.upperBound))
    let (day, rest) = (second / 86_400, second % 86_400)
    // Civil from days, with years that begin in March.
    let shifted = day + 719_468
    let (era, ofEra) = (shifted / 146_097, shifted % 146_097)
    let year = (ofEra - ofEra / 1460 + ofEra / 36_524 - ofEra / 146_096) / 365
    let ofYear = ofEra - (365 * year + year / 4 - year / 100)
    let month = (5 * ofYear + 2) / 153
    let date = ofYear - (153 * month + 2) / 5 + 1
    let civil = month < 10 ? month + 3 : month - 9
    let text = "\(year + era * 400 + (civil <= 2 ? 1 : 0))"
    return String(repeating: "0", count: max(4 - text.count, 0)) + text
      + "-\(two(civil))-\(two(date))T\(two(rest / 3600)):\(two(rest / 60 % 60))"
      + ":\(two(rest % 60))Z"
  }

  /// Days from the first of January 1970; `nil` for a date that there is not.
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int? {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard lengths.indices.contains(month - 1), (1...lengths[month - 1]).contains(day), year >= 1970
    else { return nil }
    let before = year - 1
    let leaps = before / 4 - before / 100 + before / 400 - 477
    return (year - 1970) * 365 + leaps + lengths.prefix(month - 1).reduce(0, +) + day - 1
  }
}
