import CGLib
import Glibc
public import SystemKit

/// Runs a call that may block for long on a thread of its own, which ends with the call.
///
/// - Throws: ``SystemError`` where the system has no room for another thread; a program of many
///   hours is not ended by that.
public func onOwnThread(
  _ name: String, _ body: @escaping @Sendable () -> Void
) throws(SystemError) {
  let box = retainedBox(body)
  guard let thread = g_thread_try_new(name, runBody, box, nil) else {
    releaseBox(box)
    // The only reason that GLib tells.
    throw SystemError("pthread_create", name, code: EAGAIN)
  }
  g_thread_unref(thread)
}

private func runBody(_ data: gpointer?) -> gpointer? {
  unboxOnce(data, as: (@Sendable () -> Void).self)?()
  return nil
}
