import ToastCore

/// One line of `--report`.
enum ReportLine {
  /// The report as a JSON object, in the order in which one reads it.
  static func json(_ report: ToastReport) -> JSONText {
    var members: [JSONText.Member] = [
      .init("id", .integer(Int64(clamping: report.id.number))),
      .init("title", .string(report.title)),
    ]
    if let severity = report.severity {
      members.append(.init("severity", .string(severity.rawValue)))
    }
    let channels = report.channels.sorted { $0.key < $1.key }
    members.append(
      .init("channels", .object(channels.map { .init($0.key.rawValue, channel($0.value)) })))
    members.append(.init("outcome", .string(report.outcome.word)))
    switch report.outcome {
    case .action(let name): members.append(.init("action", .string(name)))
    case .refused(let reason), .failed(let reason):
      members.append(.init("reason", .string(reason)))
    case .expired, .tapped, .swiped, .closedByCaller, .closedByPerson, .replaced, .cleared: break
    }
    return .object(members)
  }

  private static func channel(_ report: ChannelReport) -> JSONText {
    var members: [JSONText.Member] = [.init("state", .string(report.state.rawValue))]
    if let reason = report.reason { members.append(.init("reason", .string(reason))) }
    if !report.listeners.isEmpty {
      members.append(.init("listeners", .array(report.listeners.map(listener))))
    }
    if let speech = report.speech { members += self.speech(speech) }
    return .object(members)
  }

  private static func listener(_ report: ListenerReport) -> JSONText {
    var members: [JSONText.Member] = [
      .init("process", .string(report.process)),
      .init("event", .string(report.event.rawValue)),
      .init("screen_reader", .bool(report.isReader)),
    ]
    switch report.receipt {
    case .read(let time):
      members += [.init("receipt", .string("read")), .init("receipt_ms", milliseconds(time))]
    case .lookedAt(let time):
      members += [.init("receipt", .string("looked at")), .init("receipt_ms", milliseconds(time))]
    case nil: break
    }
    return .object(members)
  }

  private static func speech(_ report: SpeechReport) -> [JSONText.Member] {
    [
      .init("engine", .string(report.engine)), .init("voice", .string(report.voice)),
      .init("language", .string(report.language)), .init("sink", .string(report.sink)),
      .init("sound_ms", milliseconds(report.sound)),
      .init("first_sample_ms", milliseconds(report.firstSample)),
    ]
  }

  /// To a hundredth of a millisecond.
  private static func milliseconds(_ time: Duration) -> JSONText {
    .number((time / .milliseconds(1) * 100).rounded() / 100)
  }
}
