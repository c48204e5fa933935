import GLibKit
import Glibc
import ToastClient
import ToastCore
import ToastMessage

/// The agent's object on the session bus: takes toasts from other programs, and tells each what
/// becomes of its own.
actor AgentService {
  private nonisolated let connection: BusConnection
  private let presenter: Presenter
  /// The sender of each toast that is not reported yet.
  private var senders: [ToastID: Sender] = [:]
  private var idleChanged: (@Sendable (_ isIdle: Bool) -> Void)?

  private struct Sender {
    /// Its unique name.
    let name: String
    /// Whether it wants to know what becomes of the toast.
    let follows: Bool
  }

  nonisolated var unownedExecutor: UnownedSerialExecutor {
    connection.loop.asUnownedSerialExecutor()
  }

  init(connection: BusConnection, presenter: Presenter) {
    self.connection = connection
    self.presenter = presenter
  }

  /// Whether every toast is reported.
  var isIdle: Bool { senders.isEmpty }

  /// Puts the object on the bus.
  func export(idleChanged: @escaping @Sendable (_ isIdle: Bool) -> Void) throws(BusError) {
    self.idleChanged = idleChanged
    // The object lives as long as its connection.
    _ = try connection.export(
      ExportedInterface(AgentInterface.description) { call in self.answer(call) },
      at: AgentInterface.path)
  }

  private nonisolated func answer(_ call: consuming IncomingCall) {
    switch call.member {
    case "Show": show(call)
    case "Update": update(call)
    case "EndOwn": endOwn(call)
    default: end(call)
    }
  }

  private nonisolated func show(_ call: consuming IncomingCall) {
    let request: ToastRequest
    var file: CInt?
    do throws(WireError) {
      request = try RequestWire.decode(call.arguments[0] ?? .tuple([])) { handle in
        file = call.descriptor(handle)
        return file
      }
    } catch {
      if let file { close(file) }
      return call.fail(AgentInterface.ErrorName.invalid, "\(error)")
    }
    let follows = call.arguments[1].flatMap(Bool.init(variant:)) ?? false
    let sender = Sender(name: call.sender, follows: follows)
    let submission = Submission(call.deferred(), output: request.speech.destination)
    presenter.submit(request) { id, event in
      self.assumeIsolated { $0.note(id, event, sender, submission) }
    }
  }

  private func note(
    _ id: ToastID, _ event: ToastEvent, _ sender: Sender, _ submission: Submission
  ) {
    switch event {
    case .print:
      presenter.printed(id, ChannelReport(.delivered, reason: "printed by the sender"))
      if submission.notePrint() { tell(sender.name, id, event) }
    case .accepted:
      senders[id] = sender
      idleChanged?(false)
      submission.accept(id)
    case .ended(.refused(let reason)):
      submission.refuse(reason)
    case .acted, .finished, .ended:
      if case .finished(.voice, _) = event { submission.closeOutput() }
      if sender.follows { tell(sender.name, id, event) }
    case .reported:
      guard senders.removeValue(forKey: id) != nil else { return }
      if sender.follows { tell(sender.name, id, event) }
      if isIdle { idleChanged?(true) }
    }
  }

  private func tell(_ sender: String, _ id: ToastID, _ event: ToastEvent) {
    let wire = EventWire(id, event)
    connection.emit(
      AgentInterface.name, wire.member, from: AgentInterface.path, wire.arguments, to: sender)
  }

  /// Changes a toast for its sender; nobody changes another's.
  private nonisolated func update(_ call: consuming IncomingCall) {
    let (id, request): (ToastID, ToastRequest)
    do throws(WireError) {
      guard let number = call.arguments[0].flatMap(UInt64.init(variant:)) else {
        throw WireError("arguments: \(call.arguments.signature) is not (ta{sv})")
      }
      id = ToastID(number)
      request = try RequestWire.decode(call.arguments[1] ?? .tuple([])) { _ in nil }
    } catch {
      return call.fail(AgentInterface.ErrorName.invalid, "\(error)")
    }
    let sender = call.sender
    assumeIsolated { if $0.senders[id]?.name == sender { $0.presenter.update(id, request) } }
    call.reply()
  }

  /// Ends what the caller has shown: the toast that is showing, or all that are there.
  private nonisolated func endOwn(_ call: consuming IncomingCall) {
    let words = AgentClient.Which.allCases.map(\.rawValue).joined(separator: ", ")
    let word = call.arguments.decode(String.self) ?? ""
    guard let which = AgentClient.Which(rawValue: word) else {
      return call.fail(
        AgentInterface.ErrorName.invalid, "which: '\(word)' is not one of \(words)")
    }
    let sender = call.sender
    assumeIsolated { service in
      let own = Set(service.senders.filter { $0.value.name == sender }.keys)
      switch which {
      case .current: service.presenter.tell(.currentEnded(among: own, .closedByCaller))
      case .all: service.presenter.tell(.allEnded(among: own, .cleared))
      }
    }
    call.reply()
  }

  /// Ends a toast for its sender; nobody ends another's.
  private nonisolated func end(_ call: consuming IncomingCall) {
    let (id, outcome): (ToastID, ToastOutcome)
    do throws(WireError) {
      guard let (number, fields) = call.arguments.decode(UInt64.self, OutcomeWire.Fields.self)
      else { throw WireError("arguments: \(call.arguments.signature) is not (t(ss))") }
      (id, outcome) = (ToastID(number), try OutcomeWire.decode(fields))
    } catch {
      return call.fail(AgentInterface.ErrorName.invalid, "\(error)")
    }
    let sender = call.sender
    assumeIsolated { if $0.senders[id]?.name == sender { $0.presenter.end(id, outcome) } }
    call.reply()
  }
}
