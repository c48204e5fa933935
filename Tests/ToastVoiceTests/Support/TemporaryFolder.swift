// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import SystemKit

/// A folder of a test's own, gone with it.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    var template = Array("/tmp/toast-voice.XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw TestError("no temporary folder: \(errno)") }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    guard let id = try? Spawn("/bin/rm", ["-rf", path]).start() else { return }
    waitpid(id, nil, 0)
  }

  /// The bytes of a file in here.
  func contents(_ name: String) throws -> [UInt8] {
    let descriptor = open("\(path)/\(name)", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw TestError("\(path)/\(name) cannot be read: \(errno)") }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
    }
  }

  /// Writes a file in here.
  func write(_ text: String, to name: String) throws {
    let descriptor = open("\(path)/\(name)", O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw TestError("\(path)/\(name) cannot be made: \(errno)") }
    defer { close(descriptor) }
    let bytes = Array(text.utf8)
    guard Glibc.write(descriptor, bytes, bytes.count) == bytes.count else {
      throw TestError("\(path)/\(name) cannot be written: \(errno)")
    }
  }
}
