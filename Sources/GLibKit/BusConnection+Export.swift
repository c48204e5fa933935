import CGLib

/// An object's place on a bus, to be taken back.
public struct Registration: Sendable {
  fileprivate let id: guint
}

extension BusConnection {
  /// Puts an interface of an object on the bus. Call it on the loop.
  ///
  /// - Throws: ``BusError`` when the path has that interface already.
  public func export(
    _ interface: ExportedInterface, at path: ObjectPath
  ) throws(BusError) -> Registration {
    precondition(loop.isCurrent, "calls arrive on the loop, so objects are exported there")
    var table = GDBusInterfaceVTable()
    table.method_call = methodCalled
    table.get_property = propertyRead
    table.set_property = propertyWritten
    var error: UnsafeMutablePointer<GError>?
    let id = g_dbus_connection_register_object(
      pointer, path.description, interface.description.pointer, &table, retainedBox(interface),
      releaseBox, &error)
    guard id != 0 else { throw BusError(taking: error, context: "export \(path)") }
    return Registration(id: id)
  }

  /// Takes an interface off the bus. Call it on the loop.
  public func unexport(_ registration: Registration) {
    g_dbus_connection_unregister_object(pointer, registration.id)
  }
}

private func methodCalled(
  _ connection: OpaquePointer?, _ sender: UnsafePointer<gchar>?, _ path: UnsafePointer<gchar>?,
  _ interface: UnsafePointer<gchar>?, _ member: UnsafePointer<gchar>?, _ arguments: OpaquePointer?,
  _ invocation: OpaquePointer?, _ data: gpointer?
) {
  guard let arguments, let invocation, let exported = unbox(data, as: ExportedInterface.self) else {
    return
  }
  exported.call(
    IncomingCall(
      sender: text(sender), path: text(path), interface: text(interface), member: text(member),
      arguments: Variant(sharing: arguments), invocation: invocation))
}

private func propertyRead(
  _ connection: OpaquePointer?, _ sender: UnsafePointer<gchar>?, _ path: UnsafePointer<gchar>?,
  _ interface: UnsafePointer<gchar>?, _ property: UnsafePointer<gchar>?,
  _ error: UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?, _ data: gpointer?
) -> OpaquePointer? {
  let name = text(property)
  if let value = unbox(data, as: ExportedInterface.self)?.property(name, text(sender)) {
    return g_variant_ref(value.pointer)
  }
  // NULL without an error would end the process.
  g_set_error_literal(
    error, g_dbus_error_quark(), gint(G_DBUS_ERROR_UNKNOWN_PROPERTY.rawValue),
    "There is no property \(name) here.")
  return nil
}

private func propertyWritten(
  _ connection: OpaquePointer?, _ sender: UnsafePointer<gchar>?, _ path: UnsafePointer<gchar>?,
  _ interface: UnsafePointer<gchar>?, _ property: UnsafePointer<gchar>?, _ value: OpaquePointer?,
  _ error: UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?, _ data: gpointer?
) -> gboolean {
  let name = text(property)
  if let value, let exported = unbox(data, as: ExportedInterface.self),
    exported.setProperty(name, Variant(sharing: value))
  {
    return 1
  }
  g_set_error_literal(
    error, g_dbus_error_quark(), gint(G_DBUS_ERROR_PROPERTY_READ_ONLY.rawValue),
    "The property \(name) cannot be set.")
  return 0
}
