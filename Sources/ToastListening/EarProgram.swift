import CAtspi
import Glibc
import SystemKit

/// The program `toast-ear`: prints what happens on the accessibility bus, one JSON object a line.
///
/// It has a process of its own because the listening library must never share a main context with
/// an accessible application: a call from one to the other would wait for itself.
public enum EarProgram {
  /// Listens until it is told to end, and returns the exit status: 0 after SIGTERM or SIGINT or
  /// when nobody reads on, 64 for an argument that is not understood, 69 when there is no
  /// accessibility bus or it went away.
  public static func run(_ arguments: [String]) -> CInt {
    let options: EarOptions
    do {
      options = try EarOptions(arguments)
    } catch {
      return end(64, "\(error)")
    }
    // A reader that has gone away is an answer from write, and not a reason to be killed.
    signal(SIGPIPE, SIG_IGN)
    guard atspi_init() < 2, let bus = atspi_get_a11y_bus() else {
      return end(69, "there is no accessibility bus")
    }
    let listener = Listener(options)
    return withExtendedLifetime(listener) { listener.run(on: bus) }
  }

  /// Says why, and passes the status on.
  static func end(_ status: CInt, _ reason: String) -> CInt {
    Diagnostics.say("toast-ear: \(reason)")
    return status
  }
}
