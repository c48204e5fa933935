import GLibKit
import SystemKit

/// Handlers of actions run on the main actor. A program whose `main` is asynchronous, or whose main
/// thread runs Foundation's run loop or `dispatchMain()`, has that served already.
extension Toast {
  /// Has the main loop of GLib do the main actor's work, handlers of actions among it.
  ///
  /// For a program whose main thread runs `g_main_loop_run` or `g_application_run`, as programs made
  /// with GTK do: one call at any time, from any thread, is enough. It adds one source to the default
  /// main context, which sleeps while there is nothing to do. Where another thread than the main one
  /// runs the default context, it does nothing.
  public static func serveMainActorFromGLib() { MainQueue.attachToDefaultContext() }

  /// Blocks until everything shown so far has been delivered.
  ///
  /// Called on the main thread, it does the main actor's work meanwhile: so handlers run in a program
  /// that has no main loop. Called by a handler, it blocks only, as the main actor does one thing at
  /// a time.
  ///
  /// - Parameter limit: how long delivery may take.
  @available(*, noasync, message: "await Toast.flush(within:)")
  public static func flush(within limit: Duration = .seconds(2)) {
    ToastRouter.shared.flushBlocking(within: limit)
  }
}

extension ToastRouter {
  fileprivate nonisolated func flushBlocking(within limit: Duration) {
    // What a state wants on the main actor is shown first.
    NextTurn.hurry()
    let done = ServingLatch()
    loop.task {
      await self.flush(within: limit)
      done.open()
    }
    // Somewhat longer, where the loop does not answer.
    _ = done.wait(atMost: limit + .milliseconds(500))
  }
}
