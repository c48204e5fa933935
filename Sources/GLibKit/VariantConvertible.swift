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

extension Int16: VariantConvertible {
  /// `n`
  public static var signature: String { "n" }
  /// As D-Bus has it.
  public var variant: Variant { Variant(g_variant_new_int16(self)) }
  /// From `n` only.
  public init?(variant: Variant) {
    guard variant.signature == "n" else { return nil }
    self = g_variant_get_int16(variant.pointer)
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
