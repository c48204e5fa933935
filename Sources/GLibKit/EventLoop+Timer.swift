import CGLib
import SystemKit

extension EventLoop {
  /// A timer that fires once.
  public struct Timer: Sendable {
    /// GLib counts the references to a source atomically, and `g_source_destroy` may be called
    /// from every thread.
    fileprivate nonisolated(unsafe) let source: UnsafeMutablePointer<GSource>
    private let owner: Owner

    fileprivate init(_ source: UnsafeMutablePointer<GSource>) {
      self.source = source
      owner = Owner(source)
    }

    /// Stops it; does nothing once it has fired.
    public func cancel() { g_source_destroy(source) }

    /// Gives up the reference to the source with the last copy of the timer; the context keeps
    /// one of its own until the source has fired or is destroyed.
    private final class Owner: Sendable {
      /// As the timer's own: it is only released here, which may be done from every thread.
      nonisolated(unsafe) let source: UnsafeMutablePointer<GSource>
      init(_ source: UnsafeMutablePointer<GSource>) { self.source = source }
      deinit { g_source_unref(source) }
    }
  }

  /// Runs a closure on the loop after a time, on the clock that stands still in suspend.
  @discardableResult
  public func after(_ delay: Duration, _ body: @escaping @Sendable () -> Void) -> Timer {
    let source = makeSource()
    let (time, isNever) = g_get_monotonic_time().addingReportingOverflow(gint64(delay.microseconds))
    g_source_set_ready_time(source, isNever ? .max : time)
    g_source_set_callback(source, fire, retainedBox(body), releaseBox)
    g_source_attach(source, context)
    return Timer(source)
  }

  /// Suspends the calling task for a time, on this loop's clock.
  public func sleep(_ delay: Duration) async {
    await withCheckedContinuation { continuation in
      after(delay) { continuation.resume() }
    }
  }

  /// Now, on the clock of ``after(_:_:)``: the time since the machine started, suspend left out.
  public static var now: Duration { .microseconds(g_get_monotonic_time()) }
}

extension Duration {
  /// Whole milliseconds as GDBus wants its limits: at least one, since zero and less mean others.
  var millisecondLimit: gint { gint(clamping: max(microseconds / 1000, 1)) }
}

private func fire(_ data: gpointer?) -> gboolean {
  unbox(data, as: (@Sendable () -> Void).self)?()
  return 0
}
