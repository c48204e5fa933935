import Synchronization
public import ToastCore
import ToastText

/// The text of one toast, which belongs to its sender: it is printed at the sender's own standard
/// error, and the sender's report tells what came of it.
public final class SenderText: Sendable {
  private let environment: [String: String]
  private let output: PlainTextOutput
  private let state: Mutex<State>

  private struct State {
    var request: ToastRequest
    var printed: ChannelReport?
  }

  /// The text of a toast that is not printed yet; colour and width follow the environment.
  public convenience init(_ request: ToastRequest, environment: [String: String]) {
    self.init(request, environment: environment, output: PlainTextOutput())
  }

  init(_ request: ToastRequest, environment: [String: String], output: PlainTextOutput) {
    state = Mutex(State(request: request))
    self.environment = environment
    self.output = output
  }

  /// Prints the toast's line, once; the second time it returns what came of the first.
  ///
  /// - Parameter id: the number by which commands reach the toast; `nil` where none can.
  @discardableResult
  public func print(_ id: ToastID? = nil) -> ChannelReport {
    state.withLock { state in
      if let printed = state.printed { return printed }
      let report = write(state.request, id)
      state.printed = report
      return report
    }
  }

  /// The toast says something else, which has not been printed.
  public func revise(_ request: ToastRequest) {
    state.withLock { state in
      state.request = request
      state.printed = nil
    }
  }

  /// An observer that prints when it is told to, and passes everything else on with what came of
  /// printing in it.
  ///
  /// - Parameter reachable: whether commands reach the toast by its number.
  func completing(
    _ observer: @escaping ToastObserver, reachable: Bool = false
  ) -> ToastObserver {
    { [self] id, event in
      switch event {
      case .print: print(reachable ? id : nil)
      case .finished(.text, let report): observer(id, .finished(.text, result ?? report))
      case .reported(var report):
        if let result { report.channels[.text] = result }
        observer(id, .reported(report))
      case .accepted, .acted, .spoke, .finished, .ended: observer(id, event)
      }
    }
  }

  private var result: ChannelReport? { state.withLock { $0.printed } }

  private func write(_ request: ToastRequest, _ id: ToastID?) -> ChannelReport {
    let text = PlainText.text(
      request.wording.line(id: id), severity: request.severity,
      columns: output.columns(environment: environment),
      color: TextColor.isWanted(environment: environment, isTerminal: output.isTerminal))
    switch output.write(text) {
    case .delivered: return ChannelReport(.delivered)
    case .failed(let error): return ChannelReport(.failed, reason: "\(error)")
    }
  }
}
