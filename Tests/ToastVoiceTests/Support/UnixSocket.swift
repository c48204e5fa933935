// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import ToastTesting

/// Lends the address of a socket in the file system.
private func withAddress<Result>(
  _ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
) throws -> Result {
  var address = sockaddr_un()
  address.sun_family = sa_family_t(AF_UNIX)
  let bytes = Array(path.utf8)
  let room = MemoryLayout.size(ofValue: address.sun_path)
  guard bytes.count < room else { throw TestingError(.failed, "\(path) is too long for a socket") }
  withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
  return withUnsafePointer(to: &address) { pointer in
    pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
      body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
    }
  }
}

private func makeSocket() -> CInt {
  socket(AF_UNIX, CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
}

/// Connects to a socket; the caller closes the descriptor.
func connectSocket(_ path: String) throws -> CInt {
  let descriptor = makeSocket()
  guard try withAddress(path, { connect(descriptor, $0, $1) }) == 0 else {
    close(descriptor)
    throw TestingError(.failed, "no connection to \(path): \(errno)")
  }
  return descriptor
}

/// A server that takes connections and never says a word.
final class SilentServer {
  let path: String
  private let descriptor: CInt

  init(_ path: String) throws {
    self.path = path
    descriptor = makeSocket()
    // The system accepts up to the backlog; nobody has to.
    guard try withAddress(path, { bind(descriptor, $0, $1) }) == 0, listen(descriptor, 8) == 0
    else { throw TestingError(.failed, "no socket at \(path): \(errno)") }
  }

  deinit { close(descriptor) }
}
