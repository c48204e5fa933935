import GLibKit

/// Collects fields for an `a{sv}`; what is `nil` is left out.
struct FieldWriter {
  private(set) var fields: [String: Variant] = [:]

  subscript<Value: VariantConvertible>(name: String) -> Value? {
    get { fields[name].flatMap(Value.init(variant:)) }
    set { fields[name] = newValue?.variant }
  }

  /// Sets a field unless it has the value that the reader takes anyway.
  mutating func set<Value: VariantConvertible & Equatable>(
    _ name: String, _ value: Value, unless standard: Value
  ) {
    if value != standard { self[name] = value }
  }
}
