import Glibc

/// Writes all of some bytes to a descriptor that may wait.
///
/// - Parameters:
///   - number: the descriptor; it stays open and belongs to the caller.
///   - subject: what it is, for the error.
/// - Throws: ``SystemError``; `EPIPE` when nobody reads any more. The caller ignores SIGPIPE.
public func writeAll(
  _ bytes: [UInt8], to number: CInt, _ subject: String
) throws(SystemError) {
  var written = 0
  while written < bytes.count {
    let count = bytes.withUnsafeBytes {
      write(number, $0.baseAddress?.advanced(by: written), bytes.count - written)
    }
    if count < 0, errno == EINTR { continue }
    guard count > 0 else { throw SystemError("write", subject) }
    written += count
  }
}
