import GLibKit

/// Collects fields for an `a{sv}`; what is `nil` is left out.
struct FieldWriter {
  private(set) var fields: [String: Variant] = [:]

  subscript<Value: VariantConvertible>(name: String) -> Value? {
    get { fields[name].flatMap(Value.init(variant:)) }
    set { fields[name] = newValue?.variant }
  }
}
