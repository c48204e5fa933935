import ToastCore

/// What `--explain` prints: what each sense got, in words.
enum ReportText {
  /// The lines, each with its line end.
  static func text(_ report: ToastReport) -> String {
    let title = TextSafety.neutralize(report.title, for: .terminal)
    let head = "toast \(report.id) “\(title)”: \(report.outcome)\n"
    return report.channels.sorted { $0.key < $1.key }.reduce(head) { text, channel in
      text + lines(channel.key, channel.value)
    }
  }

  private static func lines(_ sense: ToastSense, _ report: ChannelReport) -> String {
    let name = sense.rawValue + String(repeating: " ", count: 14 - sense.rawValue.count)
    let indent = String(repeating: " ", count: 16)
    var details = report.listeners.map(sentence)
    if let speech = report.speech { details.append(sentence(speech)) }
    let state = report.reason.map { "\(report.state.rawValue): \($0)" } ?? report.state.rawValue
    return "  \(name)\(state)\n" + details.map { "\(indent)\($0)\n" }.joined()
  }

  private static func sentence(_ listener: ListenerReport) -> String {
    let kind = listener.isReader ? "screen reader" : "listener"
    let sent =
      switch listener.event {
      case .announcement: "an announcement"
      case .showing: "a shown notification"
      }
    let answer =
      switch listener.receipt {
      case .read(let time): "which it read within \(milliseconds(time)) ms"
      case .lookedAt(let time): "and called back after \(milliseconds(time)) ms"
      case nil: "and did not answer"
      }
    let process = TextSafety.neutralize(listener.process, for: .terminal)
    return "\(process) (\(kind)) was sent \(sent), \(answer)"
  }

  private static func sentence(_ speech: SpeechReport) -> String {
    "\(speech.engine) spoke with the voice \(speech.voice) (\(speech.language)) into "
      + "\(speech.sink): \(milliseconds(speech.sound)) ms of sound, "
      + "the first sample after \(milliseconds(speech.firstSample)) ms"
  }

  /// To a tenth of a millisecond.
  private static func milliseconds(_ time: Duration) -> String {
    let tenths = Int((time / .milliseconds(1) * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
