import ToastCore

extension VoiceClient.Answer {
  /// As the report of a toast has it.
  var report: ChannelReport {
    switch outcome {
    case .finished(let speech):
      ChannelReport(.delivered, reason: attempt.remark, speech: speech)
    case .cut(let speech, let heard):
      ChannelReport(heard < 0.5 ? .failed : .delivered, reason: "it was cut short", speech: speech)
    case .failed(let failure): ChannelReport(.failed, reason: failure.message)
    }
  }

  /// As the reports of those have it that were only counted.
  func summaryReport(_ words: String) -> ChannelReport {
    switch outcome {
    case .finished, .cut:
      ChannelReport(.skipped, reason: "too many waited for the voice; it said: \(words)")
    case .failed: report
    }
  }
}

extension VoiceClient.Attempt {
  /// What is to be known of a message that was said at this attempt.
  private static let saferRemark = "the voice died over it; it was said in a safer form"

  var remark: String? { self == .first ? nil : Self.saferRemark }
}

extension SpeechQueue.Ending {
  /// Whether the voice has the details.
  var isSpoken: Bool { self == .said || self == .cut }

  /// The report of a message that the voice has said nothing of.
  var report: ChannelReport {
    let reason =
      switch self {
      case .said, .cut: "it was cut before its first word"
      case .replaced: "a newer text of the toast took its place"
      case .outdated: "newer progress, or something more urgent, took its place"
      case .recalled: "the toast was closed before its turn to be spoken"
      case .stopped: "the user stopped the voice"
      }
    return ChannelReport(.skipped, reason: reason)
  }
}
