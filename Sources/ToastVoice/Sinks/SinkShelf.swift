// SPDX-License-Identifier: GPL-3.0-or-later

import VoiceProtocol

/// Opens sinks, and keeps the last one for a while: the next sentence then begins at once.
final class SinkShelf {
  private let rate: Int
  private let wake: Wake
  private var kept: (request: VoiceSink, sink: any Sink)?
  /// Files are kept for good: what was written decides where the next utterance goes.
  private var files: [CInt: WaveSink] = [:]

  init(rate: Int, wake: Wake) {
    self.rate = rate
    self.wake = wake
  }

  /// The sink that is open, if one is.
  var current: (any Sink)? { kept?.sink }

  /// A sink that is ready for an utterance.
  ///
  /// - Parameter giveUp: asked while a server is waited for; true ends that.
  func begin(_ request: VoiceSink, giveUp: () -> Bool) throws(VoiceFailure) -> any Sink {
    if let kept, kept.request == request {
      do throws(VoiceFailure) {
        try kept.sink.begin()
        return kept.sink
      } catch {
        // It was lost while nobody used it: that is nothing to report, only to mend.
        drop()
      }
    }
    let sink = try open(request, giveUp: giveUp)
    try sink.begin()
    return sink
  }

  /// Opens a sink, or takes the one that is open.
  func open(_ request: VoiceSink, giveUp: () -> Bool) throws(VoiceFailure) -> any Sink {
    if let kept, kept.request == request { return kept.sink }
    drop()
    let sink = try make(request, giveUp: giveUp)
    kept = (request, sink)
    return sink
  }

  /// Closes what is open.
  func drop() { kept = nil }

  private func make(_ request: VoiceSink, giveUp: () -> Bool) throws(VoiceFailure) -> any Sink {
    switch request {
    case .pulse(let server): return try PulseSink(server, rate: rate, wake: wake, giveUp: giveUp)
    case .alsa(let device): return try ALSASink(device, rate: rate, wake: wake)
    case .descriptor(let number):
      if let file = files[number] { return file }
      let file = try WaveSink(number, rate: rate, wake: wake)
      files[number] = file
      return file
    case .automatic:
      do throws(VoiceFailure) {
        return try PulseSink(nil, rate: rate, wake: wake, giveUp: giveUp)
      } catch let first {
        do throws(VoiceFailure) {
          return try ALSASink(nil, rate: rate, wake: wake)
        } catch {
          throw VoiceFailure(.noDevice, "\(first.message); \(error.message)")
        }
      }
    }
  }
}
