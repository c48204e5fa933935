import CGLib

/// A Swift type with one D-Bus type.
public protocol VariantConvertible: Sendable {
  /// The D-Bus signature of every value of this type.
  static var signature: String { get }
  /// The value for the bus.
  var variant: Variant { get }
  /// The value from the bus; `nil` when it has another type.
  init?(variant: Variant)
}

extension Variant: VariantConvertible {
  /// A value that says its own type.
  public static var signature: String { "v" }
  /// Itself, boxed.
  public var variant: Variant { Variant(g_variant_new_variant(pointer)) }
  /// What is inside.
  public init?(variant: Variant) { self = variant.unboxed }
}

extension Bool: VariantConvertible {
  /// `b`
  public static var signature: String { "b" }
  /// As D-Bus has it.
  public var variant: Variant { Variant(g_variant_new_boolean(self ? 1 : 0)) }
  /// From `b` only.
  public init?(variant: Variant) {
    guard variant.signature == "b" else { return nil }
    self = g_variant_get_boolean(variant.pointer) != 0
  }
}

extension Int32: VariantConvertible {
  /// `i`
  public static var signature: String { "i" }
  /// As D-Bus has it.
  public var variant: Variant { Variant(g_variant_new_int32(self)) }
  /// From `i` only.
  public init?(variant: Variant) {
    guard variant.signature == "i" else { return nil }
    self = g_variant_get_int32(variant.pointer)
  }
}

extension UInt32: VariantConvertible {
  /// `u`
  public static var signature: String { "u" }
  /// As D-Bus has it.
  public var variant: Variant { Variant(g_variant_new_uint32(self)) }
  /// From `u` only.
  public init?(variant: Variant) {
    guard variant.signature == "u" else { return nil }
    self = g_variant_get_uint32(variant.pointer)
  }
}

extension Int64: VariantConvertible {
  /// `x`
  public static var signature: String { "x" }
  /// As D-Bus has it.
  public var variant: Variant { Variant(g_variant_new_int64(gint64(self))) }
  /// From `x` only.
  public init?(variant: Variant) {
    guard variant.signature == "x" else { return nil }
    self = Int64(g_variant_get_int64(variant.pointer))
  }
}

extension UInt64: VariantConvertible {
  /// `t`
  public static var signature: String { "t" }
  /// As D-Bus has it.
  public var variant: Variant { Variant(g_variant_new_uint64(guint64(self))) }
  /// From `t` only.
  public init?(variant: Variant) {
    guard variant.signature == "t" else { return nil }
    self = UInt64(g_variant_get_uint64(variant.pointer))
  }
}

extension Double: VariantConvertible {
  /// `d`
  public static var signature: String { "d" }
  /// As D-Bus has it.
  public var variant: Variant { Variant(g_variant_new_double(self)) }
  /// From `d` only.
  public init?(variant: Variant) {
    guard variant.signature == "d" else { return nil }
    self = g_variant_get_double(variant.pointer)
  }
}

extension String: VariantConvertible {
  /// `s`
  public static var signature: String { "s" }
  /// As D-Bus has it. D-Bus strings cannot hold U+0000; it becomes U+FFFD, so that nothing after
  /// it is lost.
  public var variant: Variant {
    guard utf8.contains(0) else { return Variant(g_variant_new_string(self)) }
    return String(String.UnicodeScalarView(unicodeScalars.map { $0 == "\0" ? "\u{FFFD}" : $0 }))
      .variant
  }
  /// From `s`, `o` and `g`.
  public init?(variant: Variant) {
    guard ["s", "o", "g"].contains(variant.signature) else { return nil }
    self = String(cString: g_variant_get_string(variant.pointer, nil))
  }
}

/// The path of an object on a bus.
public struct ObjectPath: VariantConvertible, Hashable, CustomStringConvertible,
  ExpressibleByStringLiteral
{
  /// The path: `/`, or elements of letters, digits and `_`, each after a `/`.
  public let description: String

  /// A path that is written in the program.
  ///
  /// - Precondition: it is a valid path.
  public init(stringLiteral path: String) {
    precondition(g_variant_is_object_path(path) != 0, "\(path) is no object path")
    description = path
  }

  /// A path that came from elsewhere; `nil` when it is none.
  public init?(_ path: String) {
    guard !path.utf8.contains(0), g_variant_is_object_path(path) != 0 else { return nil }
    description = path
  }

  /// `o`
  public static var signature: String { "o" }
  /// As D-Bus has it.
  public var variant: Variant { Variant(g_variant_new_object_path(description)) }
  /// From `o` only.
  public init?(variant: Variant) {
    guard variant.signature == "o" else { return nil }
    description = String(cString: g_variant_get_string(variant.pointer, nil))
  }
}

/// A file descriptor's place in the list that goes with a message.
public struct DescriptorHandle: VariantConvertible {
  /// The place, from 0.
  public let index: Int32
  /// A place in the list.
  public init(_ index: Int32) { self.index = index }
  /// `h`
  public static var signature: String { "h" }
  /// As D-Bus has it.
  public var variant: Variant { Variant(g_variant_new_handle(index)) }
  /// From `h` only.
  public init?(variant: Variant) {
    guard variant.signature == "h" else { return nil }
    index = g_variant_get_handle(variant.pointer)
  }
}

extension Array: VariantConvertible where Element: VariantConvertible {
  /// `a` and the element's.
  public static var signature: String { "a" + Element.signature }
  /// As D-Bus has it.
  public var variant: Variant { .array(of: Element.signature, map(\.variant)) }
  /// From an array whose elements all have the type.
  public init?(variant: Variant) {
    guard variant.signature == Self.signature else { return nil }
    self = variant.children.compactMap(Element.init(variant:))
  }
}

extension Dictionary: VariantConvertible where Key == String, Value: VariantConvertible {
  /// `a{s…}`
  public static var signature: String { "a{s\(Value.signature)}" }
  /// As D-Bus has it, in the order of the keys.
  public var variant: Variant {
    let entries = sorted { $0.key < $1.key }.map { Variant.entry($0.key.variant, $0.value.variant) }
    return .array(of: "{s\(Value.signature)}", entries)
  }
  /// From a dictionary whose values all have the type.
  public init?(variant: Variant) {
    guard variant.signature == Self.signature else { return nil }
    self = [:]
    for entry in variant.children {
      guard let key = entry[0].flatMap(String.init(variant:)),
        let value = entry[1].flatMap(Value.init(variant:))
      else { return nil }
      self[key] = value
    }
  }
}

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
