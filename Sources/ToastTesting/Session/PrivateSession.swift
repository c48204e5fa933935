import Glibc
public import SystemKit

/// A login session of a test's own: a session bus, the accessibility bus that is started through it
/// as in life, and a home and runtime folder.
///
/// Nothing of it can be seen by another session, and nothing of the machine's own session is seen
/// in it. When this object ends, every process that belongs to it is killed and the folder is
/// removed.
public final class PrivateSession: Sendable {
  /// A service that the session bus can start.
  public typealias Service = PrivateBusFiles.Service

  /// The folder that holds all of it.
  public let folder: TemporaryFolder
  /// The address of the session bus.
  public let address: String
  /// What a program of this session has in its environment, and nothing else: the bus, folders of
  /// the session for home, configuration, data, cache and runtime, a plain locale, settings that
  /// are kept in memory, and a display if the session has one.
  public let environment: [String: String]
  /// The display, when the session was started with one.
  public let display: Display?
  let bus: Program

  /// Starts a session; it is ready when its bus is.
  ///
  /// - Parameters:
  ///   - display: an X display for all its programs, or none.
  ///   - services: what its bus can start beside the accessibility bus.
  ///   - variables: environment variables to add or to replace.
  /// - Throws: ``TestingError``: `missing` where the buses are not installed, `failed` or `late`
  ///   when the session bus does not start.
  public init(
    display: Display? = nil, services: [Service] = [], variables: [String: String] = [:]
  ) async throws {
    let folder = try TemporaryFolder()
    let path = folder.path
    var environment = try Self.environment(in: folder)
    environment["DISPLAY"] = display?.name
    environment["DBUS_SESSION_BUS_ADDRESS"] = "unix:path=\(path)/bus"
    environment.merge(variables) { $1 }

    try folder.folder("services")
    let accessibility = try Self.accessibilityService()
    for service in [accessibility] + services {
      try folder.write("services/\(service.name).service", service.text.utf8)
    }
    let configuration = try folder.write("bus.conf", PrivateBusFiles.configuration(path).utf8)
    let bus = try Program(
      "dbus-daemon", ["--nofork", "--print-address", "--config-file=\(configuration)"],
      environment: environment, folder: path)
    address = try await bus.waitForLine("its address") { $0.hasPrefix("unix:") }
    // The address that programs get is the one without the guid, as a login gives it.
    self.folder = folder
    self.environment = environment
    self.display = display
    self.bus = bus
  }

  deinit { endProcesses() }

  /// Ends every process of the session, in whatever state it is.
  public func endProcesses() {
    // One of them may be starting another: look again until a look finds none, twenty times at
    // most. A deinit, which calls this, cannot await them.
    for _ in 0..<20 {
      let left = ProcessEntry.all(naming: folder.path)
      if left.isEmpty { return }
      for process in left { Glibc.kill(process.id, SIGKILL) }
      for process in left { ProcessEnd.wait(for: process.id, atMost: .milliseconds(100)) }
    }
  }

  /// Starts a program in the session.
  ///
  /// - Parameters:
  ///   - program: a path, or the name of a program of ours or of the system.
  ///   - arguments: what follows its name.
  ///   - variables: environment variables to add or to replace.
  ///   - input: its standard input.
  /// - Throws: as ``Program/init(_:_:environment:input:folder:)`` does.
  public func start(
    _ program: String, _ arguments: [String] = [], variables: [String: String] = [:],
    input: Program.Input = .none
  ) throws -> Program {
    try Program(
      program, arguments, environment: environment.merging(variables) { $1 }, input: input,
      folder: "\(folder.path)/home")
  }

  /// Runs a program in the session to its end.
  ///
  /// - Parameters:
  ///   - program: a path, or the name of a program of ours or of the system.
  ///   - arguments: what follows its name.
  ///   - variables: environment variables to add or to replace.
  ///   - input: its standard input.
  ///   - limit: how long it may take; then it is killed.
  /// - Throws: ``TestingError``: `missing` where no such program is found, `late` when the limit
  ///   passed.
  @discardableResult
  public func run(
    _ program: String, _ arguments: [String] = [], variables: [String: String] = [:],
    input: Program.Input = .none, within limit: Duration = .seconds(10)
  ) async throws -> ProgramResult {
    try await ToastTesting.run(
      program, arguments, environment: environment.merging(variables) { $1 }, input: input,
      folder: "\(folder.path)/home", within: limit)
  }
}
