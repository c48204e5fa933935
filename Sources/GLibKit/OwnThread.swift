import CGLib

/// Runs a call that may block for long on a thread of its own, which ends with the call.
public func onOwnThread(_ name: String, _ body: @escaping @Sendable () -> Void) {
  g_thread_unref(g_thread_new(name, runBody, retainedBox(body)))
}

private func runBody(_ data: gpointer?) -> gpointer? {
  unboxOnce(data, as: (@Sendable () -> Void).self)?()
  return nil
}
