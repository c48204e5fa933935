// SPDX-License-Identifier: GPL-3.0-or-later

import ToastTesting

/// Samples to be looked at in the place of being heard.
struct Sound {
  let samples: [Int16]
  let rate: Int

  /// 16-bit samples, little-endian, one channel.
  init(bytes: some Sequence<UInt8>, rate: Int) {
    var samples: [Int16] = []
    var low: UInt8?
    for byte in bytes {
      if let first = low {
        samples.append(Int16(bitPattern: UInt16(first) | UInt16(byte) << 8))
        low = nil
      } else {
        low = byte
      }
    }
    self.samples = samples
    self.rate = rate
  }

  init(samples: [Int16], rate: Int) {
    self.samples = samples
    self.rate = rate
  }

  /// A WAV file as this program writes it.
  init(wave bytes: [UInt8]) throws {
    guard bytes.count >= 44, bytes[0..<4] == Array("RIFF".utf8)[...],
      bytes[8..<16] == Array("WAVEfmt ".utf8)[...], bytes[36..<40] == Array("data".utf8)[...]
    else { throw TestingError(.failed, "\(bytes.count) bytes that are no WAV file") }
    func integer(_ offset: Int) -> Int {
      (0..<4).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
    }
    guard integer(40) == bytes.count - 44, integer(4) == bytes.count - 8 else {
      throw TestingError(
        .failed, "the header says \(integer(40)), the file has \(bytes.count - 44)")
    }
    self.init(bytes: bytes[44...], rate: integer(24))
  }

  var milliseconds: Int { samples.count * 1000 / rate }

  /// The root of the mean square.
  var energy: Double {
    guard !samples.isEmpty else { return 0 }
    let sum = samples.reduce(0.0) { $0 + Double($1) * Double($1) }
    return (sum / Double(samples.count)).squareRoot()
  }

  /// The largest sample, either way.
  var peak: Int { samples.map { abs(Int($0)) }.max() ?? 0 }

  /// The largest step from one sample to the next.
  var largestStep: Int {
    zip(samples, samples.dropFirst()).map { abs(Int($1) - Int($0)) }.max() ?? 0
  }

  /// Without the silence before and after.
  var trimmed: Sound {
    let loud = samples.indices.filter { abs(Int(samples[$0])) > 2 }
    guard let first = loud.first, let last = loud.last else {
      return Sound(samples: [], rate: rate)
    }
    return Sound(samples: Array(samples[first...last]), rate: rate)
  }

  /// The silence at the end.
  var tailMilliseconds: Int {
    samples.reversed().prefix { abs(Int($0)) <= 2 }.count * 1000 / rate
  }

  /// The last part.
  func last(milliseconds: Int) -> Sound {
    Sound(samples: Array(samples.suffix(rate * milliseconds / 1000)), rate: rate)
  }
}
