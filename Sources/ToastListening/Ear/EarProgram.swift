import CAtspi
import Glibc
import SystemKit

/// The program `toast-ear`: hears what happens on the accessibility bus.
///
/// It has a process of its own because the listening library must never share a main context with
/// an accessible application: a call from one to the other would wait for itself.
public enum EarProgram {
  /// Does what the arguments ask for: with the word `toast` first, what `toast listen` does; with
  /// `live`, it prints the toasts of a process; else it prints events, one JSON object a line.
  ///
  /// - Returns: the exit status: 64 for an argument that is not understood, 69 when there is no
  ///   accessibility bus or it went away, 0 after SIGTERM or SIGINT or when nobody reads on; or
  ///   that of what was asked for.
  public static func run(arguments: [[UInt8]]) -> CInt {
    // A reader that has gone away is an answer from write, and not a reason to be killed.
    signal(SIGPIPE, SIG_IGN)
    if arguments.first?.elementsEqual("toast".utf8) == true {
      return ListenProgram.run(arguments: Array(arguments.dropFirst()))
    }
    let words = arguments.map { String(decoding: $0, as: UTF8.self) }
    if words.first == "live" { return LiveProgram.run(Array(words.dropFirst())) }
    do {
      return printEvents(try EarOptions(words))
    } catch {
      return end(64, "\(error)")
    }
  }

  /// Prints events until it is told to end.
  private static func printEvents(_ options: EarOptions) -> CInt {
    guard let bus = bus() else { return end(69, noBus) }
    let stop = StopHandle()
    let listener = Listener(options) { hearing, _ in
      // At once and not through a buffer: whoever reads has each line when it was heard.
      let line = Array(hearing.line.utf8)
      do { try writeAll(line, to: STDOUT_FILENO, "standard output") } catch { stop() }
    }
    stop.listener = listener
    return withExtendedLifetime(listener) { listener.run(on: bus) }
  }

  /// The accessibility bus; nil where there is none.
  static func bus() -> OpaquePointer? {
    guard atspi_init() < 2 else { return nil }
    // A new application is waited for no longer than one that is known: what it says while it
    // starts is no reason to be deaf for as long as the library would be.
    atspi_set_timeout(800, 800)
    return atspi_get_a11y_bus()
  }

  static let noBus = "there is no accessibility bus"

  /// Says why, and passes the status on.
  static func end(_ status: CInt, _ reason: String) -> CInt {
    Diagnostics.say("toast-ear: \(reason)")
    return status
  }
}

/// Lets what a listener tells end the listener.
private final class StopHandle {
  weak var listener: Listener?

  func callAsFunction() { listener?.stop() }
}
