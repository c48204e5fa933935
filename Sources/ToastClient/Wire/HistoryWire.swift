public import GLibKit
import SystemKit
public import ToastCore

/// One toast of the agent's history, as it travels back: an `a{sv}`.
public struct HistoryWire: Sendable, Equatable {
  /// Where the toast is.
  public enum State: String, Sendable, CaseIterable {
    /// It is showing.
    case showing
    /// It was put away, and its actions can be taken.
    case kept
    /// It is over.
    case ended
  }

  /// Its number.
  public let id: ToastID
  /// When it came, as the time since 1970 began in UTC, to a millisecond; `nil` where that is not
  /// known.
  public let time: Duration?
  /// Its title.
  public let title: String?
  /// Its message.
  public let message: String?
  /// Its severity.
  public let severity: ToastSeverity?
  /// Who sent it.
  public let application: String
  /// What it said, on one line, in its sender's language.
  public let line: String
  /// Where it is.
  public let state: State
  /// How it ended; `nil` until it has.
  public let outcome: ToastOutcome?
  /// What can be done about it still.
  public let actions: [String]

  /// What is told of a toast.
  package init(_ record: ToastCenter.Record) {
    let request = record.entry.request
    id = record.entry.id
    time = record.entry.time
    title = request.content.title
    message = request.content.message
    severity = request.severity
    application = request.origin.application
    line = request.wording.line.message
    outcome = record.entry.outcome
    state =
      switch record.place {
      case .showing, .waiting: .showing
      case .history: .kept
      case nil: .ended
      }
    actions = record.place == nil ? [] : request.content.actions.map(\.title)
  }

  /// For the bus.
  public var fields: [String: Variant] {
    var writer = FieldWriter()
    writer["id"] = id.number
    writer["time"] = time.map { $0.microseconds / 1000 }
    writer["title"] = title
    writer["message"] = message
    writer["severity"] = severity?.rawValue
    writer.set("application", application, unless: "")
    writer["line"] = line
    writer["state"] = state.rawValue
    writer["outcome"] = outcome.map(OutcomeWire.encode)
    writer.set("actions", actions, unless: [])
    return writer.fields
  }

  /// What is in these fields.
  ///
  /// - Throws: ``WireError`` naming the field.
  public init(_ variant: Variant) throws(WireError) {
    let reader = try FieldReader(variant)
    guard let id = try reader.optional("id", UInt64.self) else {
      throw WireError("id: the history has a toast without one")
    }
    self.id = ToastID(id)
    time = try reader.optional("time", Int64.self).map { .milliseconds($0) }
    title = try reader.optional("title")
    message = try reader.optional("message")
    severity = try reader.word("severity")
    application = try reader.value("application", default: "")
    line = try reader.value("line", default: "")
    state = try reader.word("state") ?? .ended
    outcome = try reader.optional("outcome", OutcomeWire.Fields.self).map(OutcomeWire.read)
    actions = try reader.value("actions", default: [])
  }
}
