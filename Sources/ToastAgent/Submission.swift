import GLibKit
import Glibc
import Synchronization
import ToastClient
import ToastCore

/// One call of `Show`, from its arrival to the toast's report: the answer that is owed, and the
/// file that came along.
final class Submission: Sendable {
  private let reply: DeferredReply
  private let output: SpeechSettings.Destination
  private let state = Mutex((isAnswered: false, print: false))

  init(_ reply: DeferredReply, output: SpeechSettings.Destination) {
    self.reply = reply
    self.output = output
  }

  deinit {
    // The voice has its own copy of the descriptor.
    if case .descriptor(let file) = output { close(file) }
  }

  /// The toast's line is to be printed. Until the call is answered the answer says so; returns
  /// whether it must be told otherwise.
  func notePrint() -> Bool {
    state.withLock { state in
      state.print = true
      return state.isAnswered
    }
  }

  /// The queue has the toast.
  func accept(_ id: ToastID) {
    let print = state.withLock { state in
      state.isAnswered = true
      return state.print
    }
    reply.reply(.tuple(id.number, print))
  }

  /// The queue does not take the toast.
  func refuse(_ reason: String) { reply.fail(AgentInterface.ErrorName.refused, reason) }
}
