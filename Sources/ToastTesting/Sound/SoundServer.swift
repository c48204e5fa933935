import Glibc

/// A sound server of a test's own that plays into nothing: PulseAudio with null sinks.
public final class SoundServer: Sendable {
  /// What a program needs in its environment to find this server and no other.
  public let environment: [String: String]
  /// The name of the first sink, which is the default.
  public static let firstSink = "first"

  private let folder: TemporaryFolder
  private let server: Program
  private let base: [String: String]

  /// Whether this machine has the server and its tools.
  public static var isInstalled: Bool {
    ["pulseaudio", "pactl", "parec"].allSatisfy(Program.isInstalled)
  }

  /// Starts a server; it takes connections when this returns.
  ///
  /// - Throws: ``TestingError``: `missing` where PulseAudio is not installed, `failed` or `late`
  ///   when it does not start.
  public init() async throws {
    let folder = try TemporaryFolder()
    let home = try folder.folder("home")
    let socket = "\(folder.path)/pulse"
    let base = [
      "PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": home, "LANG": "C.UTF-8",
      "XDG_RUNTIME_DIR": try folder.folder("run"), "XDG_CONFIG_HOME": home,
      "PULSE_RUNTIME_PATH": "\(folder.path)/run",
    ]
    environment = [
      "PULSE_SERVER": "unix:\(socket)", "PULSE_RUNTIME_PATH": "\(folder.path)/run",
      "PULSE_COOKIE": "\(home)/cookie",
    ]
    server = try Program(
      "pulseaudio",
      [
        "-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no", "--realtime=no",
        "--high-priority=no", "--disable-shm=yes", "--log-target=stderr",
        "-L", "module-native-protocol-unix socket=\(socket) auth-anonymous=1",
        "-L", "module-null-sink " + Self.sink(Self.firstSink).joined(separator: " "),
      ], environment: base)
    self.folder = folder
    self.base = base
    let server = self.server
    try await waitUntil(
      "the socket of the sound server", within: .seconds(10),
      there: { server.state(of: "no socket") }
    ) {
      if let exit = server.exit {
        throw TestingError(.failed, "pulseaudio ended (\(exit)): \(server.errors.tail)")
      }
      return (access(socket, F_OK) == 0).whenTrue
    }
    try await waitForAnswer(within: .seconds(10))
  }

  /// Its socket is there a moment before it takes connections.
  private func waitForAnswer(within limit: Duration) async throws {
    let clock = ContinuousClock()
    let end = clock.now + limit
    while true {
      do {
        try await control("info")
        return
      } catch let error as TestingError where error.code == .failed && clock.now < end {
        try await clock.sleep(for: .milliseconds(5))
      }
    }
  }

  /// Starts recording what a sink plays; sound that is played from then on is in the recording.
  public func record(sink: String = firstSink) async throws -> Recording {
    let recording = try Recording(
      of: sink, in: TemporaryFolder(), environment: base.merging(environment) { $1 })
    try await recording.waitUntilRunning()
    return recording
  }

  /// Adds a sink that plays into nothing.
  ///
  /// - Returns: the number to unload it by.
  @discardableResult
  public func loadSink(_ name: String) async throws -> Int {
    let output = try await control(["load-module", "module-null-sink"] + Self.sink(name))
    guard let number = Int(output.filter { !$0.isWhitespace }) else {
      throw TestingError(.failed, "no number of a module: \(output)")
    }
    return number
  }

  /// Takes a sink away, as when a headset is unplugged.
  public func unload(_ number: Int) async throws {
    try await control("unload-module", String(number))
  }

  /// Makes a sink the default.
  public func makeDefault(_ sink: String) async throws {
    try await control("set-default-sink", sink)
  }

  /// The streams that play now, one a line as `pactl list short sink-inputs` has them.
  public var streams: [String] {
    get async throws {
      try await control("list", "short", "sink-inputs").split(separator: "\n").map(String.init)
    }
  }

  /// Runs `pactl`, and returns what it printed.
  ///
  /// - Throws: ``TestingError`` with the code `failed`, and what `pactl` said, when it refused.
  @discardableResult
  public func control(_ arguments: String...) async throws -> String {
    try await control(arguments)
  }

  /// What a sink is loaded with. It never takes back what it has played already: a recorder may
  /// have read that, and the beginning of the sound that replaces it would be lost to it.
  private static func sink(_ name: String) -> [String] {
    ["sink_name=\(name)", "rate=\(Recording.rate)", "channels=2", "norewinds=yes"]
  }

  private func control(_ arguments: [String]) async throws -> String {
    let result = try await run(
      "pactl", arguments, environment: base.merging(environment) { $1 }, within: .seconds(10))
    guard result.exit == .status(0) else {
      throw TestingError(
        .failed, "pactl \(arguments.joined(separator: " ")): \(result.errors)\(server.errors.tail)")
    }
    return result.output
  }

  /// Stops it in its tracks, as a sound server that hangs.
  public func stop() { server.signal(SIGSTOP) }

  /// Lets a stopped one go on.
  public func resume() { server.signal(SIGCONT) }

  /// Kills it, and waits until it is gone.
  public func kill() async throws { try await server.kill() }
}
