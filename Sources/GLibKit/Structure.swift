/// A D-Bus structure of Swift values.
public struct Structure<each Field: VariantConvertible>: VariantConvertible {
  /// The fields.
  public let fields: (repeat each Field)
  /// A structure of these fields.
  public init(_ field: repeat each Field) { fields = (repeat each field) }
  /// The fields' in parentheses.
  public static var signature: String {
    var result = "("
    for type in repeat (each Field).self { result += type.signature }
    return result + ")"
  }
  /// As D-Bus has it.
  public var variant: Variant { .tuple(repeat each fields) }
  /// From a structure of these types.
  public init?(variant: Variant) {
    guard let fields = variant.decode(repeat (each Field).self) else { return nil }
    self.fields = (repeat each fields)
  }
}
