import CAtspi
import Glibc
import SystemKit
import ToastCore

/// Waits for a toast of a process, and looks at it.
///
/// Used by the main thread alone.
final class LiveWatch {
  /// For how long after a toast's coming, and before it, events are its own, in microseconds.
  private static let nearness: Int64 = 1_000_000

  private struct Seen {
    let path: String
    let application: String
    let tree: JSONText
    let locale: String
    /// When it was first heard of; nil for one that was there before.
    var time: Int64?
    var announcements: [String] = []
    var isShown = false
  }

  private let process: CInt
  private let limit: Duration
  private var listener: Listener?
  private var seen: [Seen] = []
  private var focusTimes: [Int64] = []
  /// The process of each unique bus name that was heard.
  private var processes: [String: CInt] = [:]
  private var hasEnded = false

  init(_ process: CInt, limit: Duration) {
    self.process = process
    self.limit = limit
  }

  func run(on bus: OpaquePointer, until end: borrowing Descriptor) -> CInt {
    var options = EarOptions()
    options.events = [.announcement, .showing, .focus]
    let listener = Listener(options) { [unowned self] in hear($0, $1) }
    self.listener = listener
    LoopWork.whenReadable(end.number) { [unowned self] in
      hasEnded = true
      listener.end()
    }
    LoopWork.after(limit) { listener.end() }
    let status = listener.run(on: bus, prepare: lookAround)
    guard status == 0 else { return status }
    guard !seen.isEmpty else {
      Diagnostics.say("toast: --live: \(complaint)")
      return 1
    }
    do throws(SystemError) {
      let text = JSONText.array(seen.map(value)).text + "\n"
      try writeAll(Array(text.utf8), to: STDOUT_FILENO, "standard output")
    } catch {
      return EarProgram.end(1, "\(error)")
    }
    return 0
  }

  private var application: AccessibleObject? {
    AccessibleObject.applications.first { $0.process == process }
  }

  private var complaint: String {
    if hasEnded { return "process \(process) ended before it showed a toast" }
    if !processes.values.contains(process), application == nil {
      return "process \(process) has no accessible tree: it is not on the accessibility bus"
    }
    let seconds = JSONText.number(limit / .seconds(1)).text
    return "process \(process) showed no toast within \(seconds) s"
  }

  /// Takes what is there already, before it says that it listens: what comes after that is heard.
  private func lookAround() {
    guard let application else { return }
    let name = application.name
    for object in TreeWalk.messages(in: application) {
      seen.append(
        Seen(
          path: object.path, application: name, tree: TreeWalk.tree(of: object),
          locale: object.locale, time: nil))
    }
    if !seen.isEmpty { LoopWork.after(.milliseconds(1)) { [unowned self] in listener?.end() } }
  }

  private func hear(_ hearing: Hearing, _ source: AccessibleObject) {
    guard belongs(hearing, source) else { return }
    if hearing.kind == .focus {
      if hearing.detail == 1 { focusTimes.append(hearing.microseconds) }
      return
    }
    let index =
      seen.firstIndex { $0.path == hearing.path }
      ?? {
        seen.append(
          Seen(
            path: hearing.path, application: hearing.application ?? "",
            tree: TreeWalk.tree(of: source), locale: source.locale, time: hearing.microseconds))
        if seen.count == 1 {
          LoopWork.after(.microseconds(Self.nearness)) { [unowned self] in listener?.end() }
        }
        return seen.count - 1
      }()
    seen[index].time = seen[index].time ?? hearing.microseconds
    if hearing.kind == .showing {
      seen[index].isShown = true
    } else {
      seen[index].announcements.append(hearing.text)
    }
  }

  private func belongs(_ hearing: Hearing, _ source: AccessibleObject) -> Bool {
    if let known = processes[hearing.bus] { return known == process }
    guard let found = source.process else { return false }
    processes[hearing.bus] = found
    return found == process
  }

  private func value(of toast: Seen) -> JSONText {
    let focusEvents = focusTimes.count { time in
      toast.time.map { abs(time - $0) <= Self.nearness } ?? false
    }
    return [
      "application": .string(toast.application), "object": toast.tree,
      "locale": .string(toast.locale), "watched": .bool(toast.time != nil),
      "announcements": .array(toast.announcements.map(JSONText.string)),
      "shown": .bool(toast.isShown), "focus_events": .integer(Int64(focusEvents)),
    ]
  }
}
