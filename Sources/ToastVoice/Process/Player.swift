// SPDX-License-Identifier: GPL-3.0-or-later

import VoiceProtocol

/// Does one thing after the other: the only one that asks the engine, and owner of the sinks and of
/// the events.
final class Player {
  private let mailbox: Mailbox
  private let events: EventWriter
  private let engine: EngineLink
  private let shelf: SinkShelf

  /// How long the end of the process waits for the last fade to be heard.
  private static let farewell = Duration.milliseconds(60)

  /// Waits for the engine.
  ///
  /// - Parameter engine: the connection to its process.
  init(mailbox: Mailbox, events: EventWriter, engine: CInt) throws(VoiceFailure) {
    self.mailbox = mailbox
    self.events = events
    self.engine = try EngineLink(engine)
    shelf = SinkShelf(rate: self.engine.rate, wake: mailbox.wake)
  }

  /// Works until the mailbox is closed.
  func run() {
    events.send(
      .ready(
        engine: "eSpeak NG", version: Engine.version, revision: VoiceRequest.revision))
    while !mailbox.isClosed {
      mailbox.tellWithdrawn(events)
      if let task = mailbox.take() {
        perform(task)
      } else {
        rest()
      }
    }
    let deadline = Instant.now + Self.farewell
    while let sink = shelf.current, Instant.now < deadline {
      guard let again = try? sink.settle() else { break }
      try? sink.wait(until: min(again, deadline))
    }
    shelf.drop()
  }

  private func perform(_ task: Mailbox.Task) {
    switch task {
    case .reject(let id, let failure): events.send(.failed(id: id, failure))
    case .list: events.send(.voices(voices))
    case .probe(let sink): events.send(.sink(sink, probe(sink)))
    case .speak(let request, let texts, let received):
      events.send(speak(request, texts, received))
      mailbox.done()
    }
  }

  /// Every voice there is; none where the engine has died over that.
  private var voices: [VoiceDescription] {
    engine.list()
    while !mailbox.isClosed, let answer = try? engine.next(mailbox.wake) {
      if case .voices(let voices) = answer { return voices }
    }
    return []
  }

  private func probe(_ sink: VoiceSink) -> VoiceSinkState {
    do throws(VoiceFailure) {
      return .available(name: try shelf.open(sink) { mailbox.isClosed }.name)
    } catch {
      return .unavailable(error)
    }
  }

  /// Says something, and returns the event that ends it.
  private func speak(
    _ request: SpeakRequest, _ texts: [SafeText], _ received: Instant
  ) -> VoiceEvent {
    do throws(VoiceFailure) {
      let sink: any Sink
      do throws(VoiceFailure) {
        sink = try shelf.begin(request.sink) { mailbox.currentCut != nil }
      } catch {
        guard let cut = mailbox.currentCut else { throw error }
        return .cut(id: request.id, played: .zero, acknowledged: cut.duration(to: .now))
      }
      let utterance = Utterance(
        request, received: received, rate: engine.rate, sink: sink, mailbox: mailbox,
        events: events)
      return try utterance.perform(engine, texts)
    } catch {
      if error.code.isOfSink { shelf.drop() }
      return .failed(id: request.id, error)
    }
  }

  /// Waits for something to do, and sees to it that the sink comes to rest.
  private func rest() {
    guard let sink = shelf.current else { return mailbox.wake.wait(until: nil) }
    do throws(VoiceFailure) {
      if let again = try sink.settle() {
        try sink.wait(until: again)
      } else {
        try idle(sink)
      }
    } catch {
      shelf.drop()
    }
  }

  /// One wait for the sink's whole time of grace: nothing happens at rest.
  private func idle(_ sink: any Sink) throws(VoiceFailure) {
    let end = Instant.now + sink.keeps
    while !mailbox.hasWork {
      guard Instant.now < end else { return shelf.drop() }
      try sink.wait(until: end)
    }
  }
}

extension VoiceFailure.Code {
  /// Whether the sink is done with.
  fileprivate var isOfSink: Bool { ![.badVoice, .engine, .engineDied].contains(self) }
}
