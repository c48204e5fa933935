import Synchronization
import Testing
import ToastTesting

@testable import GLibKit

/// Two connections to a private bus, one that serves and one that asks.
struct Peers {
  static let path: ObjectPath = "/org/example/Test"
  static let name = "org.example.Test"
  static let description = InterfaceDescription(
    xml: """
      <node><interface name="org.example.Test">
        <property name="Color" type="s" access="readwrite"/>
        <property name="Missing" type="s" access="read"/>
        <method name="Double"><arg type="i" direction="in"/><arg type="i" direction="out"/></method>
        <method name="Fail"/>
        <method name="Drop"/>
        <method name="Later"/>
        <method name="Never"/>
        <method name="Wrong"><arg type="s" direction="out"/></method>
        <method name="Size"><arg type="h" direction="in"/><arg type="t" direction="out"/></method>
      </interface></node>
      """)

  let session: PrivateSession
  let server: BusConnection
  let client: BusConnection

  /// - Parameter answer: answers each call to the server's object.
  init(
    answer: @escaping @Sendable (consuming IncomingCall) -> Void = { $0.reply() }
  ) async throws {
    try await self.init(ExportedInterface(Self.description, call: answer))
  }

  /// - Parameter interface: the server's object.
  init(_ interface: ExportedInterface) async throws {
    session = try await PrivateSession()
    server = try await BusConnection.open(session.address, on: EventLoop(name: "server"))
    client = try await BusConnection.open(session.address, on: EventLoop(name: "client"))
    _ = try await server.onLoop { server throws(BusError) in
      try server.export(interface, at: Self.path)
    }
  }

  func method(_ member: String) -> BusMethod {
    BusMethod(server.uniqueName, Self.path, Self.name, member)
  }

  func properties(_ member: String) -> BusMethod {
    BusMethod(server.uniqueName, Self.path, "org.freedesktop.DBus.Properties", member)
  }
}

extension BusConnection {
  /// Does something on the loop, as exporting and subscribing want it.
  func onLoop<Result: Sendable>(
    _ body: @escaping @Sendable (BusConnection) throws(BusError) -> Result
  ) async throws(BusError) -> Result {
    let outcome: Swift.Result<Result, BusError> = await withCheckedContinuation { continuation in
      loop.run {
        continuation.resume(
          returning: Swift.Result { () throws(BusError) in try body(self) })
      }
    }
    return try outcome.get()
  }
}

/// Collects values from a loop's callbacks.
final class Collected<Value: Sendable>: Sendable {
  private let state = Mutex<[Value]>([])
  var values: [Value] { state.withLock { $0 } }
  func add(_ value: Value) { state.withLock { $0.append(value) } }

  @discardableResult
  func waitFor(_ count: Int, _ what: String) async throws -> [Value] {
    try await waitUntil("\(count) \(what)", there: { "\(self.values)" }) {
      let values = self.values
      return values.count >= count ? values : nil
    }
  }
}
