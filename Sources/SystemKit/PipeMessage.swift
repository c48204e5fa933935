import Glibc

/// Messages on a pipe between two of our programs: four bytes of length, least first, then the
/// bytes.
public enum PipeMessage {
  /// The longest message that is read.
  public static let longest = 64 << 20

  /// Writes a message whole.
  ///
  /// - Throws: ``SystemError``; `EPIPE` when nobody reads any more. The caller ignores SIGPIPE.
  public static func write(_ bytes: [UInt8], to pipe: borrowing Descriptor) throws(SystemError) {
    let length = UInt32(bytes.count)
    let head = (0..<4).map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) }
    try writeAll(head + bytes, to: pipe.number, "pipe")
  }

  /// Reads a message; `nil` at the end of the pipe, and for one that is cut short or too long.
  public static func read(from pipe: borrowing Descriptor) -> [UInt8]? {
    guard let head = read(4, from: pipe) else { return nil }
    let length = head.enumerated().reduce(0) { $0 | Int($1.element) << ($1.offset * 8) }
    guard length <= longest else { return nil }
    return read(length, from: pipe)
  }

  private static func read(_ wanted: Int, from pipe: borrowing Descriptor) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: wanted)
    var have = 0
    while have < wanted {
      let count = bytes.withUnsafeMutableBytes {
        Glibc.read(pipe.number, $0.baseAddress?.advanced(by: have), wanted - have)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      have += count
    }
    return bytes
  }
}
