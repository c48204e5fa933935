import GLibKit
import ToastClient
import ToastCore

/// What people and scripts want of toasts that are there.
extension AgentService {
  /// The toast that a number means: 0 is the one that is showing.
  private static func toast(_ number: UInt64) -> ToastID? { number == 0 ? nil : ToastID(number) }

  // MARK: Ending

  nonisolated func end(_ call: consuming IncomingCall) {
    let (id, outcome): (ToastID?, ToastOutcome)
    do throws(WireError) {
      guard let (number, fields) = call.arguments.decode(UInt64.self, OutcomeWire.Fields.self)
      else { throw WireError("arguments: \(call.arguments.signature) is not (t(ss))") }
      (id, outcome) = (Self.toast(number), try OutcomeWire.decode(fields))
    } catch {
      return call.fail(AgentInterface.ErrorName.invalid, "\(error)")
    }
    let caller = call.sender
    let reply = call.deferred()
    assumeIsolated { service in
      service.reach(id, for: caller, reply) { service, toast in
        service.presenter.end(toast.id, outcome)
        reply.reply()
      }
    }
  }

  /// Ends what the caller has shown: the toast that is showing, or all that are there.
  nonisolated func endOwn(_ call: consuming IncomingCall) {
    let words = AgentClient.Which.allCases.map(\.rawValue).joined(separator: ", ")
    let word = call.arguments.decode(String.self) ?? ""
    guard let which = AgentClient.Which(rawValue: word) else {
      return call.fail(
        AgentInterface.ErrorName.invalid, "which: '\(word)' is not one of \(words)")
    }
    let sender = call.sender
    assumeIsolated { service in
      let own = service.own(sender)
      switch which {
      case .current: service.presenter.tell(.currentEnded(among: own, .closedByCaller))
      case .all: service.presenter.tell(.allEnded(among: own, .cleared))
      }
    }
    call.reply()
  }

  /// Ends all that the caller may end.
  nonisolated func endAll(_ call: consuming IncomingCall) {
    let caller = call.sender
    let reply = call.deferred()
    assumeIsolated { service in
      service.reach(of: caller) { service, ids in
        service.presenter.tell(.allEnded(among: ids, .cleared))
        reply.reply()
      }
    }
  }

  // MARK: Actions and time

  nonisolated func act(_ call: consuming IncomingCall) {
    guard let (number, word) = call.arguments.decode(UInt64.self, String.self) else {
      return call.fail(
        AgentInterface.ErrorName.invalid, "arguments: \(call.arguments.signature) is not (ts)")
    }
    let caller = call.sender
    let reply = call.deferred()
    assumeIsolated { service in
      service.reach(Self.toast(number), for: caller, reply) { service, toast in
        guard let original = toast.original else { return service.act(toast, word, reply) }
        // What is said once more has its actions where it was said first.
        service.reach(original, for: caller, reply) { $0.act($1, word, reply) }
      }
    }
  }

  private func act(_ toast: LiveToast, _ word: String, _ reply: DeferredReply) {
    do throws(WireError) {
      act(toast.id, try ActionWord.place(of: word, in: toast), reply)
    } catch {
      reply.fail(AgentInterface.ErrorName.invalid, "\(error)")
    }
  }

  /// Has the sender do what an action says; only it can.
  private func act(_ id: ToastID, _ place: Int, _ reply: DeferredReply) {
    guard let sender = senders[id], sender.follows else {
      return reply.fail(
        AgentInterface.ErrorName.senderGone,
        "the program that showed toast \(id) does not wait for its actions")
    }
    connection.findProcess(of: sender.name) { process in
      guard process != nil else {
        return reply.fail(
          AgentInterface.ErrorName.senderGone,
          "the program that showed toast \(id) has ended, and nobody is left to do it")
      }
      self.assumeIsolated { service in
        service.presenter.act(id, place) { isDone in
          if isDone { return reply.reply() }
          reply.fail(AgentInterface.ErrorName.noSuchToast, "toast \(id) is over")
        }
      }
    }
  }

  nonisolated func extend(_ call: consuming IncomingCall) {
    let number = call.arguments.decode(UInt64.self) ?? UInt64(0)
    let caller = call.sender
    let reply = call.deferred()
    assumeIsolated { service in
      service.reach(Self.toast(number), for: caller, reply) { service, toast in
        guard toast.place == .showing else {
          return reply.fail(
            AgentInterface.ErrorName.noSuchToast, "toast \(toast.id) is not showing")
        }
        service.presenter.tell(.extended(toast.id))
        reply.reply()
      }
    }
  }

  nonisolated func focus(_ call: consuming IncomingCall) {
    let caller = call.sender
    let reply = call.deferred()
    assumeIsolated { service in
      service.reach(of: caller) { service, ids in
        // Whoever may see its own toasts alone could take the keyboard from what is being typed.
        guard ids == nil else {
          return reply.fail(
            AgentInterface.ErrorName.notYours, "a program in a sandbox cannot move the keyboard")
        }
        service.presenter.focus { problem in
          guard let problem else { return reply.reply() }
          reply.fail(AgentInterface.ErrorName.noFocus, problem)
        }
      }
    }
  }

  // MARK: What is

  nonisolated func diagnose(_ call: consuming IncomingCall) {
    let request: ToastRequest
    do throws(WireError) {
      guard let fields = call.arguments.decode([String: Variant].self) else {
        throw WireError("arguments: \(call.arguments.signature) is not (a{sv})")
      }
      request = try RequestWire.decode(fields.variant) { _ in nil }
    } catch {
      return call.fail(AgentInterface.ErrorName.invalid, "\(error)")
    }
    let reply = call.deferred()
    connection.loop.task { [presenter] in
      reply.reply(.tuple([DiagnosisWire.encode(await presenter.diagnose(request)).variant]))
    }
  }

  // MARK: What was

  nonisolated func repeatLast(_ call: consuming IncomingCall) {
    let caller = call.sender
    let reply = call.deferred()
    assumeIsolated { service in
      service.reach(of: caller) { service, ids in
        service.presenter.repeatLast(among: ids) { repeated in
          switch repeated {
          case .success(let toast): reply.reply(.tuple(toast.line?.text ?? ""))
          case .failure(let absence):
            reply.fail(AgentInterface.ErrorName.noSuchToast, "\(absence)")
          }
        }
      }
    }
  }

  nonisolated func history(_ call: consuming IncomingCall) {
    let caller = call.sender
    let reply = call.deferred()
    assumeIsolated { service in
      service.reach(of: caller) { service, ids in
        service.presenter.record { records in
          let mine = records.filter { ids?.contains($0.entry.id) ?? true }
          reply.reply(.tuple(mine.map { HistoryWire($0).fields }))
        }
      }
    }
  }
}
