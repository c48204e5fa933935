import CGLib
import Synchronization

/// A connection to a message bus, on a loop.
///
/// Everything that arrives (calls, signals, the end of the connection) is told on that loop.
public final class BusConnection: Sendable {
  /// The loop on which everything arrives.
  public let loop: EventLoop
  /// The address, with the server's id where the caller gave it.
  public let address: String
  /// GDBusConnection may be used from every thread.
  nonisolated(unsafe) let pointer: OpaquePointer

  private init(owning pointer: OpaquePointer, address: String, loop: EventLoop) {
    self.pointer = pointer
    self.address = address
    self.loop = loop
  }

  deinit { g_object_unref(gpointer(pointer)) }

  /// Connects to a bus.
  ///
  /// - Parameters:
  ///   - address: a D-Bus address, `unix:path=/run/user/1000/bus`.
  ///   - loop: where things arrive.
  ///   - limit: how long a server may take to answer.
  /// - Throws: ``BusError`` with the address.
  public static func open(
    _ address: String, on loop: EventLoop, limit: Duration = .seconds(2)
  ) async throws(BusError) -> BusConnection {
    let opening = Cancellable()
    let outcome: Result<BusConnection, BusError> = await withCheckedContinuation { continuation in
      loop.run {
        let timer = loop.after(limit) { opening.cancel() }
        let completion = Completion { _, result in
          timer.cancel()
          var error: UnsafeMutablePointer<GError>?
          guard let pointer = g_dbus_connection_new_for_address_finish(result, &error) else {
            let reason = BusError(taking: error, context: address)
            continuation.resume(
              returning: .failure(BusError(.cannotConnect, address, reason.message)))
            return
          }
          continuation.resume(
            returning: .success(BusConnection(owning: pointer, address: address, loop: loop)))
        }
        g_dbus_connection_new_for_address(
          address, clientFlags, nil, opening.pointer, finished, retainedBox(completion))
      }
    }
    return try outcome.get()
  }

  /// A client of a message bus.
  static let clientFlags = GDBusConnectionFlags(
    rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
      | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)

  /// The name that the bus gave this connection: `:1.42`.
  public var uniqueName: String {
    g_dbus_connection_get_unique_name(pointer).map { String(cString: $0) } ?? ""
  }

  /// The id that the server has told: one server's is like no other's.
  public var serverID: String { String(cString: g_dbus_connection_get_guid(pointer)) }

  /// Whether the connection is over.
  public var isClosed: Bool { g_dbus_connection_is_closed(pointer) != 0 }

  /// Calls back on the loop, once, when the connection ends for whatever reason.
  public func onClosed(_ body: @escaping @Sendable () -> Void) {
    g_signal_connect_data(
      gpointer(pointer), "closed", toast_closed_callback(connectionClosed), retainedBox(body),
      { data, _ in releaseBox(data) }, GConnectFlags(rawValue: 0))
  }

  /// Ends the connection; what was sent before is written first.
  public func close() async {
    await withCheckedContinuation { continuation in
      loop.run { [self] in
        let completion = Completion { _, result in
          // An error here says that it is closed already, which is what was asked for.
          g_dbus_connection_close_finish(self.pointer, result, nil)
          continuation.resume()
        }
        g_dbus_connection_close(pointer, nil, finished, retainedBox(completion))
      }
    }
  }

  /// Waits until everything sent so far has been written to the socket, for a time at most: a bus
  /// that does not read holds nobody up.
  public func flush(within limit: Duration) async {
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      let first = FirstResult(continuation)
      loop.run { [self] in
        loop.after(limit) { first.resume(returning: ()) }
        let completion = Completion { _, result in
          // A connection that ended while flushing tells it through ``onClosed(_:)``.
          g_dbus_connection_flush_finish(self.pointer, result, nil)
          first.resume(returning: ())
        }
        g_dbus_connection_flush(pointer, nil, finished, retainedBox(completion))
      }
    }
  }
}

/// What a GIO operation calls when it is over.
struct Completion: Sendable {
  let body: @Sendable (_ source: OpaquePointer?, _ result: OpaquePointer?) -> Void
  init(_ body: @escaping @Sendable (OpaquePointer?, OpaquePointer?) -> Void) { self.body = body }
}

/// The `GAsyncReadyCallback` of every operation here; its data is a boxed ``Completion``.
func finished(
  _ source: UnsafeMutablePointer<GObject>?, _ result: OpaquePointer?, _ data: gpointer?
) {
  unboxOnce(data, as: Completion.self)?.body(source.map(OpaquePointer.init), result)
}

/// A text that GDBus passes to a callback; empty where there is none.
func text(_ pointer: UnsafePointer<gchar>?) -> String {
  pointer.map { String(cString: $0) } ?? ""
}

private func connectionClosed(
  _ connection: OpaquePointer?, _ vanished: gboolean, _ error: UnsafeMutablePointer<GError>?,
  _ data: gpointer?
) {
  unbox(data, as: (@Sendable () -> Void).self)?()
}
