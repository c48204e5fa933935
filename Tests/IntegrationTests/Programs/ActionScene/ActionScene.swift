import GLibKit
import Glibc
import SystemKit
public import ToastMessage

/// A toast with actions, whose handlers tell on standard output that they ran.
public enum ActionScene {
  /// Shows the toast, which stays until an action ends it: by the session's agent if there is one,
  /// or with the argument `--in-process` by the program itself.
  public static func show() -> ToastHandle {
    if CommandLine.arguments.contains("--in-process") { Toast.presentation = .inProcess }
    return Toast.show(
      content: ToastContent(
        title: "Deleted",
        actions: [
          ToastAction("Undo") { ran("Undo") },
          ToastAction("More", dismissesToast: false) { ran("More") },
          ToastAction("Wait") {
            say("Wait begins")
            await nextLine()
            ran("Wait")
          },
          ToastAction("Flush", dismissesToast: false) { flush() },
        ]),
      configuration: ToastConfiguration(duration: .indefinite))
  }

  /// Prints a line at once.
  public static func say(_ line: String) {
    print(line)
    fflush(nil)
  }

  @MainActor private static func ran(_ name: String) {
    MainActor.preconditionIsolated()
    say("\(name) ran, on the main thread: \(MainQueue.isCurrent)")
  }

  /// Waits in the middle of the main actor's work.
  @MainActor private static func flush() {
    Toast.flush(within: .milliseconds(100))
    ran("Flush")
  }

  /// Suspends until a line comes on standard input, or its end.
  private static func nextLine() async {
    await withCheckedContinuation { continuation in
      do {
        try onOwnThread("input") {
          _ = readLine()
          continuation.resume()
        }
      } catch {
        say("\(error)")
        continuation.resume()
      }
    }
  }
}
