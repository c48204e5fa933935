import CAtspi
import Glibc
import SystemKit
import ToastCore

/// Registers for events, and prints each one that arrives, in the order of arrival.
///
/// Used by the main thread alone, as libatspi demands.
final class Listener {
  private let options: EarOptions
  private let loop = g_main_loop_new(nil, 0)
  private var status: CInt = 0
  private var applications: [String: String] = [:]
  /// Events that still have to be asked about. They are taken from the bus first and asked about
  /// when no other is waiting, so that the time of one is not delayed by the questions about
  /// another.
  private var pending: [HeardEvent] = []
  private var isScheduled = false

  init(_ options: EarOptions) { self.options = options }

  deinit { g_main_loop_unref(loop) }

  /// Listens on the bus until something ends it; returns the exit status.
  func run(on bus: OpaquePointer) -> CInt {
    let this = Unmanaged.passUnretained(self).toOpaque()
    dbus_connection_add_filter(bus, connectionChanged, this, nil)
    g_unix_signal_add(SIGTERM, signalArrived, this)
    g_unix_signal_add(SIGINT, signalArrived, this)

    let listener = atspi_event_listener_new(eventArrived, this, nil)
    defer { g_object_unref(listener) }
    for kind in options.events {
      var error: UnsafeMutablePointer<GError>?
      guard atspi_event_listener_register(listener, kind.registration, &error) != 0 else {
        let reason = error.map { String(cString: $0.pointee.message) } ?? "no reason given"
        g_clear_error(&error)
        return EarProgram.end(69, "cannot listen for \(kind.rawValue): \(reason)")
      }
    }
    let reader = options.activates ? ReaderStatus() : nil
    if options.activates, reader == nil {
      return EarProgram.end(69, "cannot tell applications that a reader is there")
    }
    Diagnostics.say("listening")
    g_main_loop_run(loop)

    reader?.restore()
    if status == 0 {
      for kind in options.events {
        atspi_event_listener_deregister(listener, kind.registration, nil)
      }
    }
    return status
  }

  /// Takes an event from the bus.
  fileprivate func take(_ event: UnsafeMutablePointer<AtspiEvent>) {
    guard let heard = HeardEvent(event) else { return }
    if heard.kind == .showing && heard.detail != 1 { return }
    guard options.callsBack else { return print(heard, asking: false) }
    pending.append(heard)
    schedule()
  }

  /// Prints the oldest event that is waiting; false when it was the last.
  fileprivate func printNext() -> Bool {
    if !pending.isEmpty { print(pending.removeFirst(), asking: true) }
    isScheduled = !pending.isEmpty
    return isScheduled
  }

  /// Ends the loop: with what is still waiting printed, as far as there is a bus to ask.
  fileprivate func end(_ status: CInt) {
    self.status = status
    while printNext() {}
    g_main_loop_quit(loop)
  }

  private func schedule() {
    guard !isScheduled else { return }
    isScheduled = true
    let this = Unmanaged.passUnretained(self).toOpaque()
    g_idle_add(eventsWait, this)
  }

  private func print(_ heard: HeardEvent, asking: Bool) {
    let role = asking ? heard.source.role : nil
    if asking, heard.kind == .showing, let role,
      role != ATSPI_ROLE_NOTIFICATION && role != ATSPI_ROLE_ALERT
    {
      return
    }
    var line: [JSONText.Member] = [
      .init("time_us", .integer(heard.microseconds)),
      .init("event", .string(heard.kind.rawValue)),
      .init("type", .string(heard.type)),
      .init("detail", .integer(Int64(heard.detail))),
    ]
    if asking { line.append(.init("application", .string(application(of: heard)))) }
    line += [.init("bus", .string(heard.bus)), .init("path", .string(heard.path))]
    if let role { line.append(.init("role", .string(AccessibleObject.words(for: role)))) }
    switch heard.kind {
    case .announcement:
      line += [
        .init("politeness", .string(heard.politeness)), .init("text", .string(heard.text)),
      ]
    case .showing where asking:
      line += [
        .init("text", .string(heard.source.name)),
        .init("description", .string(heard.source.description)),
        .init("labels", .array(heard.source.labels().map(JSONText.string))),
      ]
    default: line.append(.init("text", .string(heard.text)))
    }
    do {
      // At once and not through a buffer: whoever reads has each line when it was heard.
      try writeAll(
        Array("\(JSONText.object(line).text)\n".utf8), to: STDOUT_FILENO, "standard output")
    } catch {
      g_main_loop_quit(loop)
    }
  }

  /// The name of the application an event came from; asked once, since a unique bus name is never
  /// given twice.
  private func application(of heard: HeardEvent) -> String {
    if let known = applications[heard.bus] { return known }
    let name = heard.source.application?.name ?? ""
    if !name.isEmpty { applications[heard.bus] = name }
    return name
  }
}

// C calls these. They are functions of the file, so that no isolation is inferred for them.

private func listener(_ pointer: UnsafeMutableRawPointer?) -> Listener? {
  pointer.map { Unmanaged<Listener>.fromOpaque($0).takeUnretainedValue() }
}

private func eventArrived(
  _ event: UnsafeMutablePointer<AtspiEvent>?, _ pointer: UnsafeMutableRawPointer?
) {
  guard let event else { return }
  listener(pointer)?.take(event)
  g_boxed_free(atspi_event_get_type(), event)
}

private func eventsWait(_ pointer: UnsafeMutableRawPointer?) -> gboolean {
  listener(pointer)?.printNext() == true ? 1 : 0
}

private func signalArrived(_ pointer: UnsafeMutableRawPointer?) -> gboolean {
  listener(pointer)?.end(0)
  return 1
}

private func connectionChanged(
  _ bus: OpaquePointer?, _ message: OpaquePointer?, _ pointer: UnsafeMutableRawPointer?
) -> DBusHandlerResult {
  if dbus_message_is_signal(message, "org.freedesktop.DBus.Local", "Disconnected") != 0 {
    Diagnostics.say("toast-ear: the accessibility bus has gone away")
    listener(pointer)?.end(69)
  }
  return DBUS_HANDLER_RESULT_NOT_YET_HANDLED
}
