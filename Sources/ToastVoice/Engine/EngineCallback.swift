// SPDX-License-Identifier: GPL-3.0-or-later

import CESpeakNG

/// The beginning of a word, as the engine reports it.
struct EngineMark: Equatable {
  /// The frame of the utterance that the word begins at.
  let frame: Int
  /// Code points from the start of the text, the first being 1.
  let position: Int
  /// Code points of the word.
  let length: Int
}

/// What the engine makes while it speaks: sound, and the words that begin in it. It goes on as long
/// as true is returned.
typealias EngineOutput = (UnsafeBufferPointer<Int16>, [EngineMark]) -> Bool

/// Carries a Swift closure through the engine's user data.
struct EngineReceiver {
  let take: EngineOutput
}

/// Called by the engine on the thread that speaks, once for each piece of sound. A function of the
/// file's own: one written inside isolated code would check its isolation, and trap.
func receiveFromEngine(
  _ samples: UnsafeMutablePointer<Int16>?, _ count: CInt,
  _ events: UnsafeMutablePointer<espeak_EVENT>?
) -> CInt {
  guard let samples, let events, let data = events.pointee.user_data else { return 0 }
  var marks: [EngineMark] = []
  var event = events
  while event.pointee.type != espeakEVENT_LIST_TERMINATED {
    if event.pointee.type == espeakEVENT_WORD {
      marks.append(
        EngineMark(
          frame: Int(event.pointee.sample), position: Int(event.pointee.text_position),
          length: Int(event.pointee.length)))
    }
    event += 1
  }
  let receiver = data.assumingMemoryBound(to: EngineReceiver.self)
  let sound = UnsafeBufferPointer(start: samples, count: Int(max(0, count)))
  return receiver.pointee.take(sound, marks) ? 0 : 1
}
