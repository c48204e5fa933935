import GLibKit
import ToastClient
import ToastCore

/// Toasts that tell how far something has come: one toast, changed in place.
extension AgentService {
  nonisolated func progress(_ call: consuming IncomingCall) {
    var request = ToastRequest(content: ToastContent())
    var id: ToastID?
    let name: String
    do throws(WireError) {
      guard let number = call.arguments[1].flatMap(UInt64.init(variant:)),
        let word = call.arguments[2].flatMap(String.init(variant:)), number > 0 || !word.isEmpty
      else { throw WireError("id, name: both are missing; one of them must say which toast") }
      if number > 0 { id = ToastID(number) }
      name = word
      request = try RequestWire.decode(call.arguments[0] ?? .tuple([]), isPartial: true) { _ in nil
      }
      guard request.content.progress != nil else {
        throw WireError("progress: it is missing; a number from 0 to 1 is wanted")
      }
    } catch {
      return call.fail(AgentInterface.ErrorName.invalid, "\(error)")
    }
    let caller = call.sender
    request.origin.process = caller
    let reply = call.deferred()
    assumeIsolated { [request, id] service in
      if let id {
        service.reach(id, for: caller, reply) { $0.tellProgress(request, of: $1, nil, reply) }
      } else {
        service.tellProgress(request, of: name, caller, reply)
      }
    }
  }

  private func tellProgress(
    _ request: ToastRequest, of word: String, _ caller: String, _ reply: DeferredReply
  ) {
    reach(of: caller) { service, ids in
      let name = NamedToasts.Name(
        sandbox: ids == nil ? "" : caller, application: request.origin.application, name: word)
      switch service.names.place(of: name, request.content.progress ?? 0) {
      case .new: service.begin(request, name, caller, reply)
      case .sentAway(let id): reply.reply(.tuple(id.number, ""))
      case .toast(let id):
        service.presenter.find(id) { found in
          self.assumeIsolated { service in
            if let toast = try? found.get() {
              service.tellProgress(request, of: toast, name, reply)
            } else {
              service.begin(request, name, caller, reply)
            }
          }
        }
      }
    }
  }

  /// The first that is told under a name.
  private func begin(
    _ request: ToastRequest, _ name: NamedToasts.Name, _ caller: String, _ reply: DeferredReply
  ) {
    var request = request
    if request.content.isEmpty { request.content.title = name.name }
    guard !request.content.isEmpty else {
      return reply.fail(AgentInterface.ErrorName.invalid, "name: '\(name.name)' says nothing")
    }
    let submission = Submission(reply) { [request] id, print in
      .tuple(id.number, print ? request.wording.line(id: id).text : "")
    }
    let id = submit(request, Sender(name: caller, follows: false, submission: submission))
    names.note(name, id, request.content.progress ?? 0)
  }

  /// What is told of a toast that is there: its text stays where there is no other.
  private func tellProgress(
    _ change: ToastRequest, of toast: LiveToast, _ name: NamedToasts.Name?, _ reply: DeferredReply
  ) {
    let id = toast.id
    var request = toast.request
    if !change.content.isEmpty {
      request.content.title = change.content.title
      request.content.message = change.content.message
      request.content.speech = nil
    }
    request.content.progress = change.content.progress
    request.configuration.duration = change.configuration.duration
    let submission = Submission(reply) { [request] id, print in
      .tuple(id.number, print ? request.wording.line(id: id).text : "")
    }
    if let name { names.note(name, id, change.content.progress ?? 0) }
    changes[id] = submission
    presenter.update(id, request) { isDone in
      self.assumeIsolated { $0.changes[id] = nil }
      if isDone { return submission.accept(id) }
      reply.fail(AgentInterface.ErrorName.noSuchToast, "toast \(id) is over")
    }
  }
}
