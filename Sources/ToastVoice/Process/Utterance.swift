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
  private var sinkName = ""
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
  func perform(_ engine: EngineLink, _ texts: [SafeText]) throws(VoiceFailure) -> VoiceEvent {
    let parts = zip(request.runs, texts).filter { !$1.origins.isEmpty }
    // Without words there is still a voice to name.
    let silent = request.runs.first.map { [$0.saying("")] } ?? [.init(text: "")]
    engine.begin(parts.isEmpty ? silent : parts.map { $0.saying($1.text) }, request)
    do throws(VoiceFailure) {
      guard try speak(engine, parts.map(\.1)) else {
        let end = try stop()
        engine.stop()
        return end
      }
    } catch {
      engine.stop()
      throw error
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
    tellMove()
    return .finished(id: request.id, sound: duration(sound))
  }

  /// Gives the sink what the engine makes.
  ///
  /// - Returns: false once the utterance is to be cut.
  private func speak(
    _ engine: EngineLink, _ texts: [SafeText]
  ) throws(VoiceFailure) -> Bool {
    var run = -1
    var start = 0
    while true {
      guard mailbox.currentCut == nil else { return false }
      switch try engine.next(mailbox.wake) {
      case .voice(let voice):
        self.voice = voice
        guard try feed(opening) else { return false }
      case .piece(let piece):
        if piece.run != run {
          run = piece.run
          start = accepted
        }
        if texts.indices.contains(run) {
          for mark in piece.marks { timeline.mark(mark, in: texts[run], from: start) }
        }
        guard try feed(piece.samples) else { return false }
      case .over: return true
      case .voices, .nothing: break
      }
    }
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
    sinkName = sink.name
    events.send(
      .started(
        VoiceStart(
          id: request.id, voice: voice.identifier, language: voice.language, sink: sinkName,
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
    tellMove()
    // Without anything new there is no progress, and that is what a client has to notice.
    guard heard > progress else { return }
    progress = heard
    events.send(.progress(id: request.id, played: duration(heard)))
  }

  /// A sound server takes a stream whose device goes away to another one.
  private func tellMove() {
    guard accepted > 0, sink.name != sinkName else { return }
    sinkName = sink.name
    events.send(.moved(id: request.id, sink: sinkName))
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

extension SpeakRequest.Run {
  /// The same with another text.
  fileprivate func saying(_ text: String) -> Self {
    Self(text: text, language: language, voice: voice, namesMarks: namesMarks)
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
