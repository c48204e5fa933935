import CAtspi
import Glibc
import SystemKit

/// Registers for events, and tells of each one that arrives, in the order of arrival.
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
  private var pending = WaitingEvents()
  private var isScheduled = false
  private let tell: (Hearing, AccessibleObject) -> Void

  /// - Parameter tell: takes what was heard, and the object that it is about.
  init(_ options: EarOptions, tell: @escaping (Hearing, AccessibleObject) -> Void) {
    self.options = options
    self.tell = tell
  }

  deinit { g_main_loop_unref(loop) }

  /// Listens on the bus until something ends it; returns the exit status.
  ///
  /// - Parameters:
  ///   - prepare: done when no event is lost any more, and before it says that it listens.
  ///   - ready: done after that.
  func run(
    on bus: OpaquePointer, prepare: () -> Void = {}, ready: () -> Void = {}
  ) -> CInt {
    let this = Unmanaged.passUnretained(self).toOpaque()
    dbus_connection_add_filter(bus, connectionChanged, this, nil)
    defer { dbus_connection_remove_filter(bus, connectionChanged, this) }
    for number in [SIGTERM, SIGINT] { g_unix_signal_add(number, signalArrived, this) }

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
    prepare()
    Diagnostics.say("listening")
    ready()
    g_main_loop_run(loop)

    reader?.restore()
    if status == 0 {
      for kind in options.events {
        atspi_event_listener_deregister(listener, kind.registration, nil)
      }
    }
    return status
  }

  /// Ends the loop: with what is still waiting told, as far as there is a bus to ask.
  func end(_ status: CInt = 0) {
    self.status = status
    while tellNext() {}
    stop()
  }

  /// Ends the loop at once.
  func stop() { g_main_loop_quit(loop) }

  /// Takes an event from the bus.
  fileprivate func take(_ event: UnsafeMutablePointer<AtspiEvent>) {
    guard let heard = HeardEvent(event) else { return }
    if heard.kind == .showing && heard.detail != 1 { return }
    guard options.callsBack else { return tell(heard.hearing, heard.source) }
    pending.append(heard)
    schedule()
  }

  /// Tells of the oldest event that is waiting; false when it was the last.
  fileprivate func tellNext() -> Bool {
    if let event = pending.takeFirst(), let hearing = ask(event) { tell(hearing, event.source) }
    isScheduled = !pending.isEmpty
    return isScheduled
  }

  private func schedule() {
    guard !isScheduled else { return }
    isScheduled = true
    let this = Unmanaged.passUnretained(self).toOpaque()
    g_idle_add(eventsWait, this)
  }

  /// What its application says of an event; nil where it is none that is listened for.
  private func ask(_ heard: HeardEvent) -> Hearing? {
    let role = heard.source.role
    if heard.kind == .showing, let role,
      role != ATSPI_ROLE_NOTIFICATION && role != ATSPI_ROLE_ALERT
    {
      return nil
    }
    var hearing = heard.hearing
    hearing.application = application(of: heard)
    hearing.role = role.map { AccessibleObject.words(for: $0) }
    if heard.kind == .showing {
      hearing.text = heard.source.name
      hearing.description = heard.source.description
      hearing.labels = heard.source.labels()
    }
    return hearing
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
  listener(pointer)?.tellNext() == true ? 1 : 0
}

private func signalArrived(_ pointer: UnsafeMutableRawPointer?) -> gboolean {
  listener(pointer)?.end()
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
