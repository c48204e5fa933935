import ToastCore

/// An event as it is told: what the signal carried, and what its application answered about it.
struct Hearing: Equatable, Sendable {
  /// When it was taken, in microseconds of the monotonic clock.
  var microseconds: Int64 = 0
  var kind: EventKind
  /// The event's full name.
  var type = ""
  /// The event's first number.
  var detail: CInt = 0
  /// The name of the application; nil when nobody was asked.
  var application: String?
  var bus = ""
  var path = ""
  /// The words for its role; nil when nobody was asked.
  var role: String?
  /// How an announcement asks to be treated.
  var politeness: String?
  /// The message of an announcement, the name of what is shown.
  var text = ""
  /// The description of what is shown.
  var description: String?
  /// The names of the labels in what is shown.
  var labels: [String]?

  /// It as an object, in the order of its members.
  var members: [JSONText.Member] {
    var members: [JSONText.Member] = [
      .init("time_us", .integer(microseconds)), .init("event", .string(kind.rawValue)),
      .init("type", .string(type)), .init("detail", .integer(Int64(detail))),
    ]
    func add(_ key: String, _ value: String?) {
      if let value { members.append(.init(key, .string(value))) }
    }
    add("application", application)
    add("bus", bus)
    add("path", path)
    add("role", role)
    add("politeness", politeness)
    add("text", text)
    add("description", description)
    if let labels { members.append(.init("labels", .array(labels.map(JSONText.string)))) }
    return members
  }

  /// It as a line of JSON, line end included.
  var line: String { JSONText.object(members).text + "\n" }
}
