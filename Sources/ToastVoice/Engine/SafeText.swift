// SPDX-License-Identifier: GPL-3.0-or-later

import VoiceProtocol

/// Text that the engine can be given: the last line of defence, behind whatever made the text fit
/// to be heard.
///
/// Control characters are commands to the engine, a NUL ends its text, a long word overruns its
/// buffers (repeated affixes abort it), and a long text keeps it busy for minutes.
struct SafeText: Equatable, Sendable {
  /// The most code points of a word. Thousands of hostile words of this length did no harm.
  static let wordLimit = 40
  /// The most code points in all.
  static let limit = 1000

  /// What to say: words of at most ``wordLimit`` code points with single kinds of spaces between.
  let text: String
  /// For each code point of ``text``, which one of the original it stands for.
  let origins: [Int]

  /// - Parameters:
  ///   - start: how many code points are before the original in what it is a part of.
  ///   - limit: the most code points of ``text``.
  init(_ original: String, start: Int = 0, limit: Int = limit) {
    var text = String.UnicodeScalarView()
    var origins: [Int] = []
    var word = 0
    for (index, scalar) in original.unicodeScalars.enumerated() {
      guard origins.count < limit else { break }
      // Every kind of space becomes the one that the engine is sure to end a word at.
      let isSpace = scalar.properties.isWhitespace || scalar.properties.generalCategory == .control
      if isSpace {
        word = 0
      } else {
        word += 1
        if word > Self.wordLimit {
          text.append(" ")
          origins.append(start + index)
          word = 1
          guard origins.count < limit else { break }
        }
      }
      text.append(isSpace ? " " : scalar)
      origins.append(start + index)
    }
    self.text = String(text)
    self.origins = origins
  }

  /// The runs of a request, ``limit`` code points together.
  static func runs(of request: SpeakRequest) -> [SafeText] {
    var runs: [SafeText] = []
    var start = 0
    var room = limit
    for run in request.runs {
      let safe = SafeText(run.text, start: start, limit: room)
      runs.append(safe)
      room -= safe.origins.count
      // And the space that is counted between two.
      start += run.text.unicodeScalars.count + 1
    }
    return runs
  }

  /// Where code points of ``text`` come from.
  ///
  /// - Returns: position and length in the original; nil if there is no such code point here.
  func original(position: Int, length: Int) -> (position: Int, length: Int)? {
    guard origins.indices.contains(position), length > 0 else { return nil }
    let last = min(position + length, origins.count) - 1
    return (origins[position], origins[last] - origins[position] + 1)
  }
}
