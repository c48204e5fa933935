import GLibKit
import SystemKit

/// The accessible application's place on one accessibility bus: its registration with that bus's
/// registry, the objects that it serves there, and who listens.
///
/// It works on the application's loop, which serves D-Bus and nothing else: a provider that is slow
/// to answer freezes screen readers for seconds.
actor BusLink {
  /// Tells one bus from every other that there was. The address of an object would not do, which
  /// another gets when this one is gone.
  struct ID: Hashable, Sendable {
    let number: Int
  }

  /// A reading of the table of listeners.
  struct Reading: Sendable {
    /// The registry does not answer.
    let isSilent: Bool
    /// The registry has answered, and had not done so when toasts came.
    let isFirstAfterSilence: Bool
    /// Nothing has changed while it was read.
    let isLast: Bool
  }

  /// What the link asks for and tells; all are called on the loop.
  struct Handlers: Sendable {
    /// The objects to serve.
    let tree: @Sendable () -> AccessibleTree
    /// The table of listeners was read.
    let tableRead: @Sendable (Reading) -> Void
    /// A listener has left the bus.
    let listenerLost: @Sendable () -> Void
    /// The process of a listener became known.
    let named: @Sendable (_ busName: String, _ process: String) -> Void
    /// A connection has called on an object, as screen readers do with what they present.
    let looked: @Sendable (_ busName: String, _ path: ObjectPath) -> Void
    /// A person pressed a button.
    let pressed: @Sendable (ObjectPath) -> Void
    /// The bus is gone.
    let lost: @Sendable () -> Void
  }

  /// What the registry says.
  enum Registry {
    /// It has not answered yet.
    case unheard
    /// It does not answer.
    case silent
    /// Its table is known.
    case known
  }

  private static let registryName = "org.a11y.atspi.Registry"
  /// How long listeners that were known to a registry that died are kept: theirs and ours need a
  /// moment to find the next one.
  private static let carryTime: Duration = .seconds(1)
  /// A registry that has not answered by then counts as silent, until it does.
  private static let hearingTime: Duration = .seconds(1)
  /// A registry that hangs enters us when it goes on, and then we must know of it.
  private static let embedLimit: Duration = .seconds(30)

  nonisolated let id: ID
  nonisolated let connection: BusConnection
  let handlers: Handlers
  let locale: String

  private(set) var registry = Registry.unheard
  private(set) var listeners: [Listener] = []
  private var carried: [Listener] = []
  private var carryTimer: EventLoop.Timer?
  private var processes: [String: String] = [:]
  private(set) var desktop = Structure("", AccessibleTree.nullPath)
  /// The number that the registry gives the application.
  var applicationID: Int32 = -1
  /// What is on the bus, by object.
  var registrations: [ObjectPath: [Registration]] = [:]

  private var registryOwner: String?
  private var ownerChanges = 0
  private var embeddedIn: String?
  private var isRegistering = false
  private var isReading = false
  private var readAgain = false

  /// The loop of the connection.
  nonisolated var unownedExecutor: UnownedSerialExecutor {
    connection.loop.asUnownedSerialExecutor()
  }

  /// Whether a newer table of listeners is on its way.
  var isTableAwaited: Bool { registry == .unheard || isReading || readAgain }

  init(_ id: ID, connection: BusConnection, locale: String, handlers: Handlers) {
    self.id = id
    self.connection = connection
    self.locale = locale
    self.handlers = handlers
  }

  /// Serves the objects, registers, and reads the table of listeners for the first time.
  func start() async {
    connection.onClosed { [weak self] in self?.assumeIsolated { $0.handlers.lost() } }
    connection.onOwnerChange { [weak self] name, old, new in
      self?.assumeIsolated { $0.ownerChanged(name, new) }
    }
    connection.subscribe(.init(interface: Self.registryName, path: "/org/a11y/atspi/registry")) {
      [weak self] _ in
      // Registrations come in pieces, and counting them drifts: the table is read again.
      self?.assumeIsolated { $0.readTable() }
    }
    serveRoot()
    for toast in handlers.tree().toasts { serve(toast) }
    connection.loop.after(Self.hearingTime) { [weak self] in
      self?.assumeIsolated { if $0.registry == .unheard { $0.markSilent() } }
    }
    let changes = ownerChanges
    let owner = (try? await connection.owner(of: Self.registryName)) ?? nil
    // A change that was told by now is newer than the answer.
    if changes == ownerChanges { registryOwner = owner }
    await register()
  }

  // MARK: The registry

  private func ownerChanged(_ name: String, _ new: String) {
    if name == Self.registryName {
      ownerChanges += 1
      registryOwner = new.isEmpty ? nil : new
      // While registering, the new owner is most likely the one that our own call has started.
      if !isRegistering, registryOwner != embeddedIn {
        connection.loop.task { await self.register() }
      }
    } else if name.hasPrefix(":"), new.isEmpty {
      processes[name] = nil
      carried.removeAll { $0.busName == name }
      guard listeners.contains(where: { $0.busName == name }) else { return }
      listeners.removeAll { $0.busName == name }
      handlers.listenerLost()
    }
  }

  /// Enters the application into the registry's desktop: once in each registry, since a second time
  /// would list it twice.
  private func register() async {
    guard !isRegistering else { return }
    isRegistering = true
    carry()
    for _ in 0..<2 where registryOwner != embeddedIn || embeddedIn == nil {
      let root = Structure(connection.uniqueName, AccessibleTree.rootPath)
      let method = BusMethod(
        Self.registryName, AccessibleTree.rootPath, "org.a11y.atspi.Socket", "Embed")
      do {
        desktop = try await connection.call(
          method, .tuple(root), returning: Structure<String, ObjectPath>.self,
          limit: Self.embedLimit)
        // The change of the owner is told before its answer.
        embeddedIn = registryOwner
      } catch {
        embeddedIn = nil
      }
    }
    isRegistering = false
    if embeddedIn == nil { markSilent() } else { readTable() }
  }

  private func carry() {
    guard registry == .known else { return }
    carried = listeners
    carryTimer?.cancel()
    carryTimer = connection.loop.after(Self.carryTime) { [weak self] in
      self?.assumeIsolated {
        $0.carried = []
        $0.readTable()
      }
    }
  }

  private func markSilent() {
    if registry != .known { registry = .silent }
    handlers.tableRead(
      Reading(isSilent: registry == .silent, isFirstAfterSilence: false, isLast: true))
  }

  /// Reads the table; one reading is under way at a time, and one more follows when something
  /// changed meanwhile.
  private func readTable() {
    guard embeddedIn != nil else { return }
    guard !isReading else {
      readAgain = true
      return
    }
    isReading = true
    readAgain = false
    connection.loop.task { [weak self] in await self?.readTableNow() }
  }

  private func readTableNow() async {
    let method = BusMethod(
      Self.registryName, "/org/a11y/atspi/registry", Self.registryName, "GetRegisteredEvents")
    let pairs = try? await connection.call(
      method, returning: [Structure<String, String>].self, limit: .seconds(1))
    isReading = false
    if let pairs {
      adopt(Listener.parse(pairs.map { ($0.fields.0, $0.fields.1) }))
    } else {
      markSilent()
    }
    if readAgain { readTable() }
  }

  private func adopt(_ table: [Listener]) {
    let isFirstAfterSilence = registry == .silent
    registry = .known
    let names = Set(table.map(\.busName))
    // Registrations with the next registry come in pieces: what was known of a listener counts
    // until all are there.
    let earlier = Dictionary(uniqueKeysWithValues: carried.map { ($0.busName, $0) })
    var adopted = table.map { listener in
      earlier[listener.busName].map(listener.merged) ?? listener
    }
    adopted += carried.filter { !names.contains($0.busName) }
    for index in adopted.indices { adopted[index].process = processes[adopted[index].busName] }
    let unnamed = adopted.filter { $0.process == nil }.map(\.busName)
    listeners = adopted
    // First, so that who was told is known by the time that it has answered.
    for busName in unnamed { findProcess(of: busName) }
    handlers.tableRead(
      Reading(isSilent: false, isFirstAfterSilence: isFirstAfterSilence, isLast: !readAgain))
  }

  private func findProcess(of busName: String) {
    connection.findProcess(of: busName) { [weak self] id in
      guard let id, let name = ProcessName.of(ProcessID(bitPattern: id)) else { return }
      self?.assumeIsolated { $0.named(busName, name) }
    }
  }

  private func named(_ busName: String, _ process: String) {
    processes[busName] = process
    for index in listeners.indices where listeners[index].busName == busName {
      listeners[index].process = process
    }
    handlers.named(busName, process)
  }
}
