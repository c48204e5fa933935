import GLibKit
import Synchronization
import ToastTesting

/// A desktop's services on a private bus, which say what the test wants.
final class PlayedDesktop: Sendable {
  /// How the portal answers.
  enum Portal: Sendable {
    /// As those since 1.17.1 do.
    case current
    /// As older ones do: only `Read`, which wraps the value twice.
    case older
    /// Not at all.
    case silent
  }

  static let appearance = "org.freedesktop.appearance"
  private static let portalPath: ObjectPath = "/org/freedesktop/portal/desktop"
  private static let settings = "org.freedesktop.portal.Settings"

  let connection: BusConnection
  private let values = Mutex<[String: UInt32]>([:])
  private let flags = Mutex<[String: Bool]>([:])
  private let owed = Mutex<[DeferredReply]>([])

  init(_ session: PrivateSession) async throws {
    connection = try await BusConnection.open(session.address, on: EventLoop(name: "desktop"))
  }

  private func export(
    _ name: String, at path: ObjectPath, _ interface: ExportedInterface
  ) async throws {
    let exported: Result<Void, BusError> = await withCheckedContinuation { continuation in
      connection.loop.run {
        continuation.resume(
          returning: Result { () throws(BusError) in
            _ = try self.connection.export(interface, at: path)
          })
      }
    }
    try exported.get()
    _ = try await connection.requestName(name)
  }

  // MARK: The portal

  func startPortal(_ portal: Portal, _ values: [String: UInt32]) async throws {
    self.values.withLock { $0 = values }
    let description =
      portal == .older ? Self.olderDescription : Self.portalDescription
    try await export(
      "org.freedesktop.portal.Desktop", at: Self.portalPath,
      ExportedInterface(description) { [weak self] call in self?.answer(call, portal) })
  }

  private func answer(_ call: consuming IncomingCall, _ portal: Portal) {
    if portal == .silent {
      let reply = call.deferred()
      return owed.withLock { $0.append(reply) }
    }
    guard let (space, key) = call.arguments.decode(String.self, String.self),
      space == Self.appearance, let value = values.withLock({ $0[key] })
    else { return call.fail("org.freedesktop.portal.Error.NotFound", "no such setting") }
    let boxed = Variant.boxed(value)
    call.reply(.tuple([portal == .older ? boxed.variant : boxed]))
  }

  /// How many calls a silent portal was asked.
  var owedAnswers: Int { owed.withLock { $0.count } }

  /// A portal that was silent answers everything now.
  func answerLate(_ value: UInt32) {
    for reply in owed.withLock({ $0 }) { reply.reply(.tuple([Variant.boxed(value)])) }
  }

  func changeSetting(_ key: String, _ value: UInt32) {
    values.withLock { $0[key] = value }
    connection.emit(
      Self.settings, "SettingChanged", from: Self.portalPath,
      .tuple([Self.appearance.variant, key.variant, Variant.boxed(value)]))
  }

  // MARK: Locks and do not disturb

  /// A screen saver under this name.
  func startSaver(_ name: String, isActive: Bool = false) async throws {
    setFlag(name, isActive)
    let path = name == "org.gnome.ScreenSaver" ? Self.gnomePath : Self.saverPath
    try await export(
      name, at: path,
      ExportedInterface(
        name == "org.gnome.ScreenSaver" ? Self.gnomeDescription : Self.saverDescription
      ) { [weak self] call in call.reply(.tuple(self?.flag(name) ?? false)) })
  }

  func lock(_ name: String, _ isActive: Bool) {
    setFlag(name, isActive)
    let path = name == "org.gnome.ScreenSaver" ? Self.gnomePath : Self.saverPath
    connection.emit(name, "ActiveChanged", from: path, .tuple(isActive))
  }

  /// A notification server that may be told to disturb nobody.
  func startNotifications(isInhibited: Bool) async throws {
    try await startProperty(
      "org.freedesktop.Notifications", "/org/freedesktop/Notifications",
      Self.notificationsDescription, isInhibited)
  }

