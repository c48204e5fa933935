import CGLib
public import SystemKit

extension MainQueue {
  /// Has the thread that runs GLib's default main context do the main actor's work; calls after the
  /// first do nothing. It must be the main thread: where another one runs the context, the work
  /// stays where it is.
  public static func attachToDefaultContext() { _ = attached }

  /// Done once, whoever asks first.
  private static let attached: Void = {
    let source = makeSource()
    g_source_set_name(source, "main actor")
    g_source_add_unix_fd(source, descriptor, G_IO_IN)
    g_source_set_callback(source, serveMainQueue, nil, nil)
    g_source_attach(source, nil)
    // The context keeps it.
    g_source_unref(source)
  }()
}

private func serveMainQueue(_: gpointer?) -> gboolean {
  guard MainQueue.isCurrent else { return 0 }
  MainQueue.drain()
  return 1
}
