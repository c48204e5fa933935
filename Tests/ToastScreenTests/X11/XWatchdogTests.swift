import GLibKit
import Glibc
import SystemKit
import Testing
import ToastTesting

@testable import ToastScreen

/// Servers that say nothing.
@Suite struct XWatchdogTests {
  @Test func `a call that waits for ever is ended, and one that returns costs nothing`() throws {
    let pair = try SocketPair()
    let watchdog = XWatchdog(pair.near.number)
    for _ in 0..<1000 { #expect(watchdog.during { 1 } == 1) }
    #expect(!watchdog.isCut)
    let start = EventLoop.now
    var byte: UInt8 = 0
    let count = watchdog.during { watchdog.during { read(pair.near.number, &byte, 1) } }
    #expect(count == 0 && watchdog.isCut)
    #expect(EventLoop.now - start >= XWatchdog.limit)
  }

  @Test(arguments: [false, true])
  func `a server that hangs is not waited for, and found again when it goes on`(
    wasConnected: Bool
  ) async throws {
    let display = try await Display()
    let connection =
      wasConnected ? try XConnection(address: display.name, authority: nil) : nil
    display.stop()
    defer { display.resume() }
    if let connection {
      #expect(connection.findScreens() == nil)
      #expect(connection.failure == "it has not answered for 2 s")
    }
    for _ in 0..<2 {
      #expect(throws: DisplayError("\(display.name): the X server does not answer")) {
        try XConnection(address: display.name, authority: nil)
      }
    }
    display.resume()
    try await waitUntil("the server", within: .seconds(10)) {
      (try? XConnection(address: display.name, authority: nil))?.findScreens().map { _ in true }
    }
  }
}
