public import GLibKit

/// The floor as a name on the session bus: the bus's own line of owners is the waiting line, and a
/// process that dies leaves it.
public actor BusFloor: Floor {
  private static let name = "org.toastmessage.Floor"
  private static let path: ObjectPath = "/org/toastmessage/Floor"
  /// A holder that keeps the floor longer is taken for stuck.
  private let stuckTime: Duration

  private nonisolated let connection: BusConnection
  private var waiter: CheckedContinuation<Void, Never>?
  private var mustYield: (@Sendable () -> Void)?
  private var stuckTimer: EventLoop.Timer?
  /// How many times the present holder has been found stuck.
  private var rounds = 0
  private var isListening = false
  /// The bus has said that the name is ours.
  private var isAcquired = false

  /// The loop of the connection.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    connection.loop.asUnownedSerialExecutor()
  }

  /// The floor of a session.
  public init(_ connection: BusConnection, stuckTime: Duration = .seconds(60)) {
    self.connection = connection
    self.stuckTime = stuckTime
  }

  /// Waits for the name. Where the bus ends meanwhile there is nobody left to wait for.
  public func take(isUrgent: Bool, mustYield: @escaping @Sendable () -> Void) async {
    listen()
    self.mustYield = mustYield
    isAcquired = false
    guard let reply = try? await connection.requestName(Self.name, .allowReplacement) else {
      return
    }
    if reply == .queued { await waitInLine(isUrgent) }
    // Who is replaced leaves the line: a stuck holder would get the floor back before others.
    connection.sendNameRequest(Self.name, [.allowReplacement, .doNotQueue])
  }

  private func waitInLine(_ isUrgent: Bool) async {
    if isUrgent { askToYield() }
    rounds = 0
    watchHolder()
    // The name may have come between the answer and here.
    if !isAcquired { await withCheckedContinuation { waiter = $0 } }
    stopWatching()
  }

  /// Asks the holder to yield, where somebody else is it.
  public func hurry() { if waiter != nil { askToYield() } }

  /// Gives the name back.
  public func giveBack() async {
    mustYield = nil
    isAcquired = false
    // On a bus that has ended there is nothing to give back.
    _ = try? await connection.releaseName(Self.name)
  }

  private func listen() {
    guard !isListening else { return }
    isListening = true
    let bus = "org.freedesktop.DBus"
    connection.subscribe(
      .init(sender: bus, interface: bus, member: "NameAcquired", firstArgument: Self.name)
    ) {
      [weak self] _ in self?.assumeIsolated { $0.acquired() }
    }
    connection.subscribe(
      .init(sender: bus, interface: bus, member: "NameLost", firstArgument: Self.name)
    ) {
      [weak self] _ in self?.assumeIsolated { $0.lost() }
    }
    connection.onOwnerChange(of: Self.name) { [weak self] _, _, _ in
      self?.assumeIsolated { $0.holderChanged() }
    }
    connection.onClosed { [weak self] in self?.assumeIsolated { $0.acquired() } }
    // The path is ours alone; without it others merely wait for their turn.
    _ = try? connection.export(
      ExportedInterface(Self.description) { [weak self] call in
        self?.assumeIsolated { $0.mustYield?() }
        call.reply()
      }, at: Self.path)
  }

  private func acquired() {
    isAcquired = true
    waiter?.resume()
    waiter = nil
  }

  private func lost() {
    isAcquired = false
    mustYield?()
  }

  private func askToYield() {
    connection.call(
      BusMethod(Self.name, Self.path, Self.name, "Yield", autoStart: false), limit: .seconds(2)
    ) { _ in
      // A holder that does not know the call finishes what it says.
    }
  }

  private func holderChanged() {
    guard stuckTimer != nil else { return }
    rounds = 0
    watchHolder()
  }

  /// Starts the clock of the present holder anew.
  private func watchHolder() {
    stuckTimer?.cancel()
    stuckTimer = connection.loop.after(stuckTime) { [weak self] in
      guard let self else { return }
      self.connection.loop.task { await self.replaceHolder() }
    }
  }

  /// Takes the name from a stuck holder, when it is this one's turn: all who wait find it stuck at
  /// the same moment. The first in the line has the first round, and where it does not use it, it
  /// is stuck itself and the second has the next.
  private func replaceHolder() async {
    rounds += 1
    let place = try? await connection.line(for: Self.name).firstIndex(of: connection.uniqueName)
    guard stuckTimer != nil else { return }
    guard let place, place <= rounds else { return watchHolder() }
    let reply = try? await connection.requestName(
      Self.name, [.allowReplacement, .replaceExisting])
    guard stuckTimer != nil else { return }
    if reply == .owner || reply == .alreadyOwner { acquired() } else { watchHolder() }
  }

  private func stopWatching() {
    stuckTimer?.cancel()
    stuckTimer = nil
  }

  private static let description = InterfaceDescription(
    xml: """
      <node><interface name="org.toastmessage.Floor">
        <method name="Yield"/>
      </interface></node>
      """)
}
