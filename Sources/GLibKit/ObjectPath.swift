import CGLib

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
