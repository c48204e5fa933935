// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import ToastTesting

/// Waits until a condition holds that nothing announces.
///
/// - Throws: ``TestError`` with what was waited for, once the time is up.
func wait(
  for what: String, within limit: Duration = .seconds(20), until condition: () throws -> Bool
) throws {
  let deadline = SuspendingClock.now + limit
  while try !condition() {
    guard SuspendingClock.now < deadline else {
      throw TestingError(.failed, "\(what) has not come within \(limit)")
    }
    poll(nil, 0, 2)
  }
}
