// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import SystemKit
import Testing
import ToastTesting
import VoiceProtocol

/// A running `toast-voice`, as a client sees it.
final class VoiceProcess {
  let process: ChildProcess
  private let ends: Ends
  private var frames = FrameReader()

  /// Our ends of its streams; the standard input can be closed early.
  private final class Ends {
    var input: CInt
    let output: CInt

    init(input: CInt, output: CInt) {
      self.input = input
      self.output = output
    }

    deinit {
      if input >= 0 { close(input) }
      close(output)
    }
  }

  /// Starts it and waits until it is ready.
  ///
  /// - Parameters:
  ///   - environment: all that it gets; without more it finds no sound server.
  ///   - descriptors: what it inherits beyond its standard streams.
  init(
    environment: [String: String] = ["HOME": "/nonexistent", "XDG_RUNTIME_DIR": "/nonexistent"],
    descriptors: [CInt: CInt] = [:]
  ) throws {
    // A helper that was killed must not take the test with it.
    signal(SIGPIPE, SIG_IGN)
    let input = try Descriptor.pipe()
    let output = try Descriptor.pipe()
    var given = descriptors
    given[0] = input.reading.number
    given[1] = output.writing.number
    process = try ChildProcess(
      Spawn(
        SiblingProgram.find("toast-voice"), environment: environment, descriptors: given))
    // Only the other two ends stay open here, so that the end of either side is seen.
    ends = Ends(input: dup(input.writing.number), output: dup(output.reading.number))
    for end in [ends.input, ends.output] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let first = try next()
    guard case .ready(engine: "eSpeak NG", version: _, revision: VoiceRequest.revision) = first
    else {
      throw TestingError(.failed, "the first event is \(first)")
    }
  }

  func send(_ request: VoiceRequest) throws { try send(request.frame) }

  func send(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(ends.input, $0.baseAddress, $0.count) }
      guard count > 0 else { throw TestingError(.failed, "it reads no more: \(errno)") }
      rest = rest.dropFirst(count)
    }
  }

  func closeInput() {
    close(ends.input)
    ends.input = -1
  }

  /// The next event.
  func next(within limit: Duration = .seconds(20)) throws -> VoiceEvent {
    let deadline = SuspendingClock.now + limit
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      if let frame = try frames.next() { return try VoiceEvent(frame) }
      let left = SuspendingClock.now.duration(to: deadline)
      guard left > .zero else { throw TestingError(.failed, "no event within \(limit)") }
      var waiting = pollfd(fd: ends.output, events: CShort(POLLIN), revents: 0)
      poll(&waiting, 1, CInt(left.microseconds / 1000) + 1)
      guard waiting.revents != 0 else { continue }
      let count = read(ends.output, &buffer, buffer.count)
      guard count > 0 else {
        throw TestingError(.failed, "it has ended: \(try process.waitForExit())")
      }
      frames.feed(buffer[..<count])
    }
  }

  /// The events up to the first that fits, which is the last of them.
  func events(
    within limit: Duration = .seconds(60), through fits: (VoiceEvent) -> Bool
  ) throws -> [VoiceEvent] {
    let deadline = SuspendingClock.now + limit
    var events: [VoiceEvent] = []
    while true {
      events.append(try next(within: SuspendingClock.now.duration(to: deadline)))
      if let last = events.last, fits(last) { return events }
    }
  }

  /// Says something and returns all events about it.
  func say(_ request: SpeakRequest) throws -> [VoiceEvent] {
    try send(.speak(request))
    return try events { $0.ends == request.id }
  }
}

extension VoiceEvent {
  /// The utterance that this event is the last of.
  var ends: UInt64? {
    switch self {
    case .finished(let id, _), .cut(let id, _, _), .failed(let id, _): id
    default: nil
    }
  }

  /// The failure that this event reports.
  var failure: VoiceFailure? {
    if case .failed(_, let failure) = self { failure } else { nil }
  }

  /// The beginning that this event reports.
  var start: VoiceStart? {
    if case .started(let start) = self { start } else { nil }
  }

  /// Where the word begins that this event reports.
  var wordPosition: Int? {
    if case .word(_, let position, _) = self { position } else { nil }
  }
}

extension [VoiceEvent] {
  /// How long the sound of the last message that finished takes.
  var finishedSound: Duration? {
    for case .finished(_, let sound) in reversed() { return sound }
    return nil
  }
}
