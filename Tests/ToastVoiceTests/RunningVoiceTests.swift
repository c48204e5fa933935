// SPDX-License-Identifier: GPL-3.0-or-later

import GLibKit
import Testing

/// Everything that starts the program. One after the other: what is tested is a process that is
/// alone with its sound server, and how quick it is.
@Suite(.serialized, .threadOfItsOwn) struct RunningVoiceTests {
  @Test func `these tests wait on a thread that nobody else needs`() {
    #expect(ThreadOfItsOwn.thread.isCurrent)
  }
}
