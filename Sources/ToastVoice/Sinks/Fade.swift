// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// Ends sound without a click.
enum Fade {
  /// How long a fade takes: short enough to be quick, long enough for no step to be heard.
  static let milliseconds = 8

  /// Fades out from the first sample on, in the shape of half a cosine, and leaves silence behind.
  static func out(_ samples: inout [Int16], frames: Int) {
    let frames = min(frames, samples.count)
    for index in samples.indices {
      guard index < frames else {
        samples[index] = 0
        continue
      }
      let gain = 0.5 * (1 + cos(.pi * Double(index + 1) / Double(frames)))
      samples[index] = Int16((Double(samples[index]) * gain).rounded())
    }
  }
}
