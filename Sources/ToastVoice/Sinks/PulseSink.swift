// SPDX-License-Identifier: GPL-3.0-or-later

import CPulse
import SystemKit
import VoiceProtocol

/// Speech into a PulseAudio or PipeWire server.
///
/// One stream is kept for all utterances, and corked while there is none: a corked stream costs
/// nobody anything, and is heard again after one message.
final class PulseSink: Sink {
  /// How much sound may wait in the server: what is needed to survive a busy machine.
  static let queue = Duration.milliseconds(200)
  /// How much of it the device takes at a time; it decides how soon a cut is silent.
  static let block = Duration.milliseconds(9)
  /// How old the server's report may get while something plays.
  private static let refresh = Duration.milliseconds(50)
  /// A server that answers nothing for so long is lost.
  private static let answerLimit = Duration.seconds(1)

  let server: PulseServer
  let stream: OpaquePointer
  let rate: Int
  let keeps = Duration.seconds(30)
  let patience: Duration? = .seconds(5)
  var history: SampleHistory
  /// Frames sent since the stream was made, less those taken back: the server's write index.
  var written = 0
  var clock: PulseClock?
  private var start = 0
  private var furthest = 0
  private var corked = true
  private var settleLimit: Instant?
  private var report: (operation: OpaquePointer, asked: Instant)?

  /// Connects, and makes the stream.
  ///
  /// - Throws: `noDevice`; also where the server has nothing but a dummy to play to.
  init(
    _ server: String?, rate: Int, wake: Wake, giveUp: () -> Bool
  ) throws(VoiceFailure) {
    let deadline = Instant.now + Self.answerLimit
    self.server = try PulseServer(server, wake: wake, deadline: deadline, giveUp: giveUp)
    self.rate = rate
    history = SampleHistory(limit: rate)
    var format = pa_sample_spec(format: nativeSixteenBit, rate: CUnsignedInt(rate), channels: 1)
    let properties = pa_proplist_new()
    defer { pa_proplist_free(properties) }
    pa_proplist_sets(properties, PA_PROP_MEDIA_ROLE, "a11y")
    guard
      let stream = pa_stream_new_with_proplist(
        self.server.context, "Speech", &format, nil, properties)
    else { throw self.server.failure(.noDevice, "making a stream") }
    self.stream = stream

    func bytes(_ duration: Duration) -> CUnsignedInt {
      CUnsignedInt(Int(duration.microseconds) * rate / 1_000_000 * 2)
    }
    var attributes = pa_buffer_attr(
      maxlength: .max, tlength: bytes(Self.queue), prebuf: bytes(.milliseconds(2)),
      minreq: bytes(Self.block), fragsize: .max)
    // Early requests keep the device's own buffer as short as one block, so that a cut need not
    // rely on a device that can take back what it was given.
    let flags = pa_stream_flags_t(
      rawValue: PA_STREAM_START_CORKED.rawValue | PA_STREAM_EARLY_REQUESTS.rawValue)
    guard pa_stream_connect_playback(stream, nil, &attributes, flags, nil, nil) >= 0 else {
      throw self.server.failure(.noDevice, "opening a stream")
    }
    try self.server.wait(until: deadline, giveUp: giveUp) {
      let state = pa_stream_get_state(stream)
      return state == PA_STREAM_READY || !PA_STREAM_IS_GOOD(state).isTrue
    }
    guard pa_stream_get_state(stream) == PA_STREAM_READY else {
      throw self.server.failure(.noDevice, "opening a stream")
    }
    if isDummy { throw VoiceFailure(.noDevice, "PulseAudio has only a dummy output") }
  }

  deinit {
    if let report { pa_operation_unref(report.operation) }
    pa_stream_disconnect(stream)
    pa_stream_unref(stream)
  }

  private var device: String {
    pa_stream_get_device_name(stream).map { String(cString: $0) } ?? ""
  }

  var name: String { "pulse:\(device)" }

  /// The output that servers invent where there is no device: nobody would hear it.
  private var isDummy: Bool { device == "auto_null" }

