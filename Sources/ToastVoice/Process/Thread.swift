// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// The clock that everything here is timed by: it stands still in suspend, like the sound.
typealias Instant = SuspendingClock.Instant

private final class ThreadBody: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

private func threadMain(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let argument else { return nil }
  Unmanaged<ThreadBody>.fromOpaque(argument).takeRetainedValue().run()
  return nil
}

/// Starts a thread that nobody joins: the process ends before it does.
func startThread(_ run: @escaping @Sendable () -> Void) {
  var thread = pthread_t()
  let body = Unmanaged.passRetained(ThreadBody(run)).toOpaque()
  let result = pthread_create(&thread, nil, threadMain, body)
  precondition(result == 0, "no thread: \(result)")
}
