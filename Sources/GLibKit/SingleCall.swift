import CGLib
import SystemKit

/// One call on a bus without a loop, for a program that hands something over and ends: it costs
/// neither a thread nor a hop, which is a third of the time of such a program.
public enum SingleCall {
  /// Connects, calls a method, and blocks until its answer.
  ///
  /// The connection lives as long as the process.
  ///
  /// - Parameters:
  ///   - descriptors: files that go along, each named in the arguments by a ``DescriptorHandle``.
  ///   - limit: how long all of it may take.
  /// - Throws: ``BusError`` naming the address or the method.
  public static func call(
    _ address: String, _ method: BusMethod, _ arguments: Variant, descriptors: [CInt] = [],
    limit: Duration
  ) throws(BusError) -> Variant {
    let watchdog = Watchdog(limit)
    defer { watchdog.end() }
    var error: UnsafeMutablePointer<GError>?
    guard
      let connection = g_dbus_connection_new_for_address_sync(
        address, BusConnection.clientFlags, nil, watchdog.call.pointer, &error)
    else {
      throw BusError(.cannotConnect, address, BusError(taking: error, context: address).message)
    }
    let list = DescriptorList(duplicating: descriptors)
    let reply = g_dbus_connection_call_with_unix_fd_list_sync(
      connection, method.destination, method.path.description, method.interface, method.member,
      arguments.pointer, nil,
      method.autoStart ? G_DBUS_CALL_FLAGS_NONE : G_DBUS_CALL_FLAGS_NO_AUTO_START,
      limit.millisecondLimit, list?.pointer, nil, watchdog.call.pointer, &error)
    guard let reply else { throw BusError(taking: error, context: "\(method)") }
    return Variant(reply)
  }

  /// Gives up after a time: a server may take a connection and never say a word.
  private final class Watchdog: Sendable {
    let call = Cancellable()
    private let ended = Latch()

    init(_ limit: Duration) {
      // Without it the call still has a limit; only a server that takes the connection and is silent
      // would be waited for.
      try? onOwnThread("toast-limit") { [self] in
        if !ended.wait(atMost: limit) { call.cancel() }
      }
    }

    func end() { ended.open() }
  }
}
