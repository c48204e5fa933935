import GLibKit
import Glibc
import Synchronization
import ToastClient
import ToastCore

/// One call of `Show`, from its arrival to the toast's report: the answer that is owed, and the
/// file that came along.
final class Submission: Sendable {
  private let reply: DeferredReply
  private let state: Mutex<State>

  private struct State {
    var isAnswered = false
    var print = false
    var output: CInt?
  }

  init(_ reply: DeferredReply, output: SpeechSettings.Destination) {
    self.reply = reply
    var state = State()
    if case .descriptor(let file) = output { state.output = file }
    self.state = Mutex(state)
  }

  deinit { closeOutput() }

  /// Nothing more is spoken: whoever reads what is spoken into a pipe waits for its end.
  func closeOutput() {
    if let file = state.withLock({ $0.output.take() }) { close(file) }
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
