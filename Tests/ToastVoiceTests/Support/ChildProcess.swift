// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import SystemKit

/// A program that a test has started, ended with it.
final class ChildProcess {
  let id: ProcessID
  private var status: CInt?

  init(_ spawn: Spawn) throws { id = try spawn.start() }

  deinit { end(SIGKILL) }

  /// Its exit status, negative for a signal; nil while it runs.
  var exitStatus: CInt? {
    if let status { return status }
    var raw: CInt = 0
    guard waitpid(id, &raw, WNOHANG) == id else { return nil }
    let signal = raw & 0x7F
    status = signal == 0 ? (raw >> 8) & 0xFF : -signal
    return status
  }

  /// Waits for it to end by itself.
  func waitForExit(within limit: Duration = .seconds(20)) throws -> CInt {
    try wait(for: "the end of process \(id)", within: limit) { exitStatus != nil }
    return exitStatus ?? 0
  }

  /// Ends it and waits until it has.
  func end(_ signal: CInt = SIGKILL) {
    guard exitStatus == nil else { return }
    kill(id, signal)
    var raw: CInt = 0
    waitpid(id, &raw, 0)
    status = -signal
  }

  /// How often it has been given the processor, all of its threads together.
  var contextSwitches: Int {
    get throws {
      let sum = "awk '/ctxt_switches/ { n += $2 } END { print n }'"
      let script = "cat /proc/\(id)/task/*/status | \(sum)"
      return Int(try output(of: "/bin/sh", ["-c", script]).prefix { $0.isNumber }) ?? 0
    }
  }
}

/// Runs a program to its end and returns what it has printed.
func output(
  of program: String, _ arguments: [String],
  environment: [String: String] = ["PATH": "/usr/bin:/bin"]
) throws -> String {
  let pipe = try Descriptor.pipe()
  let process = try ChildProcess(
    Spawn(
      program, arguments, environment: environment, descriptors: [1: pipe.writing.number]))
  let reading = pipe.keepReading()
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 4096)
  while true {
    let count = read(reading.number, &buffer, buffer.count)
    guard count > 0 else { break }
    bytes += buffer[..<count]
  }
  _ = try process.waitForExit()
  return String(decoding: bytes, as: UTF8.self)
}
