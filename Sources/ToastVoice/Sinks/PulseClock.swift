// SPDX-License-Identifier: GPL-3.0-or-later

import SystemKit

/// Tells from one report of the server's what is heard at any time shortly after it.
struct PulseClock {
  /// Frames that the server had taken out of the stream's queue.
  let read: Int
  /// Frames of those that were still on their way to the ear.
  let latency: Int
  /// Frames of silence that followed the last one, if the stream had run dry; nil if it plays.
  let silence: Int?
  /// When that was so.
  let time: Instant
  /// Frames a second.
  let rate: Int

  /// The report is no longer trusted after this: a server that hangs plays nothing.
  static let trust = Duration.milliseconds(150)

  /// The last frame that has been heard.
  ///
  /// - Parameter written: how many have been sent.
  func heard(at now: Instant, written: Int) -> Int {
    if let silence { return max(0, min(read - latency + silence, read, written)) }
    let elapsed = min(time.duration(to: now), Self.trust)
    let frames = Int(elapsed.microseconds) * rate / 1_000_000
    return max(0, min(read - latency + frames, written))
  }
}
