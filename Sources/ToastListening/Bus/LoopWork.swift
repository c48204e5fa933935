import CAtspi

/// Work for the main loop at a later time. What has arrived by then is taken first: its turn comes
/// before that of such work.
enum LoopWork {
  /// The number to cancel it by.
  typealias Number = guint

  private static let priority = G_PRIORITY_DEFAULT_IDLE + 50

  /// Does something once, after a time.
  @discardableResult
  static func after(_ time: Duration, _ body: @escaping () -> Void) -> Number {
    let milliseconds = guint(clamping: max(Int64(time / .milliseconds(1)), 1))
    return g_timeout_add_full(priority, milliseconds, workIsDue, WorkBox(body).raw, releaseWork)
  }

  /// Does something once, when a child process has ended; with what `waitpid` tells of it.
  static func whenEnded(_ process: GPid, _ body: @escaping (CInt) -> Void) {
    g_child_watch_add_full(priority, process, childHasEnded, WorkBox(body).raw, releaseEnd)
  }

  /// Does something once, when a descriptor can be read.
  static func whenReadable(_ number: CInt, _ body: @escaping () -> Void) {
    g_unix_fd_add_full(priority, number, G_IO_IN, canBeRead, WorkBox(body).raw, releaseWork)
  }

  static func cancel(_ number: Number) { g_source_remove(number) }
}

/// A closure that C holds.
private final class WorkBox<Body> {
  let body: Body

  init(_ body: Body) { self.body = body }

  /// Released by the loop, with the source.
  var raw: UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

  static func at(_ pointer: UnsafeMutableRawPointer?) -> Body? {
    pointer.map { Unmanaged<WorkBox<Body>>.fromOpaque($0).takeUnretainedValue().body }
  }

  static func release(_ pointer: UnsafeMutableRawPointer?) {
    if let pointer { Unmanaged<WorkBox<Body>>.fromOpaque(pointer).release() }
  }
}

// C calls these. They are functions of the file, so that no isolation is inferred for them.

private func workIsDue(_ pointer: UnsafeMutableRawPointer?) -> gboolean {
  WorkBox<() -> Void>.at(pointer)?()
  return 0
}

private func canBeRead(
  _: gint, _: GIOCondition, _ pointer: UnsafeMutableRawPointer?
) -> gboolean {
  WorkBox<() -> Void>.at(pointer)?()
  return 0
}

private func childHasEnded(_: GPid, _ status: gint, _ pointer: UnsafeMutableRawPointer?) {
  WorkBox<(CInt) -> Void>.at(pointer)?(status)
}

private func releaseWork(_ pointer: UnsafeMutableRawPointer?) {
  WorkBox<() -> Void>.release(pointer)
}

private func releaseEnd(_ pointer: UnsafeMutableRawPointer?) {
  WorkBox<(CInt) -> Void>.release(pointer)
}
