import Synchronization
import ToastClient
public import ToastCore

/// A toast that was shown: what becomes of it, and a way to change and to end it.
public final class ToastHandle: Sendable {
  let ending = AwaitedValue<ToastOutcome>()
  private let reporting = AwaitedValue<ToastReport>()
  private let numbering = AwaitedValue<ToastID?>()
  private let words = EventStreams<SpokenWord>()
  /// Its text, which is printed here whoever presents it.
  let text: SenderText
  private let state: Mutex<State>

  private struct State {
    var request: ToastRequest
    var actions: ActionRunner
    var holder: Holder?
    var isDismissed = false
    var isChanged = false
  }

  /// How whoever has the toast is told about it.
  struct Holder: Sendable {
    /// Ends the toast for its caller.
    let end: @Sendable () -> Void
    /// Asks for ``ToastHandle/takeChange()``.
    let change: @Sendable () -> Void
  }

  init(_ request: ToastRequest, environment: [String: String]) {
    text = SenderText(request, environment: environment)
    let actions = ActionRunner(request.content.actions)
    state = Mutex(State(request: request, actions: actions))
  }

  /// Its number in the queue, which `toast dismiss` takes; waits until the queue has it. `nil` where
  /// no queue took it.
  public var id: ToastID? { get async { await numbering.value } }

  /// How it ended; waits until it has.
  public var outcome: ToastOutcome { get async { await ending.value } }

  /// What each channel did; waits until every channel is done.
  public var report: ToastReport { get async { await reporting.value } }

  /// The words of it, from now on, each when our voice begins to say it; ends with ``report``. Where a
  /// screen reader speaks there are none, since it tells nobody.
  public var spokenWords: AsyncStream<SpokenWord> { words.stream() }

  /// Ends it, whether it is showing or waiting; does nothing once it has ended.
  public func dismiss() {
    let holder = state.withLock { state in
      state.isDismissed = true
      return state.holder
    }
    holder?.end()
  }

  /// Changes what it says and how it behaves, and begins its time anew. A change is announced once;
  /// of progress alone every quarter is, and otherwise what there is every five seconds at most.
  ///
  /// Nothing changes once it has ended, and by a content that is empty.
  ///
  /// - Parameters:
  ///   - content: what it says from now on.
  ///   - style: how it looks from now on; as before when `nil`.
  ///   - configuration: how it behaves from now on; as before when `nil`.
  public func update(
    content: ToastContent, style: ToastStyle? = nil, configuration: ToastConfiguration? = nil
  ) {
    change { request in
      request.content = content
      if let style { request.style = style }
      if let configuration { request.configuration = configuration }
    }
  }

  /// Changes a part of what it says; see ``update(content:style:configuration:)``.
  ///
  /// - Parameters:
  ///   - title: its title from now on; as before when `nil`.
  ///   - message: its message from now on; as before when `nil`.
  ///   - progress: how far something has come, from 0 to 1; as before when `nil`.
  public func update(title: String? = nil, message: String? = nil, progress: Double? = nil) {
    change { request in
      request.content.title = title ?? request.content.title
      request.content.message = message ?? request.content.message
      request.content.progress = progress ?? request.content.progress
    }
  }

  private func change(_ change: (inout ToastRequest) -> Void) {
    let holder = state.withLock { state -> Holder? in
      change(&state.request)
      state.actions = ActionRunner(state.request.content.actions)
      state.isChanged = true
      return state.holder
    }
    holder?.change()
  }
}

extension ToastHandle {
  /// What was asked for last.
  var request: ToastRequest { state.withLock { $0.request } }

  /// What was asked for last, where that has changed since it was taken.
  func takeChange() -> ToastRequest? {
    let request = state.withLock { state -> ToastRequest? in
      guard state.isChanged else { return nil }
      state.isChanged = false
      return state.request
    }
    if let request { text.revise(request) }
    return request
  }

  /// Somebody has the toast, under this number.
  func taken(as id: ToastID, by holder: Holder) {
    numbering.tell(id)
    let (isDismissed, isChanged) = state.withLock { state in
      state.holder = holder
      return (state.isDismissed, state.isChanged)
    }
    if isChanged { holder.change() }
    if isDismissed { holder.end() }
  }

  /// Tells the toast's events to whoever waits for them.
  ///
  /// - Parameter end: ends the toast, once the handler of an action has run.
  func note(_ event: ToastEvent, end: @escaping @Sendable (ToastOutcome) -> Void = { _ in }) {
    switch event {
    case .acted(let index): state.withLock { $0.actions }.run(index, end: end)
    case .spoke(let word): words.tell(word)
    case .ended(let outcome): ending.tell(outcome)
    case .reported(let report):
      numbering.tell(report.id)
      words.finish()
      reporting.tell(report)
    case .print, .accepted, .finished: break
    }
  }

  /// The toast was not taken.
  func refuse(_ reason: String) {
    let outcome = ToastOutcome.refused(reason)
    numbering.tell(nil)
    note(.ended(outcome))
    for event in ToastEvent.failure(ToastID(0), reason, of: request, outcome: outcome) {
      note(event)
    }
  }
}
