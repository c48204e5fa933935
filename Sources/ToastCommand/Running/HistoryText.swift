import Glibc
import SystemKit
import ToastClient
import ToastCore

/// The toasts that were, as `toast history` prints them.
enum HistoryText {
  /// One line for people: `7  14:03  Saved. [Undo: toast invoke 7 Undo]  (expired)`. The texts come
  /// from other programs.
  static func line(_ toast: HistoryWire, now: Duration) -> String {
    var parts = ["\(toast.id)"]
    if let time = toast.time { parts.append(clock(time, now)) }
    let commands = toast.actions.map { action in
      let options = action.hasPrefix("-") ? "-- " : ""
      return "[\(action): toast invoke \(toast.id) \(options)\(ShellWord.quote(action))]"
    }
    parts.append(([toast.line] + commands).joined(separator: " "))
    parts.append("(\(state(toast)))")
    return TextSafety.neutralize(parts.joined(separator: "  "), for: .terminal) + "\n"
  }

  private static func state(_ toast: HistoryWire) -> String {
    switch toast.state {
    case .showing: "showing"
    case .kept: "put away, its actions can be taken"
    case .ended: toast.outcome.map { "\($0)" } ?? "over"
    }
  }

  /// The time of day, with the date where that is another day.
  private static func clock(_ time: Duration, _ now: Duration) -> String {
    let (then, today) = (local(time), local(now))
    let clock = "\(two(then.tm_hour)):\(two(then.tm_min))"
    if then.tm_yday == today.tm_yday, then.tm_year == today.tm_year { return clock }
    return "\(date(then)) \(clock)"
  }

  private static func local(_ time: Duration) -> tm {
    var (parts, seconds) = (tm(), time_t(time.components.seconds))
    localtime_r(&seconds, &parts)
    return parts
  }

  private static func date(_ time: tm) -> String {
    "\(time.tm_year + 1900)-\(two(time.tm_mon + 1))-\(two(time.tm_mday))"
  }

  private static func two(_ number: CInt) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// An object for programs; the time is ISO 8601 in UTC.
  static func json(_ toast: HistoryWire) -> JSONText {
    var members: [JSONText.Member] = [.init("id", .integer(Int64(clamping: toast.id.number)))]
    func add(_ key: String, _ value: String?) {
      if let value { members.append(.init(key, .string(value))) }
    }
    add("time", toast.time.map(iso))
    add("title", toast.title)
    add("message", toast.message)
    add("severity", toast.severity?.rawValue)
    add("application", toast.application.isEmpty ? nil : toast.application)
    add("text", toast.line)
    add("state", toast.state.rawValue)
    add("outcome", toast.outcome?.word)
    if case .action(let name) = toast.outcome { add("action", name) }
    members.append(.init("actions", .array(toast.actions.map { .string($0) })))
    return .object(members)
  }

  private static func iso(_ time: Duration) -> String {
    var (parts, seconds) = (tm(), time_t(time.components.seconds))
    gmtime_r(&seconds, &parts)
    let clock = [parts.tm_hour, parts.tm_min, parts.tm_sec].map(two).joined(separator: ":")
    return "\(date(parts))T\(clock)Z"
  }
}
