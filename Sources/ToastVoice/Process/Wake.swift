// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import SystemKit

/// Wakes the player from whatever it is waiting in: a descriptor, since sound servers and devices
/// are waited for by poll.
final class Wake: Sendable {
  private let ends: Descriptor.Pipe

  init() {
    do {
      ends = try Descriptor.pipe()
    } catch {
      preconditionFailure("\(error)")
    }
    for end in [ends.reading.number, ends.writing.number] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
  }

  /// Readable once ``ring()`` was called.
  var number: CInt { ends.reading.number }

  /// Wakes it, now or when it next waits. A full pipe is as good as one more byte.
  func ring() {
    var byte: UInt8 = 1
    _ = write(ends.writing.number, &byte, 1)
  }

  /// Forgets the rings so far. Whoever waits looks at what it waits for after this.
  func drain() {
    var bytes: (UInt64, UInt64) = (0, 0)
    while read(ends.reading.number, &bytes, 16) == 16 {}
  }

  /// Waits for a ring or for the time.
  func wait(until deadline: Instant?) {
    var none: [pollfd] = []
    wait(&none, until: deadline)
  }

  /// Waits for a ring, for one of the other descriptors, which is told in them, or for the time.
  func wait(_ others: inout [pollfd], until deadline: Instant?) {
    others.append(pollfd(fd: number, events: CShort(POLLIN), revents: 0))
    poll(&others, nfds_t(others.count), deadline?.milliseconds ?? -1)
    others.removeLast()
    drain()
  }
}

extension Instant {
  /// From now until then, for poll: rounded up, so that nobody wakes too early and waits again.
  fileprivate var milliseconds: CInt {
    let left = Instant.now.duration(to: self)
    return CInt(clamping: max(0, (left.microseconds + 999) / 1000))
  }
}
