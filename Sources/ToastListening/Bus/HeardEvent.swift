import CAtspi
import Glibc

/// An event as it arrived: what the signal itself carried, copied out, and its source.
///
/// The names are copied at once because libatspi forgets them when the application leaves the bus.
struct HeardEvent {
  let microseconds: Int64
  let kind: EventKind
  let type: String
  let bus: String
  let path: String
  let detail: CInt
  let text: String
  let source: AccessibleObject

  /// Copies an event, which stays the caller's; nil for an event that nobody asked for.
  init?(_ event: UnsafeMutablePointer<AtspiEvent>) {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    microseconds = Int64(now.tv_sec) * 1_000_000 + Int64(now.tv_nsec) / 1000
    guard let name = event.pointee.type, let source = event.pointee.source else { return nil }
    type = String(cString: name)
    guard let kind = EventKind(type: type) else { return nil }
    self.kind = kind
    bus = toast_object_bus(source).map { String(cString: $0) } ?? ""
    path = toast_object_path(source).map { String(cString: $0) } ?? ""
    detail = event.pointee.detail1
    text = toast_event_text(event).map { String(cString: $0) } ?? ""
    self.source = AccessibleObject(retaining: source)
  }

  /// What is told of it without a question to its application.
  var hearing: Hearing {
    Hearing(
      microseconds: microseconds, kind: kind, type: type, detail: detail, bus: bus, path: path,
      politeness: kind == .announcement ? politeness : nil, text: text)
  }

  /// The politeness that an announcement asks for, in words.
  private var politeness: String {
    switch detail {
    case 1: "polite"
    case 2: "assertive"
    default: "none"
    }
  }
}
