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
    /// No toast is showing, or the one that is meant has ended or never was.
    public static let noSuchToast = "org.toastmessage.Error.NoSuchToast"
    /// A program in a sandbox asks for another program's toast.
    public static let notYours = "org.toastmessage.Error.NotYours"
    /// The keyboard cannot be moved to a toast.
    public static let noFocus = "org.toastmessage.Error.NoFocus"
    /// Whoever showed the toast is gone, and nobody is left to do what its action says.
    public static let senderGone = "org.toastmessage.Error.SenderGone"
  }

  /// What the agent offers. A toast is meant by its number; 0 is the one that is showing.
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
        <method name="EndAll"/>
        <method name="Act">
          <arg name="id" type="t" direction="in"/>
          <arg name="action" type="s" direction="in"/>
        </method>
        <method name="Focus"/>
        <method name="Extend">
          <arg name="id" type="t" direction="in"/>
        </method>
        <method name="Progress">
          <arg name="request" type="a{sv}" direction="in"/>
          <arg name="id" type="t" direction="in"/>
          <arg name="name" type="s" direction="in"/>
          <arg name="id" type="t" direction="out"/>
          <arg name="line" type="s" direction="out"/>
        </method>
        <method name="Diagnose">
          <arg name="request" type="a{sv}" direction="in"/>
          <arg name="diagnosis" type="a{sv}" direction="out"/>
        </method>
        <method name="DisplaySettings">
          <arg name="settings" type="a(sss)" direction="out"/>
        </method>
        <method name="Repeat">
          <arg name="line" type="s" direction="out"/>
        </method>
        <method name="History">
          <arg name="toasts" type="aa{sv}" direction="out"/>
        </method>
        <signal name="Print"><arg name="id" type="t"/></signal>
        <signal name="Acted"><arg name="id" type="t"/><arg name="action" type="u"/></signal>
        <signal name="Spoke">
          <arg name="id" type="t"/><arg name="text" type="s"/>
          <arg name="line" type="s"/><arg name="start" type="u"/><arg name="end" type="u"/>
        </signal>
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
