import ToastCore

/// What `--explain` prints: what each sense got, in words.
enum ReportText {
  /// The lines, each with its line end. The title is whoever's, and so are the names and reasons
  /// that other programs gave: each is made safe for a terminal.
  static func text(_ report: ToastReport) -> String {
    let head = "toast \(report.id) “\(safe(report.title))”: \(safe("\(report.outcome)"))\n"
    return report.channels.sorted { $0.key < $1.key }.reduce(head) { text, channel in
      text + lines(channel.key, channel.value)
    }
  }

  private static func safe(_ text: String) -> String {
    TextSafety.neutralize(text, for: .terminal)
  }

  private static func lines(_ sense: ToastSense, _ report: ChannelReport) -> String {
    let name = sense.rawValue + String(repeating: " ", count: 14 - sense.rawValue.count)
    let indent = String(repeating: " ", count: 16)
    var details = report.listeners.map(sentence)
    if let speech = report.speech { details.append(sentence(speech)) }
    let reason = report.reason.map { ": \(safe($0))" } ?? ""
    return "  \(name)\(report.state.rawValue)\(reason)\n"
      + details.map { "\(indent)\(safe($0))\n" }.joined()
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
    return "\(listener.process) (\(kind)) was sent \(sent), \(answer)"
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
