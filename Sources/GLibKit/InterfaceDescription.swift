import CGLib

/// The description of one interface, in D-Bus introspection XML.
public struct InterfaceDescription: Sendable {
  /// A parsed description is only read from then on.
  nonisolated(unsafe) let pointer: UnsafeMutablePointer<GDBusInterfaceInfo>
  /// The interface's name.
  public let name: String

  /// Parses a description of one interface; it lives as long as the program.
  ///
  /// - Precondition: the XML is a `<node>` with one interface; it is written in the program.
  public init(xml: StaticString) {
    var error: UnsafeMutablePointer<GError>?
    guard let node = g_dbus_node_info_new_for_xml("\(xml)", &error),
      let first = node.pointee.interfaces.pointee
    else {
      preconditionFailure("\(BusError(taking: error, context: "interface description"))")
    }
    pointer = first
    name = String(cString: first.pointee.name)
  }
}

extension InterfaceDescription {
  /// A method as it is described.
  public struct Method: Sendable, Equatable {
    /// Its name.
    public let name: String
    /// The signature of the tuple that it takes.
    public let arguments: String
    /// The signature of the tuple that it answers with.
    public let result: String
  }

  /// A property as it is described.
  public struct Property: Sendable, Equatable {
    /// Its name.
    public let name: String
    /// The signature of its value.
    public let signature: String
    /// Whether it may be set.
    public let isWritable: Bool
  }

  /// The methods, in the order of the description. GDBus only warns of an answer of another type
  /// and the caller waits for ever, so a test compares each answer with what is promised here.
  public var methods: [Method] {
    elements(pointer.pointee.methods).map { method in
      Method(
        name: String(cString: method.pointee.name), arguments: signature(method.pointee.in_args),
        result: signature(method.pointee.out_args))
    }
  }

  /// The properties, in the order of the description.
  public var properties: [Property] {
    elements(pointer.pointee.properties).map { property in
      Property(
        name: String(cString: property.pointee.name),
        signature: String(cString: property.pointee.signature),
        isWritable: property.pointee.flags.rawValue
          & G_DBUS_PROPERTY_INFO_FLAGS_WRITABLE.rawValue != 0)
    }
  }
}

/// The elements of an array that ends with a null pointer; none where there is no array.
private func elements<Element>(
  _ array: UnsafeMutablePointer<UnsafeMutablePointer<Element>?>?
) -> [UnsafeMutablePointer<Element>] {
  var elements: [UnsafeMutablePointer<Element>] = []
  var next = array
  while let element = next?.pointee {
    elements.append(element)
    next = next?.advanced(by: 1)
  }
  return elements
}

private func signature(
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<GDBusArgInfo>?>?
) -> String {
  "(" + elements(arguments).map { String(cString: $0.pointee.signature) }.joined() + ")"
}
