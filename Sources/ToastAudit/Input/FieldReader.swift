import ToastCore

/// A value of JSON, where it stands, and reading it as the type that it should be.
struct FieldReader {
  let value: JSONText
  /// Where it is: `[0].style.titleColor`.
  let path: String

  init(_ value: JSONText, at path: String) {
    self.value = value
    self.path = path
  }

  /// An error that says what was there and what is allowed.
  func error(allowed: String) -> AuditInputError {
    AuditInputError(path, "\(Self.quote(value)) is not \(allowed)")
  }

  /// As much as helps to recognise it, safe for a terminal.
  static func quote(_ value: JSONText) -> String {
    let text: String
    switch value {
    case .string(let string): text = string
    case .array: text = "[…]"
    case .object: text = "{…}"
    default: text = value.text
    }
    return quote(text)
  }

  static func quote(_ text: String) -> String {
    let safe = TextSafety.neutralize(String(text.prefix(80)), for: .terminal)
    return safe.count > 40 ? "'\(safe.prefix(40))…'" : "'\(safe)'"
  }

  func text() throws(AuditInputError) -> String {
    guard let text = value.string else { throw error(allowed: "a text") }
    return text
  }

  func bool() throws(AuditInputError) -> Bool {
    guard case .bool(let bool) = value else { throw error(allowed: "true or false") }
    return bool
  }

  func number(_ range: ClosedRange<Double>) throws(AuditInputError) -> Double {
    let number: Double? =
      switch value {
      case .integer(let integer): Double(integer)
      case .number(let number): number
      default: nil
      }
    guard let number, range.contains(number) else {
      let (least, most) = (Figure.text(range.lowerBound), Figure.text(range.upperBound))
      throw error(allowed: "a number from \(least) to \(most)")
    }
    return number
  }

  func whole(_ range: ClosedRange<Int>) throws(AuditInputError) -> Int {
    guard case .integer(let number) = value, let number = Int(exactly: number),
      range.contains(number)
    else { throw error(allowed: "a whole number from \(range.lowerBound) to \(range.upperBound)") }
    return number
  }

  /// One of an enumeration's words.
  func word<Word: RawRepresentable<String> & CaseIterable>() throws(AuditInputError) -> Word {
    guard let word = value.string.flatMap(Word.init(rawValue:)) else {
      throw error(allowed: Self.list(Word.allCases.map(\.rawValue)))
    }
    return word
  }

  func color() throws(AuditInputError) -> Color {
    guard let color = value.string.flatMap(Color.init(_:)) else {
      throw error(allowed: "#rrggbb or #rrggbbaa")
    }
    return color
  }

  static func list(_ words: [String]) -> String {
    words.count > 1
      ? "\(words.dropLast().joined(separator: ", ")) or \(words.last ?? "")" : words.first ?? ""
  }

  /// The elements of a list.
  func elements() throws(AuditInputError) -> [FieldReader] {
    guard case .array(let values) = value else { throw error(allowed: "a list") }
    return values.enumerated().map { FieldReader($1, at: "\(path)[\($0)]") }
  }

  /// Goes through the members of an object.
  ///
  /// - Parameters:
  ///   - known: every key that there may be; another one is an error with the nearest of them.
  ///   - read: takes a member. Those that are null are left out: they have their default.
  func members(
    _ known: [String], _ read: (String, FieldReader) throws(AuditInputError) -> Void
  ) throws(AuditInputError) {
    guard case .object(let members) = value else { throw error(allowed: "an object") }
    for member in members {
      guard known.contains(member.key) else {
        let near = Suggestion.nearest(to: member.key, among: known)
        let hint = near.map { "did you mean '\($0)'?" } ?? "there are \(Self.list(known))"
        throw AuditInputError(path, "there is no field \(Self.quote(member.key)); \(hint)")
      }
      guard member.value != .null else { continue }
      let inner = path.isEmpty ? member.key : "\(path).\(member.key)"
      try read(member.key, FieldReader(member.value, at: inner))
    }
  }
}
