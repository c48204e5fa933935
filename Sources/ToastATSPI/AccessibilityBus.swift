public import GLibKit

/// Finds the session's accessibility bus, and the next one when it is replaced.
///
/// Nothing is started for it: where no accessibility stack runs, nobody listens, and a reader that
/// comes later brings the bus along, which is noticed then.
public actor AccessibilityBus {
  private static let name = "org.a11y.Bus"
  /// A desktop that is still starting may take as long as D-Bus lets it; no toast waits for this.
  private static let addressLimit: Duration = .seconds(25)

  private nonisolated let loop: EventLoop
  private let session: BusConnection?
  private let environment: [String: String]
  /// It owns this, so that buses are followed as long as there is somebody to announce.
  private weak var application: AccessibleApplication?
  private var addresses: Set<String> = []
  /// The ids of the buses that were joined: one bus may be spelled in several ways.
  private var joined: Set<String> = []

  /// The application's loop.
  public nonisolated var unownedExecutor: UnownedSerialExecutor { loop.asUnownedSerialExecutor() }

  /// Joins the bus that is there, and from now on every next one.
  ///
  /// - Parameters:
  ///   - session: the session bus; `nil` where there is none.
  ///   - environment: where `AT_SPI_BUS_ADDRESS` is looked up.
  ///   - known: is called once it is known who listens, or that nobody can.
  public static func follow(
    for application: AccessibleApplication, session: BusConnection?,
    environment: [String: String], known: @escaping @Sendable () -> Void
  ) {
    let bus = AccessibilityBus(for: application, session: session, environment: environment)
    application.loop.task {
      await application.keep(bus)
      await application.whenListenersKnown(known)
      await bus.follow()
    }
  }

  private init(
    for application: AccessibleApplication, session: BusConnection?,
    environment: [String: String]
  ) {
    self.application = application
    self.session = session
    self.environment = environment
    loop = application.loop
  }

  private func follow() async {
    watchOwner()
    if let address = environment["AT_SPI_BUS_ADDRESS"], !address.isEmpty, await join(address) {
      return
    }
    guard let session else { return await giveUp("there is no session bus") }
    do {
      guard try await session.owner(of: Self.name) != nil else {
        return await giveUp("no accessibility bus runs in this session")
      }
    } catch {
      return await giveUp("\(error)")
    }
    await locate()
  }

  private func watchOwner() {
    guard let session else { return }
    session.loop.run { [weak self] in
      session.onOwnerChange(of: Self.name) { [weak self] _, _, new in
        guard let self, !new.isEmpty else { return }
        self.loop.task { await self.locate() }
      }
    }
  }

  /// Asks for the address and joins that bus, unless it is one that was joined already: after its
  /// launcher died a bus lives on, and the next launcher starts another at the same path.
  private func locate() async {
    guard let session else { return }
    do {
      let address = try await session.call(
        BusMethod(Self.name, "/org/a11y/bus", Self.name, "GetAddress"), returning: String.self,
        limit: Self.addressLimit)
      guard !address.isEmpty else { return await giveUp("\(Self.name) names no address") }
      if await !join(address) {
        await giveUp("the accessibility bus at \(address) does not answer")
      }
    } catch {
      await giveUp("\(error)")
    }
  }

  private func join(_ address: String) async -> Bool {
    guard addresses.insert(address).inserted else { return true }
    guard let connection = try? await BusConnection.open(address, on: loop) else {
      addresses.remove(address)
      return false
    }
    let id = connection.serverID
    guard joined.insert(id).inserted else { return true }
    connection.onClosed { [weak self] in
      self?.assumeIsolated { $0.closed(address, id) }
    }
    await application?.join(connection)
    return true
  }

  private func closed(_ address: String, _ id: String) {
    addresses.remove(address)
    joined.remove(id)
    // It may be told before the launcher is: the next owner of the name brings the next bus.
    loop.task { [weak self] in await self?.locateIfOwned() }
  }

  private func locateIfOwned() async {
    guard let session, (try? await session.owner(of: Self.name)) ?? nil != nil else { return }
    await locate()
  }

  private func giveUp(_ reason: String) async { await application?.cannotJoin(reason) }
}
