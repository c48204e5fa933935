// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import VoiceProtocol

/// Sends events; the player's alone, so that they come in the order in which things happened.
struct EventWriter {
  let descriptor: CInt

  /// Writes one event. Where nobody reads any more there is nobody left to speak for: the process
  /// ends.
  func send(_ event: VoiceEvent) {
    let frame = event.frame
    var rest = frame[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        var full = pollfd(fd: descriptor, events: CShort(POLLOUT), revents: 0)
        poll(&full, 1, -1)
      } else if errno != EINTR {
        _exit(0)
      }
    }
  }
}
