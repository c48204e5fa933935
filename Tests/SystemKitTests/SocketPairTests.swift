import Glibc
import Testing

@testable import SystemKit

@Suite struct SocketPairTests {
  @Test func `what is sent to one end is read from the other`() throws {
    let pair = try SocketPair()
    try SocketPair.send([1, 2, 3], to: pair.near)
    var bytes = [UInt8](repeating: 0, count: 8)
    #expect(read(pair.far.number, &bytes, bytes.count) == 3)
    #expect(bytes.prefix(3) == [1, 2, 3])
  }

  @Test func `a peer that has gone is an error and no signal`() throws {
    let pair = try SocketPair()
    let near = pair.keepNear()
    // Whatever this process does with SIGPIPE by default, it would end here.
    signal(SIGPIPE, SIG_DFL)
    #expect(throws: SystemError("send", "socket", code: EPIPE)) {
      try SocketPair.send([1], to: near)
    }
  }

  @Test func `a peer that does not read is an error and no wait`() throws {
    let pair = try SocketPair()
    let block = [UInt8](repeating: 0, count: 64 << 10)
    let error = #expect(throws: SystemError.self) {
      for _ in 0..<1000 { try SocketPair.send(block, to: pair.near) }
    }
    #expect(error?.code == EAGAIN)
  }

  @Test func `both ends are closed on exec`() throws {
    let pair = try SocketPair()
    for number in [pair.near.number, pair.far.number] {
      #expect(fcntl(number, F_GETFD) & FD_CLOEXEC != 0)
    }
  }
}
