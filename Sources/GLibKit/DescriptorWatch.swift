import CGLib

/// Tells on a loop that there is something to read from a descriptor, which is not its own. It lasts
/// as long as it is kept.
public final class DescriptorWatch: Sendable {
  /// As an ``EventLoop/Timer`` has its source: destroyed and released from whatever thread.
  private nonisolated(unsafe) let source: UnsafeMutablePointer<GSource>

  /// Begins to watch.
  ///
  /// - Parameters:
  ///   - descriptor: stays open as long as this is kept.
  ///   - readable: is told on the loop, again and again while there is something, or while the
  ///     other end is gone.
  public init(
    _ descriptor: CInt, on loop: EventLoop, readable: @escaping @Sendable () -> Void
  ) {
    source = makeSource()
    g_source_set_name(source, "descriptor")
    g_source_add_unix_fd(
      source, descriptor, GIOCondition(G_IO_IN.rawValue | G_IO_HUP.rawValue | G_IO_ERR.rawValue))
    g_source_set_callback(source, descriptorReadable, retainedBox(readable), releaseBox)
    g_source_attach(source, loop.context)
  }

  deinit {
    g_source_destroy(source)
    g_source_unref(source)
  }
}

private func descriptorReadable(_ data: gpointer?) -> gboolean {
  unbox(data, as: (@Sendable () -> Void).self)?()
  return 1
}
