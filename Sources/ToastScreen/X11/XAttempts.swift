import CXCB
import GLibKit
import Synchronization
import SystemKit

/// Attempts to connect to servers, each on a thread of its own: a server that hangs takes the
/// connection and never says a word.
final class XAttempts: Sendable {
  /// The displays whose servers have not answered yet though nobody waits any more: there is no
  /// second thread for one.
  private let hanging = Mutex<Set<String>>([])

  /// Connects.
  ///
  /// - Parameters:
  ///   - name: the display's name.
  ///   - entry: the cookie; what this process has when `nil`.
  ///   - limit: how long the server may take.
  /// - Returns: the connection, which may have an error, and the number of the screen.
  /// - Throws: ``DisplayError`` where there is none within the limit.
  func connect(
    _ name: String, _ entry: XAuthority.Entry?, within limit: Duration
  ) throws(DisplayError) -> (connection: OpaquePointer, screen: CInt) {
    let silence = DisplayError("\(name): the X server does not answer")
    guard !hanging.withLock({ $0.contains(name) }) else { throw silence }
    let attempt = XAttempt()
    do {
      try onOwnThread("toast-x-connect") { [self] in
        attempt.run(name, entry)
        hanging.withLock { _ = $0.remove(name) }
      }
    } catch {
      throw DisplayError("\(name): \(error)")
    }
    if !attempt.done.wait(atMost: limit),
      attempt.giveUp({ hanging.withLock { _ = $0.insert(name) } })
    {
      throw silence
    }
    guard let found = attempt.found else {
      throw DisplayError("\(name): no memory for a connection")
    }
    return found
  }
}

/// One of them.
private final class XAttempt: Sendable {
  let done = Latch()
  private let state = Mutex(State())

  private struct State {
    var hasCome = false
    var connection: UInt = 0
    var screen: CInt = 0
    var isGivenUp = false
  }

  /// The connection, and the number of the screen.
  var found: (connection: OpaquePointer, screen: CInt)? {
    state.withLock { state in
      OpaquePointer(bitPattern: state.connection).map { ($0, state.screen) }
    }
  }

  func run(_ name: String, _ entry: XAuthority.Entry?) {
    var screen: CInt = 0
    let connection = Self.connect(name, entry, &screen)
    let isWanted = state.withLock { state in
      (state.hasCome, state.connection, state.screen) =
        (true, UInt(bitPattern: connection), screen)
      done.open()
      return !state.isGivenUp
    }
    if !isWanted, let connection { xcb_disconnect(connection) }
  }

  /// - Parameter note: done before it can come any more.
  /// - Returns: whether it is given up; not where it has come meanwhile.
  func giveUp(_ note: () -> Void) -> Bool {
    state.withLock { state in
      guard !state.hasCome else { return false }
      state.isGivenUp = true
      note()
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
