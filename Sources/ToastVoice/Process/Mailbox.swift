// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization
import VoiceProtocol

/// What the reading thread leaves for the player: the only thing that the two share.
final class Mailbox: Sendable {
  /// The most messages that may wait to be said; a client has no use for so many.
  static let limit = 1000

  /// One thing to do, in order.
  enum Task {
    case speak(SpeakRequest, [SafeText], received: Instant)
    case probe(VoiceSink)
    case list
    case reject(id: UInt64, VoiceFailure)
  }

  /// A request to stop, and when it was read.
  struct Cut {
    let id: UInt64
    let received: Instant
  }

  private struct State {
    var waiting: [Task] = []
    var current: UInt64?
    var currentCut: Instant?
    var withdrawn: [Cut] = []
    var exitStatus: CInt?
  }

  /// Rings for everything that is put in.
  let wake = Wake()
  private let state = Mutex(State())

  /// Adds something to do.
  func put(_ task: Task) {
    state.withLock { state in
      if case .speak(let request, _, _) = task, state.waiting.count >= Self.limit {
        let failure = VoiceFailure(.overloaded, "\(Self.limit) requests are waiting already")
        state.waiting.append(.reject(id: request.id, failure))
      } else {
        state.waiting.append(task)
      }
    }
    wake.ring()
  }

  /// Stops what is being said, or takes out what is not yet; anything else is over already.
  func cut(_ id: UInt64, received: Instant) {
    state.withLock { state in
      if state.current == id {
        state.currentCut = state.currentCut ?? received
      } else if let index = state.waiting.firstIndex(where: { $0.speaks(id) }) {
        state.waiting.remove(at: index)
        state.withdrawn.append(Cut(id: id, received: received))
      }
    }
    wake.ring()
  }

  /// No more will come, and what is being said is to stop.
  func close(exitStatus: CInt) {
    state.withLock { $0.exitStatus = exitStatus }
    wake.ring()
  }

  /// What the process is to end with, once no more will come.
  var exitStatus: CInt? { state.withLock { $0.exitStatus } }

  /// Whether no more will come.
  var isClosed: Bool { exitStatus != nil }

  /// The next thing to do; nil if there is none. What it speaks can be cut from here on.
  func take() -> Task? {
    state.withLock { state in
      guard !state.waiting.isEmpty else { return nil }
      let task = state.waiting.removeFirst()
      state.currentCut = nil
      if case .speak(let request, _, _) = task { state.current = request.id }
      return task
    }
  }

  /// Whether there is anything to be looked at: something to do, to tell, or the end.
  var hasWork: Bool {
    state.withLock { !$0.waiting.isEmpty || !$0.withdrawn.isEmpty || $0.exitStatus != nil }
  }

  /// What is being said is over: it can no longer be cut.
  func done() { state.withLock { $0.current = nil } }

  /// Since when what is being said is to stop; nil while it may go on.
  var currentCut: Instant? {
    state.withLock { $0.currentCut ?? ($0.exitStatus == nil ? nil : .now) }
  }

  /// Those that were cut while they waited, each told once.
  func takeWithdrawn() -> [Cut] {
    state.withLock { state in
      let cuts = state.withdrawn
      state.withdrawn = []
      return cuts
    }
  }
}

extension Mailbox.Task {
  fileprivate func speaks(_ id: UInt64) -> Bool {
    if case .speak(let request, _, _) = self { request.id == id } else { false }
  }
}