  /// Checks that there is still somebody to play to.
  func check() throws(VoiceFailure) {
    guard PA_CONTEXT_IS_GOOD(pa_context_get_state(server.context)).isTrue,
      PA_STREAM_IS_GOOD(pa_stream_get_state(stream)).isTrue
    else { throw server.failure(.deviceLost, "playing") }
    if isDummy { throw VoiceFailure(.deviceLost, "PulseAudio has only a dummy output left") }
    if let report, report.asked.duration(to: .now) > Self.answerLimit {
      throw VoiceFailure(.deviceLost, "PulseAudio: the server does not answer")
    }
  }

  func begin() throws(VoiceFailure) {
    server.flush()
    try check()
    // What the last report says is not about this utterance.
    clock = nil
    start = written
    furthest = 0
    settleLimit = nil
    if corked { cork(false) }
  }

  func accept(_ samples: UnsafeBufferPointer<Int16>) throws(VoiceFailure) -> Int {
    let room = pa_stream_writable_size(stream)
    guard room != .max else { throw server.failure(.deviceLost, "playing") }
    let count = min(room / 2, samples.count)
    guard count > 0 else { return 0 }
    try send(UnsafeBufferPointer(rebasing: samples[..<count]))
    if clock == nil { ask() }
    server.flush()
    return count
  }

  /// Sends samples, perhaps over the last ones that were sent.
  func send(_ samples: UnsafeBufferPointer<Int16>, over back: Int = 0) throws(VoiceFailure) {
    let result = pa_stream_write(
      stream, samples.baseAddress, samples.count * 2, nil, Int64(-back * 2), PA_SEEK_RELATIVE)
    guard result >= 0 else { throw server.failure(.deviceLost, "playing") }
    history.append(samples)
    written += samples.count - back
  }

  func complete() {}

  var heard: Int {
    guard let clock else { return furthest }
    furthest = max(furthest, clock.heard(at: .now, written: written) - start)
    return furthest
  }

  func wait(until deadline: Instant?) throws(VoiceFailure) {
    var deadline = deadline
    if !corked {
      let due = (clock?.time ?? .now) + Self.refresh
      if due <= .now { ask() }
      let next = report.map { $0.asked + Self.answerLimit } ?? due
      deadline = deadline.map { min($0, next) } ?? next
    }
    server.step(until: deadline)
    collect()
    try check()
  }

  func settle() throws(VoiceFailure) -> Instant? {
    if corked { return nil }
    let limit = settleLimit ?? .now + .seconds(2)
    settleLimit = limit
    let left = written - start - heard
    if (clock != nil && left <= 0) || .now >= limit {
      cork(true)
      server.flush()
      return nil
    }
    return min(limit, .now + .microseconds(max(2000, left * 1_000_000 / rate)))
  }

  private func cork(_ on: Bool) {
    if let operation = pa_stream_cork(stream, on ? 1 : 0, nil, nil) {
      pa_operation_unref(operation)
    }
    corked = on
  }

  /// Asks the server for a report, unless it has been asked.
  private func ask() {
    guard report == nil, let operation = pa_stream_update_timing_info(stream, nil, nil) else {
      return
    }
    report = (operation, .now)
  }

  /// Takes the report, if it is there.
  private func collect() {
    guard let report, pa_operation_get_state(report.operation) != PA_OPERATION_RUNNING else {
      return
    }
    pa_operation_unref(report.operation)
    self.report = nil
    guard let info = pa_stream_get_timing_info(stream)?.pointee else { return }
    clock = PulseClock(
      read: Int(info.read_index) / 2, latency: Int(info.sink_usec) * rate / 1_000_000,
      silence: info.playing == 0 ? Int(max(0, info.since_underrun)) / 2 : nil,
      time: report.asked + report.asked.duration(to: .now) / 2, rate: rate)
  }

  /// Asks for a report that is newer than everything sent so far, and waits for it.
  func synchronize() throws(VoiceFailure) {
    if let report {
      // It was asked for too early, and answers come in order.
      pa_operation_cancel(report.operation)
      pa_operation_unref(report.operation)
      self.report = nil
    }
    ask()
    let deadline = Instant.now + Self.answerLimit
    while report != nil {
      server.step(until: deadline)
      collect()
      try check()
    }
  }
}

extension CInt {
  var isTrue: Bool { self != 0 }
}
