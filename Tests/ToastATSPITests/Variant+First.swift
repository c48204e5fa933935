import GLibKit

extension Variant {
  /// The first value of a tuple; `nil` when it has another type.
  func first<Value: VariantConvertible>(_ type: Value.Type) -> Value? {
    self[0].flatMap(Value.init(variant:))
  }
}
