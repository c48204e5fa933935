// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import SystemKit
import ToastTesting

/// A PulseAudio server of a test's own, with a null sink in the place of a sound card.
final class StageServer {
  /// The sink's name.
  static let stage = "stage"
  /// The sink plays what we speak as it is, so that a recording can be compared sample by sample.
  static let rate = 22050

  let folder: TemporaryFolder
  private var process: ChildProcess?

  /// Starts it and waits until it takes connections.
  init() throws {
    folder = try TemporaryFolder()
    try start()
  }

  /// Its address.
  var address: String { "unix:\(folder.path)/native" }

  /// An environment in which it is the user's sound server, and no other can be found.
  var environment: [String: String] {
    [
      "HOME": folder.path, "XDG_RUNTIME_DIR": folder.path, "XDG_CONFIG_HOME": folder.path,
      "PULSE_RUNTIME_PATH": folder.path, "PULSE_STATE_PATH": folder.path,
      "PULSE_SERVER": address, "PATH": "/usr/bin:/bin",
    ]
  }

  /// Starts it again after ``stop(_:)``.
  func start() throws {
    var environment = environment
    environment["PULSE_SERVER"] = nil
    unlink("\(folder.path)/native")
    let arguments = [
      "-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no", "--disable-shm=yes",
      "--load=module-null-sink sink_name=\(Self.stage) rate=\(Self.rate) channels=1",
      "--load=module-native-protocol-unix socket=\(folder.path)/native auth-anonymous=1",
    ]
    process = try ChildProcess(
      Spawn("/usr/bin/pulseaudio", arguments, environment: environment, newSession: true))
    try wait(for: "the sound server") { canConnect }
  }

  /// Ends it at once.
  func stop() { process = nil }

  /// Stops it where it is: it keeps its connections and answers nothing.
  func suspend() throws {
    guard let process, kill(process.id, SIGSTOP) == 0 else {
      throw TestingError(.failed, "not stopped")
    }
  }

  /// What `pactl` lists.
  func list(_ what: String) throws -> String {
    try output(of: "/usr/bin/pactl", ["list", what], environment: environment)
  }

  /// Starts recording what the null sink plays.
  func record() throws -> SoundRecording {
    try SoundRecording(folder: folder, environment: environment)
  }

  private var canConnect: Bool {
    guard let descriptor = try? connectSocket("\(folder.path)/native") else { return false }
    close(descriptor)
    return true
  }
}

/// A recording of everything that is heard, while it goes on.
final class SoundRecording {
  private let folder: TemporaryFolder
  private let process: ChildProcess

  /// Starts, and returns once it runs.
  init(folder: TemporaryFolder, environment: [String: String]) throws {
    self.folder = folder
    let file = try Descriptor(
      opening: "\(folder.path)/recording", flags: O_WRONLY | O_CREAT | O_TRUNC)
    let arguments = [
      "--raw", "--format=s16le", "--channels=1", "--rate=\(StageServer.rate)", "--latency-msec=5",
      "--device=\(StageServer.stage).monitor",
    ]
    process = try ChildProcess(
      Spawn(
        "/usr/bin/parec", arguments, environment: environment, descriptors: [1: file.number]))
    try wait(for: "the recording") { count > 0 }
  }

  /// Frames so far.
  var count: Int {
    var status = stat()
    guard stat("\(folder.path)/recording", &status) == 0 else { return 0 }
    return Int(status.st_size) / 2
  }

  /// Waits until so much more has been recorded, ends it, and returns what was heard.
  func finish(after more: Duration) throws -> Sound {
    let goal = count + Int(more.microseconds) * StageServer.rate / 1_000_000
    try wait(for: "\(more) of recording") { count >= goal }
    process.end(SIGTERM)
    return Sound(bytes: try folder.contents(of: "recording"), rate: StageServer.rate)
  }
}
