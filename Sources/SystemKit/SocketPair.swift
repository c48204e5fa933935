import Glibc

/// Two connected sockets: what is written to one is read from the other. Unlike a pipe's, their
/// writes can be told neither to wait nor to raise SIGPIPE, which would end a program that merely
/// wanted to say something.
public struct SocketPair: ~Copyable, Sendable {
  /// The end that stays here.
  public let near: Descriptor
  /// The end for the other process.
  public let far: Descriptor

  /// Two connected sockets, closed on exec.
  public init() throws(SystemError) {
    var ends: [CInt] = [-1, -1]
    let kind = CInt(SOCK_STREAM.rawValue) | CInt(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw SystemError("socketpair", "") }
    near = Descriptor(owning: ends[0])
    far = Descriptor(owning: ends[1])
  }

  /// Keeps the near end and closes the other.
  public consuming func keepNear() -> Descriptor { near }

  /// Sends bytes whole, without waiting.
  ///
  /// - Throws: ``SystemError``; `EPIPE` when nobody reads any more, `EAGAIN` when whoever should
  ///   does not.
  public static func send(_ bytes: [UInt8], to socket: borrowing Descriptor) throws(SystemError) {
    let flags = CInt(MSG_NOSIGNAL) | CInt(MSG_DONTWAIT)
    let count = Glibc.send(socket.number, bytes, bytes.count, flags)
    guard count == bytes.count else {
      throw SystemError("send", "socket", code: count < 0 ? errno : EAGAIN)
    }
  }
}
