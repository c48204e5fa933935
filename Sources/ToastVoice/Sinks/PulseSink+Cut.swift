// SPDX-License-Identifier: GPL-3.0-or-later

import CPulse
import SystemKit
import VoiceProtocol

extension PulseSink {
  /// How far ahead of what the server has taken the fade begins: what it may take meanwhile.
  private static let margin = Duration.milliseconds(3)

  /// Silence behind the fade, so that the next sentence does not begin in its middle.
  private static let gap = Duration.milliseconds(10)

  /// Replaces the sound that still waits in the server by its own beginning, faded. Throwing it
  /// away would end the sound between two samples, which is a click.
  func cut() throws(VoiceFailure) {
    try synchronize()
    guard let info = pa_stream_get_timing_info(stream)?.pointee else { return }
    let waiting = max(0, Int(info.write_index - info.read_index) / 2)
    let margin = frames(Self.margin)
    let back = min(waiting > 2 * margin ? waiting - margin : waiting, history.count)
    if back > 0 {
      var tail = history.takeLast(back)
      let fade = frames(.milliseconds(Fade.milliseconds))
      Fade.out(&tail, frames: fade)
      tail.removeLast(max(0, tail.count - fade))
      tail.append(contentsOf: repeatElement(0, count: frames(Self.gap)))
      try tail.withUnsafeBufferPointer { samples throws(VoiceFailure) in
        try send(samples, over: back)
      }
    }
    // The answer to this says that the server has the fade.
    try synchronize()
  }

  private func frames(_ duration: Duration) -> Int {
    Int(duration.microseconds) * rate / 1_000_000
  }
}
