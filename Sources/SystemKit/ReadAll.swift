import Glibc

/// Everything that is left to read from a descriptor.
///
/// - Parameters:
///   - number: an open descriptor; the caller keeps it.
///   - limit: the most bytes.
///   - name: what it is, for the error.
/// - Throws: ``SystemError`` with this name; `EFBIG` where there is more than the limit.
public func readAll(
  from number: CInt, limit: Int, _ name: String
) throws(SystemError) -> [UInt8] {
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = read(number, &buffer, buffer.count)
    if count < 0, errno == EINTR { continue }
    guard count >= 0 else { throw SystemError("read", name) }
    guard count > 0 else { return bytes }
    bytes += buffer[..<count]
    guard bytes.count <= limit else { throw SystemError("read", name, code: EFBIG) }
  }
}
