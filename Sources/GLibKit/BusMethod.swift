/// A method of an object on a bus.
public struct BusMethod: Sendable, CustomStringConvertible {
  /// Whose: a unique or a well-known name.
  public var destination: String
  /// The object.
  public var path: ObjectPath
  /// The interface.
  public var interface: String
  /// The method.
  public var member: String
  /// Whether the bus may start a program for the name.
  public var autoStart: Bool

  /// A method.
  public init(
    _ destination: String, _ path: ObjectPath, _ interface: String, _ member: String,
    autoStart: Bool = true
  ) {
    self.destination = destination
    self.path = path
    self.interface = interface
    self.member = member
    self.autoStart = autoStart
  }

  /// `org.a11y.Bus.GetAddress of org.a11y.Bus`
  public var description: String { "\(interface).\(member) of \(destination)" }
}
