/// What answers for an interface of an object.
public struct ExportedInterface: Sendable {
  let description: InterfaceDescription
  let call: @Sendable (consuming IncomingCall) -> Void
  let property: @Sendable (_ name: String, _ caller: String) -> Variant?
  let setProperty: @Sendable (_ name: String, Variant) -> Bool

  /// An interface; all closures run on the connection's loop.
  ///
  /// - Parameters:
  ///   - property: the value of a property of the description; the caller's unique name comes with
  ///     it.
  ///   - setProperty: takes a new value and says whether it may be set.
  ///   - call: answers a method of the description.
  public init(
    _ description: InterfaceDescription,
    property: @escaping @Sendable (String, String) -> Variant? = { _, _ in nil },
    setProperty: @escaping @Sendable (String, Variant) -> Bool = { _, _ in false },
    call: @escaping @Sendable (consuming IncomingCall) -> Void
  ) {
    self.description = description
    self.property = property
    self.setProperty = setProperty
    self.call = call
  }
}
