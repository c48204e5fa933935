/// A value as JSON has it; ``init(parsing:limit:)`` reads one.
///
/// It keeps the order of keys, so that a line of `--report` reads from
/// the toast to its outcome, and it is here because `toast TITLE` must not load Foundation to say
/// that something is done.
package enum JSONText: Sendable, Equatable {
  /// `null`
  case null
  /// `true` or `false`
  case bool(Bool)
  /// A whole number.
  case integer(Int64)
  /// A number; what is none (infinite, not a number) is written as `null`, as JSON has no such
  /// thing.
  case number(Double)
  /// A string.
  case string(String)
  /// A list.
  case array([JSONText])
  /// An object, in the order of its members.
  case object([Member])

  /// One key of an object, and its value.
  package struct Member: Sendable, Equatable {
    /// The key.
    package let key: String
    /// The value.
    package let value: JSONText

    /// A member.
    package init(_ key: String, _ value: JSONText) {
      self.key = key
      self.value = value
    }
  }

  /// The value as one line of JSON, without a line end.
  package var text: String {
    var output = ""
    write(to: &output)
    return output
  }

  private func write(to output: inout String) {
    switch self {
    case .null: output += "null"
    case .bool(let value): output += value ? "true" : "false"
    case .integer(let value): output += String(value)
    case .number(let value): output += value.isFinite ? Self.digits(of: value) : "null"
    case .string(let value): Self.write(value, to: &output)
    case .array(let values):
      output += "["
      for (index, value) in values.enumerated() {
        if index > 0 { output += "," }
        value.write(to: &output)
      }
      output += "]"
    case .object(let members):
      output += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { output += "," }
        Self.write(member.key, to: &output)
        output += ":"
        member.value.write(to: &output)
      }
      output += "}"
    }
  }

  /// A whole number without its `.0`; else the shortest text that reads back as the same number.
  private static func digits(of value: Double) -> String {
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Escapes what JSON wants escaped, and what would act on a terminal or on a reader of lines
  /// that the output goes to: DEL, the C1 controls, bidirectional controls, U+2028 and U+2029.
  private static func write(_ string: String, to output: inout String) {
    output += "\""
    for scalar in string.unicodeScalars {
      switch scalar.value {
      case 0x22: output += "\\\""
      case 0x5C: output += "\\\\"
      case 0x08: output += "\\b"
      case 0x09: output += "\\t"
      case 0x0A: output += "\\n"
      case 0x0C: output += "\\f"
      case 0x0D: output += "\\r"
      case 0x00...0x1F, 0x7F...0x9F, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069:
        let hex = String(scalar.value, radix: 16)
        output += "\\u" + String(repeating: "0", count: 4 - hex.utf8.count) + hex
      default: output.unicodeScalars.append(scalar)
      }
    }
    output += "\""
  }
}

extension JSONText: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral, ExpressibleByNilLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// A string.
  package init(stringLiteral value: String) { self = .string(value) }
  /// A whole number.
  package init(integerLiteral value: Int64) { self = .integer(value) }
  /// A truth value.
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  /// A number.
  package init(floatLiteral value: Double) { self = .number(value) }
  /// Null.
  package init(nilLiteral: ()) { self = .null }
  /// A list.
  package init(arrayLiteral elements: JSONText...) { self = .array(elements) }
  /// An object, its members in the order of the literal.
  package init(dictionaryLiteral elements: (String, JSONText)...) {
    self = .object(elements.map { Member($0, $1) })
  }
}

extension JSONText {
  /// The string; `nil` for other values.
  package var string: String? { if case .string(let text) = self { text } else { nil } }

  /// The value of an object's key; `nil` where there is none, and for other values.
  package subscript(key: String) -> JSONText? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }
}
