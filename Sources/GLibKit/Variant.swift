import CGLib

/// A D-Bus value. Immutable, so it may go anywhere.
public struct Variant: Sendable {
  private let storage: Storage

  /// The GVariant, borrowed for the time of a call. Never that of a value that only the expression
  /// itself holds: it may be gone before the call.
  var pointer: OpaquePointer { storage.pointer }

  /// Takes a value that GLib just made: floating or not, this becomes its owner.
  init(_ pointer: OpaquePointer) {
    storage = Storage(g_variant_take_ref(pointer))
  }

  /// Shares a value that somebody else owns.
  init(sharing pointer: OpaquePointer) {
    storage = Storage(g_variant_ref(pointer))
  }

  /// GVariant counts its references atomically and never changes.
  private final class Storage: Sendable {
    nonisolated(unsafe) let pointer: OpaquePointer
    init(_ pointer: OpaquePointer) { self.pointer = pointer }
    deinit { g_variant_unref(pointer) }
  }
}

extension Variant {
  /// The D-Bus signature: `s`, `a{sv}`, `(so)`, …
  public var signature: String { String(cString: g_variant_get_type_string(pointer)) }

  /// How many values a container holds.
  public var count: Int { isContainer ? Int(g_variant_n_children(pointer)) : 0 }

  /// A value in a container; `nil` when there is none at this place.
  public subscript(index: Int) -> Variant? {
    guard index >= 0, index < count else { return nil }
    return Variant(g_variant_get_child_value(pointer, gsize(index)))
  }

  /// All values in a container.
  public var children: [Variant] { (0..<count).compactMap { self[$0] } }

  private var isContainer: Bool { g_variant_is_container(pointer) != 0 }

  /// A tuple, as the arguments of every call are.
  public static func tuple(_ values: [Variant]) -> Variant {
    var pointers = values.map { Optional($0.pointer) }
    return withExtendedLifetime(values) {
      Variant(g_variant_new_tuple(&pointers, gsize(pointers.count)))
    }
  }

  /// A tuple of Swift values.
  public static func tuple<each Value: VariantConvertible>(_ value: repeat each Value) -> Variant {
    var values: [Variant] = []
    for value in repeat each value { values.append(value.variant) }
    return tuple(values)
  }

  /// The Swift values in a tuple; `nil` when there are fewer or others.
  public func decode<each Value: VariantConvertible>(
    _ types: repeat (each Value).Type
  ) -> (repeat each Value)? {
    guard signature.utf8.first == UInt8(ascii: "(") else { return nil }
    var index = 0
    func next<Decoded: VariantConvertible>(_ type: Decoded.Type) throws(Mismatch) -> Decoded {
      guard let child = self[index], let value = Decoded(variant: child) else { throw Mismatch() }
      index += 1
      return value
    }
    return try? (repeat next(each types))
  }

  private struct Mismatch: Error {}

  /// An array; the signature is of one element.
  static func array(of signature: String, _ values: [Variant]) -> Variant {
    var pointers = values.map { Optional($0.pointer) }
    return withExtendedLifetime(values) {
      // A GVariantType is its string, which must live as long as the call.
      signature.withCString {
        Variant(g_variant_new_array(toast_variant_type($0), &pointers, gsize(pointers.count)))
      }
    }
  }

  /// An entry of a dictionary.
  static func entry(_ key: Variant, _ value: Variant) -> Variant {
    Variant(g_variant_new_dict_entry(key.pointer, value.pointer))
  }

  /// A value that says its own type, `v`.
  public static func boxed(_ value: some VariantConvertible) -> Variant {
    value.variant.variant
  }

  /// What is inside a `v`, or the value itself.
  public var unboxed: Variant {
    signature == "v" ? Variant(g_variant_get_variant(pointer)) : self
  }
}

extension Variant {
  /// The value as bytes, for a pipe between two of our programs on one machine.
  public var bytes: [UInt8] {
    var bytes = [UInt8](repeating: 0, count: Int(g_variant_get_size(pointer)))
    bytes.withUnsafeMutableBytes { buffer in
      if let base = buffer.baseAddress { g_variant_store(pointer, base) }
    }
    return bytes
  }

  /// A value from bytes; damaged bytes give a valid value of that type with other content, or
  /// `nil`.
  public init?(bytes: [UInt8], signature: String) {
    let data = g_bytes_new(bytes, gsize(bytes.count))
    defer { g_bytes_unref(data) }
    guard g_variant_type_string_is_valid(signature) != 0,
      let raw = signature.withCString({
        g_variant_new_from_bytes(toast_variant_type($0), data, 0)
      })
    else { return nil }
    let received = Variant(raw)
    guard let normal = g_variant_get_normal_form(received.pointer) else { return nil }
    self = Variant(normal)
  }
}
