import GLibKit
import SystemKit
import ToastCore

/// A report as it travels back from the agent: an `a{sv}`.
enum ReportWire {
  static func encode(_ report: ToastReport) -> [String: Variant] {
    var writer = FieldWriter()
    writer["id"] = report.id.number
    writer["title"] = report.title
    writer["severity"] = report.severity?.rawValue
    writer["outcome"] = OutcomeWire.encode(report.outcome)
    writer["channels"] = Dictionary(
      uniqueKeysWithValues: report.channels.map { ($0.key.rawValue, encode($0.value)) })
    return writer.fields
  }

  static func decode(_ variant: Variant) throws(WireError) -> ToastReport {
    let reader = try FieldReader(variant)
    guard let id = try reader.optional("id", UInt64.self),
      let outcome = try reader.optional("outcome", OutcomeWire.Fields.self)
    else { throw WireError("report: id and outcome are missing") }
    var channels: [ToastSense: ChannelReport] = [:]
    for (name, fields) in try reader.value("channels", default: [String: [String: Variant]]()) {
      // A newer agent may have senses that this program does not know.
      guard let sense = ToastSense(rawValue: name) else { continue }
      channels[sense] = try channel(fields.variant)
    }
    return ToastReport(
      id: ToastID(id), title: try reader.value("title", default: ""),
      severity: (try? reader.word("severity")) ?? nil, channels: channels,
      outcome: OutcomeWire.read(outcome))
  }

  static func encode(_ report: ChannelReport) -> [String: Variant] {
    var writer = FieldWriter()
    writer["state"] = report.state.rawValue
    writer["reason"] = report.reason
    writer["listeners"] = report.listeners.map(encode)
    writer["speech"] = report.speech.map(encode)
    return writer.fields
  }

  static func channel(_ variant: Variant) throws(WireError) -> ChannelReport {
    let reader = try FieldReader(variant)
    guard let state = try reader.word("state", ChannelReport.State.self) else {
      throw WireError("report: a channel has no state")
    }
    var listeners: [ListenerReport] = []
    for fields in try reader.value("listeners", default: [[String: Variant]]()) {
      listeners.append(try listener(fields.variant))
    }
    let speech = try reader.optional("speech", [String: Variant].self)
    return ChannelReport(
      state, reason: try reader.optional("reason"), listeners: listeners,
      speech: try speech.map { fields throws(WireError) in try self.speech(fields.variant) })
  }

  private static func encode(_ listener: ListenerReport) -> [String: Variant] {
    var writer = FieldWriter()
    writer["process"] = listener.process
    writer["event"] = listener.event.rawValue
    writer["reader"] = listener.isReader
    switch listener.receipt {
    case .read(let time): writer["read"] = time.microseconds
    case .lookedAt(let time): writer["looked-at"] = time.microseconds
    case nil: break
    }
    return writer.fields
  }

  private static func listener(_ variant: Variant) throws(WireError) -> ListenerReport {
    let reader = try FieldReader(variant)
    let read = try reader.optional("read", Int64.self).map { Duration.microseconds($0) }
    let looked = try reader.optional("looked-at", Int64.self).map { Duration.microseconds($0) }
    return ListenerReport(
      process: try reader.value("process", default: ""),
      event: try reader.word("event") ?? .announcement,
      isReader: try reader.value("reader", default: false),
      receipt: looked.map(ListenerReport.Receipt.lookedAt)
        ?? read.map(ListenerReport.Receipt.read))
  }

  private static func encode(_ speech: SpeechReport) -> [String: Variant] {
    var writer = FieldWriter()
    writer["engine"] = speech.engine
    writer["voice"] = speech.voice
    writer["language"] = speech.language
    writer["sound"] = speech.sound.microseconds
    writer["first-sample"] = speech.firstSample.microseconds
    writer["sink"] = speech.sink
    return writer.fields
  }

  private static func speech(_ variant: Variant) throws(WireError) -> SpeechReport {
    let reader = try FieldReader(variant)
    return SpeechReport(
      engine: try reader.value("engine", default: ""),
      voice: try reader.value("voice", default: ""),
      language: try reader.value("language", default: ""),
      sound: .microseconds(try reader.value("sound", default: Int64(0))),
      firstSample: .microseconds(try reader.value("first-sample", default: Int64(0))),
      sink: try reader.value("sink", default: ""))
  }
}
