import Glibc
import SystemKit

/// What `toast audit --live` asks for: the toasts of a process, as JSON.
enum LiveProgram {
  /// Prints them.
  ///
  /// - Parameter arguments: the process, and for how many milliseconds to wait for a toast.
  /// - Returns: 0, 1 where there is no toast or no accessible tree, 64 for other arguments, or 69
  ///   without a bus.
  static func run(_ arguments: [String]) -> CInt {
    guard arguments.count == 2, let process = CInt(arguments[0]), process > 0,
      let milliseconds = Int64(arguments[1]), milliseconds > 0
    else { return EarProgram.end(64, "live needs a process and a number of milliseconds") }
    guard let handle = ProcessEnd.handle(for: process) else {
      Diagnostics.say("toast: --live: there is no process \(process)")
      return 1
    }
    guard let bus = EarProgram.bus() else { return EarProgram.end(69, EarProgram.noBus) }
    let watch = LiveWatch(process, limit: .milliseconds(milliseconds))
    return watch.run(on: bus, until: handle)
  }
}
