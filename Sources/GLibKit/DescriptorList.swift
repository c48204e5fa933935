import CGLib

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

/// Descriptors on their way with a message.
final class DescriptorList {
  let pointer: UnsafeMutablePointer<GUnixFDList>?

  /// A list of duplicates; `nil` when there is nothing to send or a descriptor is not open.
  init?(duplicating descriptors: [CInt]) {
    guard !descriptors.isEmpty, let list = g_unix_fd_list_new() else { return nil }
    pointer = list
    for descriptor in descriptors {
      guard g_unix_fd_list_append(list, descriptor, nil) >= 0 else { return nil }
    }
  }

  deinit { if let pointer { g_object_unref(gpointer(pointer)) } }
}
