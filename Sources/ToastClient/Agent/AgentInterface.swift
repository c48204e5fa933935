public import GLibKit

/// The agent's place on the session bus.
public enum AgentInterface {
  /// The agent's name, and that of its interface.
  public static let name = "org.toastmessage.Agent1"
  /// The agent's object.
  public static let path: ObjectPath = "/org/toastmessage/Agent1"
  /// Whoever holds this name starts the agent; the bus's line of owners is the waiting line.
  static let starterName = "org.toastmessage.Agent1.Starter"

  /// The errors that the agent answers with.
  public enum ErrorName {
    /// A field of the request is not what it should be.
    public static let invalid = "org.toastmessage.Error.InvalidRequest"
    /// Too many toasts are waiting.
    public static let refused = "org.toastmessage.Error.Refused"
  }

  /// What the agent offers.
  public static let description = InterfaceDescription(
    xml: """
      <node><interface name="org.toastmessage.Agent1">
        <method name="Show">
          <arg name="request" type="a{sv}" direction="in"/>
          <arg name="follow" type="b" direction="in"/>
          <arg name="id" type="t" direction="out"/>
          <arg name="print" type="b" direction="out"/>
        </method>
        <method name="End">
          <arg name="id" type="t" direction="in"/>
          <arg name="outcome" type="(ss)" direction="in"/>
        </method>
        <method name="Update">
          <arg name="id" type="t" direction="in"/>
          <arg name="request" type="a{sv}" direction="in"/>
        </method>
        <method name="EndOwn">
          <arg name="which" type="s" direction="in"/>
        </method>
        <signal name="Print"><arg name="id" type="t"/></signal>
        <signal name="Acted"><arg name="id" type="t"/><arg name="action" type="u"/></signal>
        <signal name="Finished">
          <arg name="id" type="t"/><arg name="sense" type="s"/><arg name="report" type="a{sv}"/>
        </signal>
        <signal name="Ended"><arg name="id" type="t"/><arg name="outcome" type="(ss)"/></signal>
        <signal name="Reported"><arg name="id" type="t"/><arg name="report" type="a{sv}"/></signal>
      </interface></node>
      """)

  static func method(_ member: String, autoStart: Bool) -> BusMethod {
    BusMethod(name, path, name, member, autoStart: autoStart)
  }
}
