extension SpokenRule {
  /// `2026-11-30`, `2026-11-30T10:45:00Z`, `2026-11` (ISO 8601, RFC 3339).
  static let isoDate = SpokenRule { cursor in
    guard cursor.isAtStart, let year = Calendar.year(cursor.number()), cursor.isMark("-", 1),
      let month = Calendar.month(cursor.number(2), digits: 2)
    else { return nil }
    let words = cursor.words
    guard cursor.isMark("-", 3) else {
      guard cursor.isBoundary(3), year >= 1900, year < 2100 else { return nil }
      cursor.skip(3)
      let name = words.months[month - 1]
      return .words(
        SpokenPhrases.fill(words.phrases.monthOfYear, name, Calendar.said(year: year, in: words)))
    }
    guard let day = Calendar.day(cursor.number(4), of: month, digits: 2) else { return nil }
    let date = Calendar.said(day, month, year, in: words)
    let isGlued = cursor.word(5)?.uppercased() == "T" && cursor.kind(6) == .number
    if isGlued || cursor.kind(5) == .space && cursor.kind(6) == .number {
      if let time = Clock(in: cursor, at: 6, allowsZone: true) {
        cursor.skip(6 + time.count)
        return .words("\(date), \(time.said(in: words))")
      }
    }
    guard cursor.isBoundary(5) else { return nil }
    cursor.skip(5)
    return .words(date)
  }

  /// `30.11.2026`, and `30/11/2026` where the order of day and month is known.
  static let writtenDate = SpokenRule { cursor in
    guard cursor.isAtStart, let mark = cursor.token(1), mark.isMark(".") || mark.isMark("/"),
      cursor.isMark(mark.text, 3), let year = Calendar.year(cursor.number(4)), year >= 1900,
      let first = cursor.number(), let second = cursor.number(2), cursor.isBoundary(5)
    else { return nil }
    func date(_ day: String, _ month: String) -> String? {
      guard let month = Calendar.month(month, digits: nil),
        let day = Calendar.day(day, of: month, digits: nil)
      else { return nil }
      return Calendar.said(day, month, year, in: cursor.words)
    }
    // With a slash English has both orders.
    let isClear = mark.isMark(".") || cursor.words.language != .english
    let daySaid = date(first, second)
    let monthSaid = isClear ? nil : date(second, first)
    if !isClear, daySaid != nil, monthSaid != nil, first != second { return nil }
    guard let said = daySaid ?? monthSaid else { return nil }
    cursor.skip(5)
    return .words(said)
  }

  /// A time of day with seconds, `23:05:01`, a span `9:00-17:30`, `10:45am`; `10:45` stays.
  static let clock = SpokenRule { cursor in
    guard cursor.isAtStart else { return nil }
    let words = cursor.words
    if words.language == .french, let said = Clock.french(in: cursor) {
      cursor.skip(3)
      return .words(said)
    }
    guard let time = Clock(in: cursor, at: 0, allowsZone: false) else {
      // A proportion such as 16:9.
      guard let first = cursor.number(), cursor.isMark(":", 1), let second = cursor.number(2),
        first.count <= 3, second.count == 1, cursor.isBoundary(3)
      else { return nil }
      cursor.skip(3)
      return .words(SpokenPhrases.fill(words.phrases.range, first, second))
    }
    let end = time.count
    cursor.skip(end)
    if cursor.isMark("-") || cursor.isMark("–"), Clock(in: cursor, at: 1, allowsZone: false) != nil
    {
      cursor.skipSign()
      return .words(SpokenPhrases.start(of: words.phrases.range, time.said(in: words)))
    }
    return .words(time.said(in: words))
  }
}

/// Checks and says parts of dates.
private enum Calendar {
  static func year(_ text: String?) -> Int? {
    guard let text, text.utf8.count == 4, let year = Int(text), year >= 1000 else { return nil }
    return year
  }

  static func month(_ text: String?, digits: Int?) -> Int? { number(text, in: 1...12, digits) }

  static func day(_ text: String?, of month: Int, digits: Int?) -> Int? {
    let last = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
    return number(text, in: 1...last, digits)
  }

  private static func number(_ text: String?, in range: ClosedRange<Int>, _ digits: Int?) -> Int? {
    guard let text, text.utf8.count <= 2, digits.map({ $0 == text.utf8.count }) ?? true,
      let number = Int(text), range.contains(number)
    else { return nil }
    return number
  }

  static func said(_ day: Int, _ month: Int, _ year: Int, in words: SpokenWords) -> String {
    SpokenPhrases.fill(
      words.phrases.date, words.days[day - 1], words.months[month - 1],
      said(year: year, in: words))
  }

