// SPDX-License-Identifier: GPL-3.0-or-later

import SystemKit
import ToastVoices
import VoiceProtocol

/// One thing being said: from the engine into the sink, with its words told as they are heard.
final class Utterance {
  /// Silence between a cue and the words.
  private static let pause = 60
  /// How often progress is told.
  private static let pace = Duration.milliseconds(200)

  private let request: SpeakRequest
  private let received: Instant
  private var voice = EngineVoice(identifier: "", language: "")
  private let rate: Int
  private let sink: any Sink
  private let mailbox: Mailbox
  private let events: EventWriter
  private var timeline = Timeline()
  private var accepted = 0
  private var nextProgress = Instant.now + pace
  private var progress = 0
  private var lastHeard = (frame: 0, time: Instant.now)

  init(
    _ request: SpeakRequest, received: Instant, rate: Int, sink: any Sink, mailbox: Mailbox,
    events: EventWriter
  ) {
    self.request = request
    self.received = received
    self.rate = rate
    self.sink = sink
    self.mailbox = mailbox
    self.events = events
  }

  /// Says it, and returns the event that ends it: `finished` or `cut`.
  ///
  /// - Parameter texts: those of the runs.
  func perform(_ engine: Engine, _ texts: [SafeText]) throws(VoiceFailure) -> VoiceEvent {
    let parts = zip(request.runs, texts).filter { !$1.origins.isEmpty }
    // Without words there is still a voice to name.
    voice = try engine.prepare(parts.first?.0 ?? request.runs.first ?? .init(text: ""), request)
    guard try feed(opening) else { return try stop() }
    for (index, (run, text)) in parts.enumerated() {
      if index > 0 { _ = try engine.prepare(run, request) }
      guard try speak(text, engine) else { return try stop() }
    }
    let sound = accepted
    guard try feed(silence(request.tail)) else { return try stop() }
    try sink.complete()
    // A file is complete only with its pad; of a loudspeaker the last sound is what matters.
    let end = if case .descriptor = request.sink { accepted } else { sound }
    while sink.heard < end {
      guard mailbox.currentCut == nil else { return try stop() }
      try sink.wait(until: nextTime(end))
      try tell()
    }
    try tell()
    return .finished(id: request.id, sound: duration(sound))
  }

  /// Says one run.
  ///
  /// - Returns: false once the utterance is to be cut.
  private func speak(_ text: SafeText, _ engine: Engine) throws(VoiceFailure) -> Bool {
    let start = accepted
    var failure: VoiceFailure?
    var goesOn = true
    try engine.speak(text) { samples, marks in
      for mark in marks { timeline.mark(mark, in: text, from: start) }
      do throws(VoiceFailure) {
        goesOn = try feed(samples)
      } catch {
        failure = error
        goesOn = false
      }
      return goesOn
    }
    if let failure { throw failure }
    return goesOn
  }

  /// What is heard before the words.
  private var opening: [Int16] {
    guard let cue = request.cue else { return silence(request.lead) }
    return silence(request.lead) + CueSound(cue).samples(rate: rate, volume: request.volume)
      + silence(Self.pause)
  }

  private func silence(_ milliseconds: Int) -> [Int16] {
    [Int16](repeating: 0, count: milliseconds * rate / 1000)
  }

  private func feed(_ samples: [Int16]) throws(VoiceFailure) -> Bool {
    try samples.withUnsafeBufferPointer { samples throws(VoiceFailure) in try feed(samples) }
  }

  /// Gives the sink what the engine has made, and waits while it has no room.
  ///
  /// - Returns: false once the utterance is to be cut.
  private func feed(_ samples: UnsafeBufferPointer<Int16>) throws(VoiceFailure) -> Bool {
    var rest = samples[...]
    while true {
      guard mailbox.currentCut == nil else { return false }
      if rest.isEmpty { return true }
      let count = try sink.accept(UnsafeBufferPointer(rebasing: rest))
      if accepted == 0, count > 0 { tellStart() }
      accepted += count
      rest = rest.dropFirst(count)
      try tell()
      if !rest.isEmpty { try sink.wait(until: nextTime(.max)) }
    }
  }

  private func stop() throws(VoiceFailure) -> VoiceEvent {
    try sink.cut()
    let now = Instant.now
    let acknowledged = (mailbox.currentCut ?? now).duration(to: now)
    return .cut(
      id: request.id, played: duration(min(sink.heard, accepted)), acknowledged: acknowledged)
  }

  private func tellStart() {
    events.send(
      .started(
        VoiceStart(
          id: request.id, voice: voice.identifier, language: voice.language, sink: sink.name,
          firstSample: received.duration(to: .now))))
  }

  /// Tells what has been heard since the last time.
  ///
  /// - Throws: `deviceLost` when that has been nothing for too long.
  private func tell() throws(VoiceFailure) {
    mailbox.tellWithdrawn(events)
    let heard = sink.heard
    if heard > lastHeard.frame {
      lastHeard = (heard, .now)
    } else if let patience = sink.patience, lastHeard.time.duration(to: .now) > patience {
      throw VoiceFailure(.deviceLost, "\(sink.name) has stopped playing")
    }
    for word in timeline.due(heard: heard) {
      events.send(.word(id: request.id, position: word.position, length: word.length))
    }
    guard Instant.now >= nextProgress else { return }
    nextProgress = .now + Self.pace
    // Without anything new there is no progress, and that is what a client has to notice.
    guard heard > progress else { return }
    progress = heard
    events.send(.progress(id: request.id, played: duration(heard)))
  }

  /// When there will be something to tell: a word, progress, or the end.
  private func nextTime(_ end: Int) -> Instant {
    let next = min(timeline.next ?? .max, end)
    guard next < .max else { return nextProgress }
    let heard = sink.heard
    // A device that has not begun yet is not asked all the time.
    let least = Duration.milliseconds(heard > 0 ? 1 : 5)
    return min(nextProgress, .now + max(duration(max(0, next - heard)), least))
  }

  private func duration(_ frames: Int) -> Duration {
    .microseconds(frames * 1_000_000 / rate)
  }
}

extension Mailbox {
  /// Tells of those that were cut before they began.
  func tellWithdrawn(_ events: EventWriter) {
    for cut in takeWithdrawn() {
      events.send(
        .cut(id: cut.id, played: .zero, acknowledged: cut.received.duration(to: .now)))
    }
  }
}

extension CueSound {
  fileprivate init(_ cue: SoundCue) {
    self =
      switch cue {
      case .success: .success
      case .warning: .warning
      case .error: .error
      case .light: .light
      case .medium: .medium
      case .heavy: .heavy
      }
  }
}
