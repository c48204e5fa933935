/// How the values of one type are read and written.
struct PreferenceForm<Value: Sendable>: Sendable {
  /// What is allowed, after "is not": `a number from 0.5 to 5`.
  let allowed: String
  /// Whether every text is taken as it stands, `12` and `true` too.
  var isText = false
  /// The value; `nil` for what is not allowed.
  let read: @Sendable (JSONText) -> Value?
  /// The value as it is written.
  let write: @Sendable (Value) -> JSONText
}

extension PreferenceForm where Value == Double {
  static func number(_ range: ClosedRange<Double>, unit: String = "") -> Self {
    Self(
      allowed: "a number\(unit) from \(JSONText.number(range.lowerBound).text) to "
        + JSONText.number(range.upperBound).text,
      read: { $0.number.flatMap { range.contains($0) ? $0 : nil } }, write: { .number($0) })
  }
}

extension PreferenceForm where Value == Int {
  static func whole(_ range: ClosedRange<Int>, unit: String = "") -> Self {
    Self(
      allowed: "a whole number\(unit) from \(range.lowerBound) to \(range.upperBound)",
      read: { $0.whole.flatMap { range.contains($0) ? $0 : nil } }, write: { .integer(Int64($0)) })
  }
}

extension PreferenceForm where Value == Bool {
  static let yesNo = Self(
    allowed: "yes or no",
    read: { value in
      switch value {
      case .bool(let value): value
      case "yes": true
      case "no": false
      default: nil
      }
    }, write: { .bool($0) })
}

extension PreferenceForm
where Value: CaseIterable & RawRepresentable & Sendable, Value.RawValue == String {
  /// One of the words of an enumeration.
  static var word: Self {
    Self(
      allowed: alternatives(Value.allCases.map(\.rawValue)),
      read: { $0.string.flatMap(Value.init(rawValue:)) }, write: { .string($0.rawValue) })
  }
}

extension PreferenceForm {
  /// The same, or a word that says that nothing is preferred.
  func or(_ nothing: String) -> PreferenceForm<Value?> {
    PreferenceForm<Value?>(
      allowed: "\(allowed) or \(nothing)", isText: isText,
      read: { value in
        if value.string == nothing { return .some(nil) }
        return read(value).map(Optional.some)
      }, write: { $0.map(write) ?? .string(nothing) })
  }
}

extension PreferenceForm where Value == String {
  /// A voice's name, as far as this room can judge it.
  static let voice = Self(
    allowed: "the name of a voice (letters, digits, '-', '_', '/' and '+', at most 71)",
    isText: true,
    read: { value in
      guard let name = value.string, 1...71 ~= name.utf8.count else { return nil }
      let isName = name.unicodeScalars.allSatisfy {
        $0.isASCII && ($0.properties.isAlphabetic || "0123456789-_/+".unicodeScalars.contains($0))
      }
      return isName ? name : nil
    }, write: { .string($0) })

  /// A language tag, or a locale's name.
  static let language = Self(
    allowed: "a language such as de or pt-BR", isText: true,
    read: { $0.string.flatMap(UserLanguage.tag(forLocale:)) }, write: { .string($0) })
}

extension PreferenceForm where Value == AccessibilityPreferences.DurationMultiplier {
  static let multiplier: Self = {
    let factor = PreferenceForm<Double>.number(Value.factors)
    return Self(
      allowed: "\(factor.allowed) or never",
      read: { $0 == "never" ? .never : factor.read($0).map { .times($0) } },
      write: { $0.factor.map { .number($0) } ?? "never" })
  }()
}

extension PreferenceForm where Value == AccessibilityPreferences.Quiet {
  static let quiet = Self(
    allowed: "off, on, or a time until which they are quiet, such as 2026-12-31T08:00Z",
    read: { value in
      switch value {
      case "off": .off
      case "on": .on
      case .integer(let second) where PreferenceTime.seconds.contains(second): .until(second)
      case .string(let text): PreferenceTime.second(of: text).map { .until($0) }
      default: nil
      }
    },
    write: { value in
      switch value {
      case .off: "off"
      case .on: "on"
      case .until(let second): .string(PreferenceTime.text(of: second))
      }
    })
}

extension PreferenceForm where Value == AccessibilityPreferences.History {
  /// `{"count": 100, "days": 7}`, or `100,7`, or a count alone.
  static let history = Self(
    allowed: "a count from \(Value.counts.lowerBound) to \(Value.counts.upperBound) and days from "
      + "\(Value.days.lowerBound) to \(Value.days.upperBound), such as 100,7",
    read: { value in
      let standard = Value()
      switch value {
      case .integer: return history(value, days: .integer(Int64(standard.days)))
      case .string(let text):
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { Int64($0) }.map { JSONText.integer($0) }
        guard parts.count == 2, numbers.count == 2 else { return nil }
        return history(numbers[0], days: numbers[1])
      case .object(let members):
        guard members.allSatisfy({ ["count", "days"].contains($0.key) }) else { return nil }
        return history(
          value["count"] ?? .integer(Int64(standard.count)),
          days: value["days"] ?? .integer(Int64(standard.days)))
      default: return nil
      }
    },
    write: { ["count": .integer(Int64($0.count)), "days": .integer(Int64($0.days))] })

  private static func history(_ count: JSONText, days: JSONText) -> Value? {
    guard let count = count.whole, let days = days.whole, Value.counts.contains(count),
      Value.days.contains(days)
    else { return nil }
    var history = Value()
    (history.count, history.days) = (count, days)
    return history
  }
}

extension PreferenceForm where Value == [String: AccessibilityPreferences.ApplicationRule] {
  /// `{"Mail": "brief"}`, or `Mail=brief,Chat=quiet`.
  static let applications = Self(
    allowed: "names of applications with "
      + alternatives(AccessibilityPreferences.ApplicationRule.allCases.map(\.rawValue))
      + ", such as Mail=brief,Chat=quiet",
    read: { value in
      switch value {
      case .object(let members): rules(members.map { ($0.key, $0.value.string) })
      case "": [:]
      case .string(let text):
        rules(
          text.split(separator: ",", omittingEmptySubsequences: false).map { part in
            let sides = part.split(separator: "=", omittingEmptySubsequences: false)
            return (String(sides[0]), sides.count == 2 ? String(sides[1]) : nil)
          })
      default: nil
      }
    },
    write: { rules in
      .object(
        rules.sorted { $0.key < $1.key }.map { .init($0.key, .string($0.value.rawValue)) })
    })

  private static func rules(_ pairs: [(name: String, word: String?)]) -> Value? {
    var rules: Value = [:]
    for (name, word) in pairs {
      guard !name.isEmpty, let rule = word.flatMap(Value.Value.init(rawValue:)) else { return nil }
      rules[name] = rule
    }
    return rules
  }
}

private func alternatives(_ words: [String]) -> String {
  "\(words.dropLast().joined(separator: ", ")) or \(words.last ?? "")"
}

extension JSONText {
  /// The number, whole or not.
  fileprivate var number: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .number(let number): number
    default: nil
    }
  }

  /// The whole number, also where it was written as `3.0`.
  fileprivate var whole: Int? {
    switch self {
    case .integer(let number): Int(exactly: number)
    case .number(let number): Int(exactly: number)
    default: nil
    }
  }
}
