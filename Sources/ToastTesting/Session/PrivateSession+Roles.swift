import Glibc
public import SystemKit

extension PrivateSession {
  /// A process that the accessibility of a session rests on.
  public enum Role: CaseIterable, Sendable {
    /// The daemon of the session bus.
    case sessionBus
    /// What owns `org.a11y.Bus` and starts the accessibility bus.
    case launcher
    /// The daemon of the accessibility bus.
    case accessibilityBus
    /// What knows the applications and the listeners.
    case registry
  }

  /// The process that has a role now; nil when there is none.
  ///
  /// Only processes of this session are looked at: those with its folder in their environment.
  public func process(_ role: Role) -> ProcessID? {
    if role == .sessionBus { return bus.exit == nil ? bus.id : nil }
    let all = ProcessEntry.all(naming: folder.path)
    let launcher = all.first { $0.name == "at-spi-bus-launcher" }
    switch role {
    case .sessionBus, .launcher: return launcher?.id
    case .registry: return all.first { $0.name == "at-spi2-registryd" }?.id
    case .accessibilityBus:
      let buses = all.filter { entry in
        entry.name.hasPrefix("dbus-") && entry.arguments.contains { $0.contains("at-spi") }
      }
      // A daemon that is about to become a service still looks like itself; it is a child of the
      // real one. And a bus whose launcher was killed lives on beside its successor.
      let real = buses.filter { bus in !buses.contains { $0.id == bus.parent } }
      return (real.first { $0.parent == launcher?.id } ?? real.first)?.id
    }
  }

  /// Waits until a role is filled, by another process than the one that had it before.
  ///
  /// - Throws: ``TestingError`` with the code `late`.
  @discardableResult
  public func waitFor(
    _ role: Role, otherThan earlier: ProcessID? = nil, within limit: Duration = .seconds(5)
  ) async throws -> ProcessID {
    try await waitUntil("\(role) of the session", within: limit, there: { self.listing }) {
      self.process(role).flatMap { $0 == earlier ? nil : $0 }
    }
  }

  /// Sends a signal to the process that has a role: SIGSTOP and SIGCONT to let it hang and go on.
  ///
  /// - Returns: the process.
  /// - Throws: ``TestingError`` with the code `missing` where no process has the role.
  @discardableResult
  public func signal(_ role: Role, _ number: CInt) throws -> ProcessID {
    guard let id = process(role) else {
      throw TestingError(.missing, "the session has no \(role); it has: \(listing)")
    }
    Glibc.kill(id, number)
    return id
  }

  /// Kills the process that has a role, and waits until it is gone.
  ///
  /// - Returns: the process that was.
  /// - Throws: ``TestingError``: `missing` where no process has the role, `late` when it did not
  ///   end.
  @discardableResult
  public func kill(_ role: Role) async throws -> ProcessID {
    let id = try signal(role, SIGKILL)
    try await waitUntil("the end of \(role)", there: { self.listing }) {
      (role == .sessionBus ? self.bus.exit != nil : ProcessEntry(id) == nil).whenTrue
    }
    return id
  }

  /// Has the session start its accessibility bus and registry, as the first application that asks
  /// for them would, and waits until both answer.
  ///
  /// - Returns: the address of the accessibility bus.
  /// - Throws: ``TestingError`` with the code `failed` or `late`.
  @discardableResult
  public func startAccessibility(within limit: Duration = .seconds(10)) async throws -> String {
    let clock = ContinuousClock()
    let end = clock.now + limit
    while true {
      let rest = clock.now.duration(to: end)
      do {
        let address = try await askForAccessibility(within: max(rest, .milliseconds(100)))
        return address
      } catch let error as TestingError where error.code == .failed && clock.now < end {
        // A launcher whose bus was killed hands out its address for a moment longer.
        try await clock.sleep(for: .milliseconds(5))
      }
    }
  }

  private func askForAccessibility(within limit: Duration) async throws -> String {
    let address = try await call(
      ["--session"], "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus.GetAddress", within: limit
    ).filter { !$0.isWhitespace }
    _ = try await call(
      ["--bus=\(address)"], "org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root",
      "org.freedesktop.DBus.Peer.Ping", within: limit)
    return address
  }

  private func call(
    _ bus: [String], _ name: String, _ path: String, _ method: String, within limit: Duration
  ) async throws -> String {
    let result = try await run(
      "dbus-send", bus + ["--print-reply=literal", "--dest=\(name)", path, method], within: limit)
    guard result.exit == .status(0) else {
      throw TestingError(.failed, "\(method): \(result.errors); the session has: \(listing)")
    }
    return result.output
  }

  /// The session's processes, for the message of an error.
  private var listing: String {
    ProcessEntry.all(naming: folder.path)
      .map { "\($0.id) \($0.arguments.joined(separator: " "))" }.joined(separator: "; ")
  }
}
