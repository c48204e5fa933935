import GLibKit

/// Reads the fields of an `a{sv}` into types, once, where they arrive.
struct FieldReader {
  let fields: [String: Variant]

  init(_ variant: Variant) throws(WireError) {
    guard let fields = [String: Variant](variant: variant) else {
      throw WireError(field: "message", was: variant.signature, allowed: "a{sv}")
    }
    self.fields = fields
  }

  /// A field that may be missing.
  func optional<Value: VariantConvertible>(
    _ name: String, _ type: Value.Type = Value.self
  ) throws(WireError) -> Value? {
    guard let field = fields[name] else { return nil }
    guard let value = Value(variant: field) else {
      throw WireError(
        field: name, was: field.signature, allowed: "of the D-Bus type \(Value.signature)")
    }
    return value
  }

  /// A field that may be missing and then has a default.
  func value<Value: VariantConvertible>(
    _ name: String, default standard: Value
  ) throws(WireError) -> Value {
    try optional(name) ?? standard
  }

  /// A field with one of the words of an enumeration.
  func word<Word: RawRepresentable & CaseIterable>(
    _ name: String, _ type: Word.Type = Word.self
  ) throws(WireError) -> Word? where Word.RawValue == String {
    guard let text = try optional(name, String.self) else { return nil }
    guard let word = Word(rawValue: text) else {
      let words = Word.allCases.map(\.rawValue).joined(separator: ", ")
      throw WireError(field: name, was: text, allowed: "one of \(words)")
    }
    return word
  }

  /// A number within a range, that may be missing.
  func number(_ name: String, in range: ClosedRange<Int>) throws(WireError) -> Int? {
    guard let number = try optional(name, Int32.self).map(Int.init) else { return nil }
    guard range.contains(number) else {
      throw WireError(
        field: name, was: "\(number)", allowed: "from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }
}
