// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// How a voice sounds, in two numbers.
extension Sound {
  /// The first part.
  func first(milliseconds: Int) -> Sound {
    Sound(samples: Array(samples.prefix(rate * milliseconds / 1000)), rate: rate)
  }

  /// The fundamental frequency in hertz: the median over the voiced parts, by autocorrelation.
  var pitch: Double {
    let size = rate * 40 / 1000
    let lags = (rate / 320)...(rate / 45)
    var found: [Double] = []
    for start in stride(from: 0, to: samples.count - size - lags.upperBound, by: 2 * size) {
      let frame = samples[start..<(start + size)].map(Double.init)
      let energy = frame.reduce(0) { $0 + $1 * $1 }
      guard energy / Double(size) > 250_000 else { continue }
      var values: [(lag: Int, value: Double)] = []
      for lag in lags {
        var product = 0.0
        var shifted = 0.0
        for index in 0..<size {
          let other = Double(samples[start + index + lag])
          product += frame[index] * other
          shifted += other * other
        }
        values.append((lag, product / max((energy * shifted).squareRoot(), 1)))
      }
      guard let best = values.map(\.value).max(), best > 0.7 else { continue }
      // The shortest period that is nearly as good: its multiples fit too.
      guard let period = firstPeak(values, above: best * 0.92) else { continue }
      found.append(Double(rate) / Double(period))
    }
    return found.isEmpty ? 0 : found.sorted()[found.count / 2]
  }

  private func firstPeak(_ values: [(lag: Int, value: Double)], above level: Double) -> Int? {
    for index in values.indices.dropFirst().dropLast()
    where values[index].value >= level && values[index].value >= values[index - 1].value
      && values[index].value >= values[index + 1].value
    { return values[index].lag }
    return nil
  }

  /// Where the middle of the spectrum is, in hertz: brighter voices have it higher.
  var centroid: Double {
    let size = 512
    var power = [Double](repeating: 0, count: size / 2)
    for start in stride(from: 0, to: samples.count - size, by: 4 * size) {
      let frame = (0..<size).map { index in
        Double(samples[start + index]) * 0.5 * (1 - cos(2 * .pi * Double(index) / Double(size)))
      }
      for bin in 1..<(size / 2) {
        let step = 2 * .pi * Double(bin) / Double(size)
        // Goertzel's recurrence: one bin of the spectrum.
        var (last, before) = (0.0, 0.0)
        for value in frame { (last, before) = (value + 2 * cos(step) * last - before, last) }
        power[bin] += last * last + before * before - 2 * cos(step) * last * before
      }
    }
    let sum = power.reduce(0, +)
    let weighted = power.enumerated().reduce(0) { $0 + Double($1.offset) * $1.element }
    return sum > 0 ? weighted / sum * Double(rate) / Double(size) : 0
  }
}
