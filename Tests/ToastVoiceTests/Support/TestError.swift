// SPDX-License-Identifier: GPL-3.0-or-later

/// Something that a test waits for did not come, or cannot be had.
struct TestError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
