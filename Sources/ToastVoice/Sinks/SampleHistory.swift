// SPDX-License-Identifier: GPL-3.0-or-later

/// The last samples that were sent, kept because they may have to be sent again, faded.
struct SampleHistory {
  private let limit: Int
  private var samples: [Int16] = []

  /// Keeps at least that many.
  init(limit: Int) { self.limit = limit }

  /// How many there are.
  var count: Int { samples.count }

  mutating func append(_ more: some Sequence<Int16>) {
    samples.append(contentsOf: more)
    // Dropped in one piece and not with every call, which would move everything every time.
    if samples.count > 3 * limit { samples.removeFirst(samples.count - limit) }
  }

  /// Takes the last ones out.
  mutating func takeLast(_ count: Int) -> [Int16] {
    let tail = Array(samples.suffix(count))
    samples.removeLast(tail.count)
    return tail
  }
}
