import GLibKit
import ToastClient
import ToastCore
import ToastMessage

/// The agent's object on the session bus: takes toasts from other programs, tells each what becomes
/// of its own, and does what people and scripts want of those that are there.
actor AgentService {
  nonisolated let connection: BusConnection
  let presenter: Presenter
  private let sandbox: Sandbox
  /// The sender of each toast that is not reported yet.
  var senders: [ToastID: Sender] = [:]
  /// What is being told of toasts by others than their senders, who print it then.
  var changes: [ToastID: Submission] = [:]
  var names = NamedToasts()
  private var idleChanged: (@Sendable (_ isIdle: Bool) -> Void)?

  /// Whoever showed a toast.
  struct Sender: Sendable {
    /// Its unique name.
    let name: String
    /// Whether it wants to know what becomes of the toast.
    let follows: Bool
    /// Its call.
    let submission: Submission
  }

  nonisolated var unownedExecutor: UnownedSerialExecutor {
    connection.loop.asUnownedSerialExecutor()
  }

  init(connection: BusConnection, presenter: Presenter, sandbox: Sandbox = Sandbox()) {
    self.connection = connection
    self.presenter = presenter
    self.sandbox = sandbox
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
    // Whoever asks for something may ask for more: the time without work begins anew.
    assumeIsolated { $0.tellIdle() }
    switch call.member {
    case "Show": show(call)
    case "Update": update(call)
    case "Progress": progress(call)
    case "End": end(call)
    case "EndOwn": endOwn(call)
    case "EndAll": endAll(call)
    case "Act": act(call)
    case "Extend": extend(call)
    case "Focus": focus(call)
    case "Diagnose": diagnose(call)
    case "DisplaySettings":
      call.reply(DisplaySettingsWire.encode(presenter.displaySettings))
    case "Repeat": repeatLast(call)
    default: history(call)
    }
  }

  func tellIdle() { idleChanged?(isIdle) }

  func tell(_ sender: String, _ id: ToastID, _ event: ToastEvent) {
    let wire = EventWire(id, event)
    connection.emit(
      AgentInterface.name, wire.member, from: AgentInterface.path, wire.arguments, to: sender)
  }

  // MARK: Who may

  /// The toasts of a caller.
  func own(_ caller: String) -> Set<ToastID> {
    Set(senders.filter { $0.value.name == caller }.keys)
  }

  /// Finds out which toasts a caller may see and end: all are told as `nil`, or its own.
  func reach(
    of caller: String,
    _ body: @escaping @Sendable (isolated AgentService, Set<ToastID>?) -> Void
  ) {
    connection.findProcess(of: caller) { process in
      self.assumeIsolated { service in
        // Of a caller that is gone nothing is known, and it does not read the answer.
        let isInSandbox = process.map(service.sandbox.holds) ?? true
        body(service, isInSandbox ? service.own(caller) : nil)
      }
    }
  }

  /// Goes on with a toast that the caller may do something about, and answers for any other.
  ///
  /// - Parameter id: its number; the one that is showing when `nil`.
  func reach(
    _ id: ToastID?, for caller: String, _ reply: DeferredReply,
    _ body: @escaping @Sendable (isolated AgentService, LiveToast) -> Void
  ) {
    if let id, senders[id]?.name == caller { return find(id, among: nil, reply, body) }
    reach(of: caller) { service, ids in
      if let id, let ids, !ids.contains(id) {
        return reply.fail(
          AgentInterface.ErrorName.notYours,
          "toast \(id) is not yours: a program in a sandbox sees and ends only its own")
      }
      service.find(id, among: ids, reply, body)
    }
  }

  private func find(
    _ id: ToastID?, among ids: Set<ToastID>?, _ reply: DeferredReply,
    _ body: @escaping @Sendable (isolated AgentService, LiveToast) -> Void
  ) {
    presenter.find(id, among: ids) { found in
      switch found {
      case .success(let toast): self.assumeIsolated { body($0, toast) }
      case .failure(let absence): reply.fail(AgentInterface.ErrorName.noSuchToast, "\(absence)")
      }
    }
  }
}
