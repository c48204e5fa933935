import CXCB
import GLibKit
import Synchronization
import SystemKit

/// An attempt to connect to a server, on a thread of its own: a server that hangs takes the
/// connection and never says a word.
final class XAttempt: Sendable {
  /// The displays whose servers have not answered yet though nobody waits any more: there is no
  /// second thread for one.
  private static let hanging = Mutex<Set<String>>([])

  private let done = Latch()
  private let state = Mutex(State())

  private struct State {
    var connection: UInt = 0
    var screen: CInt = 0
    var isGivenUp = false
  }

  /// Connects.
  ///
  /// - Parameters:
  ///   - name: the display's name.
  ///   - entry: the cookie; what this process has when `nil`.
  ///   - limit: how long the server may take.
  /// - Returns: the connection, which may have an error, and the number of the screen.
  /// - Throws: ``DisplayError`` where there is none within the limit.
  static func connect(
    _ name: String, _ entry: XAuthority.Entry?, within limit: Duration
  ) throws(DisplayError) -> (connection: OpaquePointer, screen: CInt) {
    let silence = DisplayError("\(name): the X server does not answer")
    guard !hanging.withLock({ $0.contains(name) }) else { throw silence }
    let attempt = XAttempt()
    do {
      try onOwnThread("toast-x-connect") {
        attempt.run(name, entry)
        hanging.withLock { _ = $0.remove(name) }
      }
    } catch {
      throw DisplayError("\(name): \(error)")
    }
    guard attempt.done.wait(atMost: limit) || !attempt.giveUp(name) else { throw silence }
    let (connection, screen) = attempt.state.withLock { ($0.connection, $0.screen) }
    guard let connection = OpaquePointer(bitPattern: connection) else {
      throw DisplayError("\(name): no memory for a connection")
    }
    return (connection, screen)
  }

  private func run(_ name: String, _ entry: XAuthority.Entry?) {
    var screen: CInt = 0
    let connection = Self.connect(name, entry, &screen)
    let isWanted = state.withLock { state in
      (state.connection, state.screen) = (UInt(bitPattern: connection), screen)
      done.open()
      return !state.isGivenUp
    }
    if !isWanted, let connection { xcb_disconnect(connection) }
  }

  /// - Returns: whether it is given up; not where it has come meanwhile.
  private func giveUp(_ name: String) -> Bool {
    state.withLock { state in
      guard state.connection == 0 else { return false }
      state.isGivenUp = true
      Self.hanging.withLock { _ = $0.insert(name) }
      return true
    }
  }

  private static func connect(
    _ name: String, _ entry: XAuthority.Entry?, _ number: inout CInt
  ) -> OpaquePointer? {
    guard var entry else { return xcb_connect(name, &number) }
    return entry.scheme.withUnsafeMutableBytes { scheme in
      entry.cookie.withUnsafeMutableBytes { cookie in
        var authority = xcb_auth_info_t(
          namelen: CInt(scheme.count),
          name: scheme.baseAddress?.assumingMemoryBound(to: CChar.self),
          datalen: CInt(cookie.count),
          data: cookie.baseAddress?.assumingMemoryBound(to: CChar.self))
        return xcb_connect_to_display_with_auth_info(name, &authority, &number)
      }
    }
  }
}
