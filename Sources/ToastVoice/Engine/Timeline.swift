// SPDX-License-Identifier: GPL-3.0-or-later

/// The words of one utterance and when they are heard.
///
/// The engine's own marks repeat, overlap and go back where it reads numbers; what comes out of
/// here only ever goes forward.
struct Timeline {
  /// A word, in code points of the original text.
  struct Word: Equatable {
    let frame: Int
    let position: Int
    let length: Int
  }

  private var words: [Word] = []
  private var told = 0

  /// Takes a mark of the engine's, which counts code points from 1.
  ///
  /// - Parameters:
  ///   - text: what the engine was given.
  ///   - start: the frame of the utterance that the text begins at.
  mutating func mark(_ mark: EngineMark, in text: SafeText, from start: Int = 0) {
    let place = text.original(position: mark.position - 1, length: mark.length)
    guard let place else { return }
    if let last = words.last, place.position <= last.position { return }
    let frame = max(start + mark.frame, words.last?.frame ?? 0)
    words.append(Word(frame: frame, position: place.position, length: place.length))
  }

  /// The words that have begun to be heard since the last call.
  ///
  /// - Parameter heard: how many frames have been; before there is one there is no word.
  mutating func due(heard: Int) -> ArraySlice<Word> {
    let first = told
    while told < words.count, words[told].frame < heard { told += 1 }
    return words[first..<told]
  }

  /// Where the next word begins.
  var next: Int? { told < words.count ? words[told].frame : nil }
}
