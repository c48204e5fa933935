import GLibKit
import Glibc
import ToastClient
import ToastCore

/// Toasts come and change.
extension AgentService {
  nonisolated func show(_ call: consuming IncomingCall) {
    var request: ToastRequest
    let replaced: ToastID?
    var file: CInt?
    do throws(WireError) {
      let fields = call.arguments[0] ?? .tuple([])
      replaced = try RequestWire.replaced(in: fields)
      request = try RequestWire.decode(fields) { handle in
        file = call.descriptor(handle)
        return file
      }
    } catch {
      if let file { close(file) }
      return call.fail(AgentInterface.ErrorName.invalid, "\(error)")
    }
    request.origin.process = call.sender
    let follows = call.arguments[1].flatMap(Bool.init(variant:)) ?? false
    let caller = call.sender
    let submission = Submission(call.deferred(), output: request.speech.destination)
    let sender = Sender(name: caller, follows: follows, submission: submission)
    assumeIsolated { [request] service in
      if let replaced {
        service.replace(replaced, by: request, sender)
      } else {
        service.submit(request, sender)
      }
    }
  }

  @discardableResult
  func submit(_ request: ToastRequest, _ sender: Sender) -> ToastID {
    presenter.submit(request) { id, event in
      self.assumeIsolated { $0.note(id, event, sender) }
    }
  }

  /// Puts a toast into the place of another one, which is over with that for its sender. Where that
  /// one is not there any more, the toast comes anew.
  private func replace(_ id: ToastID, by request: ToastRequest, _ sender: Sender) {
    reach(of: sender.name) { service, ids in
      guard ids?.contains(id) ?? true else {
        return sender.submission.refuse(
          AgentInterface.ErrorName.notYours,
          "toast \(id) is not yours: a program in a sandbox replaces only its own")
      }
      guard let old = service.senders[id] else {
        service.submit(request, sender)
        return
      }
      service.senders[id] = sender
      service.presenter.update(id, request) { isDone in
        self.assumeIsolated { service in
          if isDone {
            if old.follows { service.tellReplaced(id, old) }
            return sender.submission.accept(id)
          }
          // It has ended meanwhile, and its sender still waits for the report.
          service.senders[id] = old
          service.submit(request, sender)
        }
      }
    }
  }

  private func tellReplaced(_ id: ToastID, _ old: Sender) {
    let channels = ToastSense.allCases.map {
      ($0, ChannelReport(.skipped, reason: "the toast was replaced"))
    }
    let report = ToastReport(
      id: id, title: "", severity: nil, channels: Dictionary(uniqueKeysWithValues: channels),
      outcome: .replaced)
    tell(old.name, id, .ended(.replaced))
    tell(old.name, id, .reported(report))
  }

  /// What becomes of a toast.
  ///
  /// - Parameter first: whoever submitted it; by now it may be another one's.
  private func note(_ id: ToastID, _ event: ToastEvent, _ first: Sender) {
    let sender = senders[id] ?? first
    switch event {
    case .print:
      presenter.printed(id, ChannelReport(.delivered, reason: "printed by the sender"))
      let submission = changes[id] ?? sender.submission
      if submission.notePrint() { tell(sender.name, id, event) }
    case .accepted:
      senders[id] = sender
      tellIdle()
      sender.submission.accept(id)
    case .ended(.refused(let reason)):
      sender.submission.refuse(AgentInterface.ErrorName.refused, reason)
    case .acted, .spoke, .finished, .ended:
      if case .finished(.voice, _) = event { sender.submission.closeOutput() }
      if case .ended(let outcome) = event { names.ended(id, outcome) }
      if sender.follows { tell(sender.name, id, event) }
    case .reported:
      guard senders.removeValue(forKey: id) != nil else { return }
      if sender.follows { tell(sender.name, id, event) }
      if isIdle { tellIdle() }
    }
  }

  /// Changes a toast; nobody waits for what is printed of it but its sender.
  nonisolated func update(_ call: consuming IncomingCall) {
    var (id, request) = (ToastID(0), ToastRequest(content: ToastContent()))
    do throws(WireError) {
      guard let number = call.arguments[0].flatMap(UInt64.init(variant:)) else {
        throw WireError("arguments: \(call.arguments.signature) is not (ta{sv})")
      }
      id = ToastID(number)
      request = try RequestWire.decode(call.arguments[1] ?? .tuple([])) { _ in nil }
    } catch {
      return call.fail(AgentInterface.ErrorName.invalid, "\(error)")
    }
    let caller = call.sender
    request.origin.process = caller
    let reply = call.deferred()
    assumeIsolated { [id, request] service in
      service.reach(id, for: caller, reply) { service, toast in
        service.presenter.update(toast.id, request)
        reply.reply()
      }
    }
  }
}
