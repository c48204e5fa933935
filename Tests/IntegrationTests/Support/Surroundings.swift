import Glibc
import SystemKit
import Testing

@testable import ToastTesting

/// What a program finds around it.
enum Surroundings {
  /// No sound, whatever this machine has.
  static let silent = [
    "PULSE_SERVER": "unix:/dev/null/nowhere", "ALSA_CONFIG_PATH": "/dev/null",
  ]

  /// Where the package's programs are.
  static let programs = SiblingProgram.runningFolder

  /// Runs the command where there is no session and no sound, and nothing else in the environment.
  static func toast(
    _ arguments: [String], _ variables: [String: String] = [:],
    input: Program.Input = .none, within limit: Duration = .seconds(10)
  ) async throws -> ProgramResult {
    try await run(
      "toast", arguments, environment: silent.merging(variables) { $1 }, input: input,
      within: limit)
  }

  /// Runs a line of shell in which `$toast` is the command, where there is no session and no sound.
  static func shell(
    _ line: String, _ variables: [String: String] = [:], within limit: Duration = .seconds(10)
  ) async throws -> ProgramResult {
    let all = silent.merging(["toast": "\(programs)/toast", "PATH": "/usr/bin:/bin"]) { $1 }
    return try await run(
      "sh", ["-c", line], environment: all.merging(variables) { $1 }, within: limit)
  }
}

extension PrivateSession {
  /// Runs a line of shell in which `$toast` is the command.
  func shell(
    _ line: String, _ variables: [String: String] = [:], within limit: Duration = .seconds(10)
  ) async throws -> ProgramResult {
    let all = ["toast": "\(Surroundings.programs)/toast"].merging(variables) { $1 }
    return try await run("sh", ["-c", line], variables: all, within: limit)
  }

  /// The programs of this session with a name.
  func processes(_ name: String) -> [ProcessEntry] {
    ProcessEntry.all(naming: folder.path).filter { $0.name == name }
  }

  /// Waits for a program of this session, another than those that were there before.
  func waitFor(
    _ name: String, otherThan earlier: [ProcessID] = [], within limit: Duration = .seconds(10)
  ) async throws -> ProcessID {
    try await waitUntil(
      name, within: limit,
      there: { ProcessEntry.all(naming: self.folder.path).map(\.name).joined(separator: ", ") }
    ) { self.processes(name).first { !earlier.contains($0.id) }?.id }
  }
}

extension ProcessEntry {
  /// What a descriptor of a process is: `/dev/null`, `pipe:[…]`; `nil` when it is not open.
  static func descriptor(_ number: CInt, of id: ProcessID) -> String? {
    link("/proc/\(id)/fd/\(number)")
  }

  /// The real path of a process's program.
  static func program(of id: ProcessID) -> String? { link("/proc/\(id)/exe") }

  private static func link(_ path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &buffer, buffer.count)
    return count < 0
      ? nil : String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
