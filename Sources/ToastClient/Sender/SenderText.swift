import Synchronization
public import ToastCore
import ToastText

/// The text of one toast, which belongs to its sender: it is printed at the sender's own standard
/// error, and the sender's report tells what came of it.
public final class SenderText: Sendable {
  private let request: ToastRequest
  private let environment: [String: String]
  private let printed = Mutex<ChannelReport?>(nil)

  /// The text of a toast that is not printed yet; colour and width follow the environment.
  public init(_ request: ToastRequest, environment: [String: String]) {
    self.request = request
    self.environment = environment
  }

  /// Prints the toast's line, once; the second time it returns what came of the first.
  @discardableResult
  public func print() -> ChannelReport {
    printed.withLock { printed in
      if let printed { return printed }
      let report = write()
      printed = report
      return report
    }
  }

  /// A report with what came of the text.
  public func completing(_ report: ToastReport) -> ToastReport {
    guard let text = printed.withLock({ $0 }) else { return report }
    var report = report
    report.channels[.text] = text
    return report
  }

  private func write() -> ChannelReport {
    let output = PlainTextOutput()
    let wording = Wording(
      request.content, severity: request.severity,
      language: WordingLanguage(tag: request.origin.language) ?? .english)
    let text = PlainText.text(
      wording.line, severity: request.severity, columns: output.columns(environment: environment),
      colour: TextColour.isWanted(environment: environment, isTerminal: output.isTerminal))
    switch output.write(text) {
    case .delivered: return ChannelReport(.delivered)
    case .failed(let error): return ChannelReport(.failed, reason: "\(error)")
    }
  }
}
