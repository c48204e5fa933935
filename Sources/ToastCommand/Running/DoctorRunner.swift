import GLibKit
import Glibc
import SystemKit
import ToastClient
import ToastCore

/// Looks at everything that a toast needs, and tells what was found.
struct DoctorRunner: Sendable {
  /// How long the bus and the notification server may take.
  private static let limit: Duration = .seconds(3)

  private let environment: [String: String]

  init(environment: [String: String]) { self.environment = environment }

  /// Prints it.
  ///
  /// - Returns: ``ExitStatus/notDelivered`` where a toast would be a line of text at most.
  func run(_ options: DoctorOptions) throws(CommandFailure) -> ExitStatus {
    let facts = gather()
    try StandardOutput.write(options.isJSON ? DoctorText.json(facts) : DoctorText.text(facts))
    return facts.reachesPerson ? .success : .notDelivered
  }

  private func gather() -> DoctorFacts {
    let origin = ToastOrigin.thisProcess(environment: environment)
    let request = ToastRequest(content: ToastContent(title: "toast doctor"), origin: origin)
    let bus = sessionBus()
    let reading = PreferencesReading(environment: environment)
    return DoctorFacts(
      sessionBus: bus, diagnosis: diagnose(request, bus),
      notificationServer: notificationServer(bus),
      display: set("DISPLAY"), waylandDisplay: set("WAYLAND_DISPLAY"),
      isTerminal: origin.isTerminal, isRemote: origin.isRemote,
      languages: UserLanguage.tags(in: environment),
      wording: UserLanguage.wording(in: environment), preferences: reading.preferences,
      isQuiet: reading.preferences.preferences.at(second: Int64(time(nil))).quiet != .off,
      problems: reading.environmentProblems + reading.fileProblems, late: reading.late)
  }

  private func set(_ name: String) -> String? {
    environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  // MARK: The session

  /// The bus's address, where it answers.
  private func sessionBus() -> DoctorFacts.Found<String> {
    do {
      let address = try SessionBus.address(environment: environment).get()
      _ = try Self.ask(address, "GetId", .tuple([]))
      return .there(address)
    } catch {
      return .absent("\(error)")
    }
  }

  /// Asks the bus itself.
  private static func ask(
    _ address: String, _ member: String, _ arguments: Variant
  ) throws(BusError) -> Variant {
    let bus = "org.freedesktop.DBus"
    return try SingleCall.call(
      address, BusMethod(bus, "/org/freedesktop/DBus", bus, member), arguments, limit: limit)
  }

  private func notificationServer(
    _ bus: DoctorFacts.Found<String>
  ) -> DoctorFacts.NotificationServer? {
    guard case .there(let address) = bus else { return nil }
    let name = "org.freedesktop.Notifications"
    let method = BusMethod(
      name, "/org/freedesktop/Notifications", name, "GetServerInformation", autoStart: false)
    let reply = try? SingleCall.call(address, method, .tuple([]), limit: Self.limit)
    guard
      let (name, _, version, _) = reply?.decode(String.self, String.self, String.self, String.self)
    else { return nil }
    return DoctorFacts.NotificationServer(name: name, version: version)
  }

  // MARK: Who presents toasts

  private func diagnose(
    _ request: ToastRequest, _ bus: DoctorFacts.Found<String>
  ) -> DoctorFacts.Found<DeliveryDiagnosis> {
    do throws(AgentError) {
      switch bus {
      case .there(let address): return .there(try ask(address, request))
      case .absent:
        let loop = EventLoop(name: "toast")
        return .there(try OnceAgent(loop: loop, environment: environment).diagnose(request))
      }
    } catch {
      return .absent("\(error)")
    }
  }

  /// Asks the agent, and starts it where none runs, as a toast would.
  private func ask(
    _ address: String, _ request: ToastRequest
  ) throws(AgentError) -> DeliveryDiagnosis {
    let agent = AgentCommands(at: address)
    do {
      return try agent.diagnose(request)
    } catch {
      guard case .absent = error else { throw error }
    }
    try startAgent(address)
    return try agent.diagnose(request)
  }

  private func startAgent(_ address: String) throws(AgentError) {
    let loop = EventLoop(name: "toast")
    let environment = environment
    let result = loop.runToEnd { () -> Result<Void, AgentError> in
      do throws(AgentError) {
        let connection = try await open(address, loop)
        return .success(try await AgentClient.startAgent(connection, environment))
      } catch {
        return .failure(error)
      }
    }
    try result.get()
  }

  private func open(_ address: String, _ loop: EventLoop) async throws(AgentError) -> BusConnection
  {
    do {
      return try await BusConnection.open(address, on: loop)
    } catch {
      throw .unreachable("\(error)")
    }
  }
}
