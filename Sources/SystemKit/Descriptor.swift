import CSystem
import Glibc

/// An open file descriptor that this value owns: closed exactly once, when the value ends.
public struct Descriptor: ~Copyable, Sendable {
  /// The number, for calls that borrow it.
  public let number: CInt

  /// Takes over a descriptor that nobody else will close.
  public init(owning number: CInt) { self.number = number }

  deinit { close(number) }

  /// Opens a file; close-on-exec is always set.
  ///
  /// - Throws: ``SystemError`` naming the path.
  public init(opening path: String, flags: CInt, mode: UInt32 = 0o600) throws(SystemError) {
    let number = open(path, flags | O_CLOEXEC, mode)
    guard number >= 0 else { throw SystemError("open", path) }
    self.number = number
  }

  /// Gives the number away: from here on the caller closes it.
  public consuming func release() -> CInt {
    let number = self.number
    discard self
    return number
  }

  /// The flag that opens a folder as a new file in it that has no name yet; it vanishes with its
  /// last descriptor. Not every file system has such files.
  public static let nameless = openNameless

  /// A pipe, close-on-exec at both ends.
  public static func pipe() throws(SystemError) -> Pipe {
    var ends: [CInt] = [-1, -1]
    guard pipe2(&ends, O_CLOEXEC) == 0 else { throw SystemError("pipe2", "") }
    return Pipe(reading: Descriptor(owning: ends[0]), writing: Descriptor(owning: ends[1]))
  }

  /// The two ends of a pipe; frozen, so that a caller can take one end and close the other.
  @frozen public struct Pipe: ~Copyable, Sendable {
    /// The end to read from.
    public let reading: Descriptor
    /// The end to write to.
    public let writing: Descriptor

    /// Keeps the end to read from and closes the other.
    public consuming func keepReading() -> Descriptor { reading }

    /// Keeps the end to write to and closes the other.
    public consuming func keepWriting() -> Descriptor { writing }
  }
}
