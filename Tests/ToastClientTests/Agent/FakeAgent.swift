import GLibKit
import Synchronization
import ToastCore
import ToastTesting

@testable import ToastClient

/// Stands on a private bus in the agent's place, and does what the test says.
final class FakeAgent: Sendable {
  /// A call that it got.
  struct Call: Sendable {
    let sender: String
    let request: Result<ToastRequest, WireError>
    let follows: Bool
  }

  private let state: Mutex<State>
  let connection: BusConnection

  private struct State {
    var calls: [Call] = []
    var ends: [String] = []
    var lastID: UInt64 = 0
  }

  /// How it answers a toast.
  enum Manner: Sendable {
    case accept(print: Bool)
    case fail(String, String)
  }

  init(_ session: PrivateSession, _ manner: Manner = .accept(print: false)) async throws {
    let loop = EventLoop(name: "fake agent")
    connection = try await BusConnection.open(session.address, on: loop)
    state = Mutex(State())
    let exported: Result<Void, BusError> = await withCheckedContinuation { continuation in
      loop.run {
        let result = Result { () throws(BusError) in
          _ = try self.connection.export(
            ExportedInterface(AgentInterface.description) { [weak self] call in
              self?.answer(call, manner)
            }, at: AgentInterface.path)
        }
        continuation.resume(returning: result)
      }
    }
    try exported.get()
    _ = try await connection.requestName(AgentInterface.name, .doNotQueue)
  }

  var calls: [Call] { state.withLock { $0.calls } }
  /// The outcomes that senders asked for.
  var ends: [String] { state.withLock { $0.ends } }

  func tell(_ id: ToastID, _ event: ToastEvent) {
    guard let sender = calls.last?.sender else { return }
    let wire = EventWire(id, event)
    connection.emit(
      AgentInterface.name, wire.member, from: AgentInterface.path, wire.arguments, to: sender)
  }

  private func answer(_ call: consuming IncomingCall, _ manner: Manner) {
    guard call.member == "Show" else {
      let outcome = call.arguments[1].flatMap(OutcomeWire.Fields.init(variant:))
      state.withLock { $0.ends.append(outcome?.fields.0 ?? "nothing") }
      return call.reply()
    }
    let fields = call.arguments[0] ?? .tuple([])
    let request = Result { () throws(WireError) in
      try RequestWire.decode(fields) { call.descriptor($0) }
    }
    let follows = call.arguments[1].flatMap(Bool.init(variant:)) ?? false
    let sender = call.sender
    let id = state.withLock { state in
      state.calls.append(Call(sender: sender, request: request, follows: follows))
      state.lastID += 1
      return state.lastID
    }
    switch manner {
    case .accept(let print): call.reply(.tuple(id, print))
    case .fail(let name, let message): call.fail(name, message)
    }
  }
}
