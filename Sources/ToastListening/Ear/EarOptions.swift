/// What `toast-ear` was asked for.
///
/// The program is started by other programs of ours and not by people, so its arguments are few
/// and a mistake in them is a mistake of ours.
struct EarOptions: Equatable, Sendable {
  /// The kinds of event to listen for, in the order they were named.
  var events: [EventKind] = [.announcement, .showing]
  /// Whether applications may be called back for what the signal does not carry.
  var callsBack = true
  /// Whether applications are told that a reader is there.
  var activates = false

  /// An argument that is not understood.
  struct Mistake: Error, Equatable, Sendable, CustomStringConvertible {
    let description: String
  }

  init() {}

  /// Reads the arguments that follow the program's name.
  init(_ arguments: [String]) throws(Mistake) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--events":
        guard let list = rest.popFirst() else {
          throw Mistake(description: "--events needs a list, one or more of \(EventKind.list)")
        }
        events = try Self.events(named: list)
      case "--no-callbacks": callsBack = false
      case "--activate": activates = true
      default: throw Mistake(description: "unknown argument \(argument)")
      }
    }
  }

  private static func events(named list: String) throws(Mistake) -> [EventKind] {
    var events: [EventKind] = []
    for name in list.split(separator: ",", omittingEmptySubsequences: false) {
      guard let kind = EventKind(rawValue: String(name)) else {
        throw Mistake(description: "--events: \(name) is none of \(EventKind.list)")
      }
      if !events.contains(kind) { events.append(kind) }
    }
    return events
  }
}
