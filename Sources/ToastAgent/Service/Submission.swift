import GLibKit
import Glibc
import Synchronization
import ToastClient
import ToastCore

/// One call that shows or changes a toast, from its arrival to the toast's report: the answer that
/// is owed, and the file that came along.
final class Submission: Sendable {
  /// Makes the answer.
  typealias Answer = @Sendable (ToastID, _ print: Bool) -> Variant

  private let reply: DeferredReply
  private let answer: Answer
  private let state: Mutex<State>

  private struct State {
    var isAnswered = false
    var print = false
    var output: CInt?
  }

  /// - Parameters:
  ///   - output: where the toast is spoken.
  ///   - answer: what the caller is told; as of `Show` when nothing is said.
  init(
    _ reply: DeferredReply, output: SpeechSettings.Destination = .loudspeaker,
    answer: @escaping Answer = { .tuple($0.number, $1) }
  ) {
    self.reply = reply
    self.answer = answer
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
    reply.reply(answer(id, print))
  }

  /// The toast is not taken.
  ///
  /// - Parameters:
  ///   - error: the name of the D-Bus error.
  ///   - reason: for people.
  func refuse(_ error: String, _ reason: String) { reply.fail(error, reason) }
}
