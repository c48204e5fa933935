import CGLib

/// A source that becomes ready at the time set on it, with microseconds, and then calls back.
func makeSource() -> UnsafeMutablePointer<GSource> {
  guard let source = g_source_new(sourceFunctions, guint(MemoryLayout<GSource>.size)) else {
    preconditionFailure("g_source_new aborts rather than fail")
  }
  return source
}

/// Written once, before its first use, and only read by GLib from then on.
private nonisolated(unsafe) let sourceFunctions: UnsafeMutablePointer<GSourceFuncs> = {
  // GLib keeps this pointer for as long as a source lives, so it is never freed.
  let functions = UnsafeMutablePointer<GSourceFuncs>.allocate(capacity: 1)
  functions.initialize(to: GSourceFuncs())
  functions.pointee.dispatch = { _, callback, data in callback?(data) ?? 0 }
  return functions
}()
