import SystemKit
import ToastClient
import ToastCore

/// A toast that no agent takes: its text is what is left.
struct WithoutAgent {
  private let error: AgentError
  private let request: ToastRequest
  private let text: SenderText

  init(_ error: AgentError, _ request: ToastRequest, _ text: SenderText) {
    self.error = error
    self.request = request
    self.text = text
  }

  /// Prints the text where it is wanted, and what was asked for on standard output.
  ///
  /// - Throws: ``CommandFailure`` where the text is not enough.
  func tell(_ options: ShowOptions) throws(CommandFailure) -> ExitStatus {
    // Nothing is shown of arguments that make no sense.
    if case .invalid(let reason) = error { throw CommandFailure(.usage, reason) }
    if case .notYours(let reason) = error { throw CommandFailure(.notDelivered, reason) }
    let printed = request.wishes.text == .never ? nil : text.print()
    try options.print(report(printed))
    if case .refused(let reason) = error { throw CommandFailure(.notDelivered, reason) }
    guard request.speech.destination == .loudspeaker else {
      throw CommandFailure(.outputNotWritable, "--output: nothing was spoken: \(error)")
    }
    guard printed?.state == .delivered else { throw CommandFailure(.notDelivered, "\(error)") }
    Remark.say("\(error)")
    return .success
  }

  private func report(_ printed: ChannelReport?) -> ToastReport {
    let reason = "\(error)"
    var channels = Dictionary(
      uniqueKeysWithValues: ToastSense.allCases.map { ($0, ChannelReport(.failed, reason: reason)) }
    )
    channels[.text] = printed ?? ChannelReport(.skipped, reason: "not wanted")
    let isRefused = if case .refused = error { true } else { false }
    return ToastReport(
      id: ToastID(0), title: request.content.title ?? request.content.message ?? "",
      severity: request.severity, channels: channels,
      outcome: isRefused ? .refused(reason) : .failed(reason))
  }
}

extension ShowOptions {
  /// Prints a report in the forms that were asked for.
  func print(_ report: ToastReport) throws(CommandFailure) {
    if reports { try StandardOutput.write(ReportLine.json(report).text + "\n") }
    if explains { try StandardOutput.write(ReportText.text(report)) }
  }
}