  /// English says years of the last centuries in two halves.
  static func said(year: Int, in words: SpokenWords) -> String {
    guard words.language == .english, (1100..<2000).contains(year), year % 100 >= 10 else {
      return String(year)
    }
    return "\(year / 100) \(year % 100)"
  }
}

/// A time of day.
private struct Clock {
  /// Hour and minute, as they were written.
  private let minutes: String
  private let seconds: String?
  private let zone: String
  let count: Int

  init?(in cursor: Cursor, at start: Int, allowsZone: Bool) {
    guard let hour = cursor.number(start), hour.utf8.count <= 2, let hours = Int(hour), hours <= 24,
      cursor.isMark(":", start + 1), let minute = cursor.number(start + 2),
      minute.utf8.count == 2, let value = Int(minute), value < 60
    else { return nil }
    var end = start + 3
    var seconds: String?
    if cursor.isMark(":", end), let second = cursor.number(end + 1), second.utf8.count == 2 {
      seconds = second
      end += 2
      // What is smaller than a second is for machines.
      if cursor.isMark(".", end) || cursor.isMark(",", end), cursor.kind(end + 1) == .number {
        end += 2
      }
    }
    let zone = Self.zone(in: cursor, at: end, isDate: allowsZone)
    end += zone.count
    guard cursor.isBoundary(end) || Self.isSpan(cursor, end) else { return nil }
    if zone.count == 0, cursor.isMark(":", end), cursor.kind(end + 1) == .number { return nil }
    minutes = "\(hour):\(minute)"
    self.seconds = seconds
    self.zone = zone.said
    count = end - start
  }

  private static func isSpan(_ cursor: Cursor, _ offset: Int) -> Bool {
    cursor.isMark("-", offset) && cursor.number(offset + 1) != nil && cursor.isMark(":", offset + 2)
  }

  private static func zone(
    in cursor: Cursor, at offset: Int, isDate: Bool
  ) -> (said: String, count: Int) {
    let isSpaced = cursor.kind(offset) == .space
    let place = isSpaced ? offset + 1 : offset
    let taken = place - offset
    switch cursor.word(place)?.uppercased() {
    case "Z" where isDate && !isSpaced: return (" UTC", 1)
    case "UTC", "GMT": return (" UTC", taken + 1)
    // The German voice says "Uhr" between hour and minute.
    case "UHR" where cursor.words.language == .german: return ("", taken + 1)
    case "AM" where cursor.words.language == .english: return (" A.M", taken + 1)
    case "PM" where cursor.words.language == .english: return (" P.M", taken + 1)
    default: break
    }
    guard isDate, !isSpaced, let sign = cursor.token(offset), sign.isMark("+") || sign.isMark("-"),
      let hours = cursor.number(offset + 1)
    else { return ("", 0) }
    let phrases = cursor.words.phrases
    let direction = sign.isMark("+") ? phrases.plus : phrases.minus
    if hours.utf8.count == 4, let value = Int(hours) {
      return (Self.zone(direction, value / 100, value % 100), 2)
    }
    guard hours.utf8.count == 2, let value = Int(hours) else { return ("", 0) }
    guard cursor.isMark(":", offset + 2),
      let minutes = cursor.number(offset + 3).flatMap({ Int($0) })
    else { return (Self.zone(direction, value, 0), 2) }
    return (Self.zone(direction, value, minutes), 4)
  }

  private static func zone(_ direction: String, _ hours: Int, _ minutes: Int) -> String {
    if hours == 0, minutes == 0 { return " UTC" }
    let part = minutes == 0 ? "" : ":\(minutes < 10 ? "0" : "")\(minutes)"
    return " UTC \(direction) \(hours)\(part)"
  }

  func said(in words: SpokenWords) -> String {
    guard let seconds, let value = Int(seconds), value > 0, let unit = words.durations["s"]
    else { return minutes + zone }
    let noun = value == 1 ? unit.name.one : unit.name.many
    return SpokenPhrases.fill(words.phrases.clock, minutes, "\(value) \(noun)") + zone
  }

  /// `10h45`
  static func french(in cursor: Cursor) -> String? {
    guard let hour = cursor.number().flatMap({ Int($0) }), hour <= 24, cursor.word(1) == "h",
      let minute = cursor.number(2), minute.utf8.count == 2, cursor.isBoundary(3),
      let unit = cursor.words.durations["h"]
    else { return nil }
    return "\(hour) \(hour < 2 ? unit.name.one : unit.name.many) \(minute)"
  }
}