  func inhibit(_ isInhibited: Bool) {
    changeProperty(
      "org.freedesktop.Notifications", "/org/freedesktop/Notifications", "Inhibited", isInhibited)
  }

  /// A login manager with one session.
  func startLogin(isLocked: Bool) async throws {
    try await startProperty(
      "org.freedesktop.login1.Session", Self.loginPath, Self.loginSessionDescription, isLocked)
    let path = Self.loginPath
    try await export(
      "org.freedesktop.login1", at: "/org/freedesktop/login1",
      ExportedInterface(Self.loginDescription) { call in call.reply(.tuple([path.variant])) })
  }

  func lockLogin(_ isLocked: Bool) {
    changeProperty("org.freedesktop.login1.Session", Self.loginPath, "LockedHint", isLocked)
  }

  private func startProperty(
    _ name: String, _ path: ObjectPath, _ description: InterfaceDescription, _ value: Bool
  ) async throws {
    setFlag(name, value)
    try await export(
      name, at: path,
      ExportedInterface(
        description, property: { [weak self] _, _ in self?.flag(name).variant }
      ) { $0.reply() })
  }

  private func changeProperty(_ name: String, _ path: ObjectPath, _ key: String, _ value: Bool) {
    setFlag(name, value)
    connection.emit(
      "org.freedesktop.DBus.Properties", "PropertiesChanged", from: path,
      .tuple(name, [key: value.variant], [String]()))
  }

  private func flag(_ name: String) -> Bool { flags.withLock { $0[name] ?? false } }
  private func setFlag(_ name: String, _ value: Bool) { flags.withLock { $0[name] = value } }

  // MARK: Descriptions

  private static let saverPath: ObjectPath = "/org/freedesktop/ScreenSaver"
  private static let gnomePath: ObjectPath = "/org/gnome/ScreenSaver"
  private static let loginPath: ObjectPath = "/org/freedesktop/login1/session/_32"

  private static let portalDescription = InterfaceDescription(
    xml: """
      <node><interface name="org.freedesktop.portal.Settings">
        <method name="ReadOne"><arg type="s" direction="in"/><arg type="s" direction="in"/>
          <arg type="v" direction="out"/></method>
        <method name="Read"><arg type="s" direction="in"/><arg type="s" direction="in"/>
          <arg type="v" direction="out"/></method>
      </interface></node>
      """)
  private static let olderDescription = InterfaceDescription(
    xml: """
      <node><interface name="org.freedesktop.portal.Settings">
        <method name="Read"><arg type="s" direction="in"/><arg type="s" direction="in"/>
          <arg type="v" direction="out"/></method>
      </interface></node>
      """)
  private static let saverDescription = InterfaceDescription(
    xml: """
      <node><interface name="org.freedesktop.ScreenSaver">
        <method name="GetActive"><arg type="b" direction="out"/></method>
      </interface></node>
      """)
  private static let gnomeDescription = InterfaceDescription(
    xml: """
      <node><interface name="org.gnome.ScreenSaver">
        <method name="GetActive"><arg type="b" direction="out"/></method>
      </interface></node>
      """)
  private static let notificationsDescription = InterfaceDescription(
    xml: """
      <node><interface name="org.freedesktop.Notifications">
        <property name="Inhibited" type="b" access="read"/>
      </interface></node>
      """)
  private static let loginSessionDescription = InterfaceDescription(
    xml: """
      <node><interface name="org.freedesktop.login1.Session">
        <property name="LockedHint" type="b" access="read"/>
      </interface></node>
      """)
  private static let loginDescription = InterfaceDescription(
    xml: """
      <node><interface name="org.freedesktop.login1.Manager">
        <method name="GetSession"><arg type="s" direction="in"/>
          <arg type="o" direction="out"/></method>
      </interface></node>
      """)
}
