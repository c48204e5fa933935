import GLibKit

/// Reads the fields of an `a{sv}` into types, once, where they arrive.
struct FieldReader {
  let fields: [String: Variant]
  /// What names in errors begin with.
  private let prefix: String

  private init(_ fields: [String: Variant], prefix: String) {
    self.fields = fields
    self.prefix = prefix
  }

  init(_ variant: Variant) throws(WireError) {
    guard let fields = [String: Variant](variant: variant) else {
      throw WireError(field: "message", was: variant.signature, allowed: "a{sv}")
    }
    self.init(fields, prefix: "")
  }

  /// What a field is called in errors.
  func path(_ name: String) -> String { prefix + name }

  /// A field that may be missing.
  func optional<Value: VariantConvertible>(
    _ name: String, _ type: Value.Type = Value.self
  ) throws(WireError) -> Value? {
    guard let field = fields[name] else { return nil }
    guard let value = Value(variant: field) else {
      throw WireError(
        field: path(name), was: field.signature, allowed: "of the D-Bus type \(Value.signature)")
    }
    return value
  }

  /// A field that may be missing and then has a default.
  func value<Value: VariantConvertible>(
    _ name: String, default standard: Value
  ) throws(WireError) -> Value {
    try optional(name) ?? standard
  }

  /// A field that has fields of its own, each named after it: `style.maxWidth`.
  func fields(_ name: String) throws(WireError) -> FieldReader? {
    guard let inner = try optional(name, [String: Variant].self) else { return nil }
    return FieldReader(inner, prefix: "\(prefix)\(name).")
  }

  /// A field with one of the words of an enumeration.
  func word<Word: RawRepresentable & CaseIterable>(
    _ name: String, _ type: Word.Type = Word.self
  ) throws(WireError) -> Word? where Word.RawValue == String {
    guard let text = try optional(name, String.self) else { return nil }
    guard let word = Word(rawValue: text) else {
      let words = Word.allCases.map(\.rawValue).joined(separator: ", ")
      throw WireError(field: path(name), was: text, allowed: "one of \(words)")
    }
    return word
  }

  /// A number within a range, that may be missing.
  func number(_ name: String, in range: ClosedRange<Int>) throws(WireError) -> Int? {
    guard let number = try optional(name, Int32.self).map(Int.init) else { return nil }
    guard range.contains(number) else {
      throw WireError(
        field: path(name), was: "\(number)",
        allowed: "from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }
}
