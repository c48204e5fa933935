import CGLib

/// The means to give up on a call of GIO.
final class Cancellable: Sendable {
  /// A GCancellable, which may be cancelled from every thread.
  nonisolated(unsafe) let pointer: UnsafeMutablePointer<GCancellable>? = g_cancellable_new()

  /// Gives up: the call fails at once, or has ended.
  func cancel() { g_cancellable_cancel(pointer) }

  deinit { if let pointer { g_object_unref(gpointer(pointer)) } }
}
