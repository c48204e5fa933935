import CGLib

/// Carries a Swift value through a `gpointer`.
private final class Box<Value: Sendable>: Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

/// A reference to hand to GLib together with ``releaseBox``.
func retainedBox<Value: Sendable>(_ value: Value) -> gpointer {
  Unmanaged.passRetained(Box(value)).toOpaque()
}

/// The value in a box that GLib still holds.
func unbox<Value: Sendable>(_ data: gpointer?, as: Value.Type) -> Value? {
  data.map { Unmanaged<Box<Value>>.fromOpaque($0).takeUnretainedValue().value }
}

/// The value in a box that is used exactly once: the reference ends here.
func unboxOnce<Value: Sendable>(_ data: gpointer?, as: Value.Type) -> Value? {
  data.map { Unmanaged<Box<Value>>.fromOpaque($0).takeRetainedValue().value }
}

/// Ends the reference of a box.
func releaseBox(_ data: gpointer?) {
  if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
}
