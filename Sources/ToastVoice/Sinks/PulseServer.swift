// SPDX-License-Identifier: GPL-3.0-or-later

import CPulse
import SystemKit
import VoiceProtocol

private func drainWake(
  _ api: UnsafeMutablePointer<pa_mainloop_api>?, _ event: OpaquePointer?, _ descriptor: CInt,
  _ flags: pa_io_event_flags_t, _ data: UnsafeMutableRawPointer?
) {
  guard let data else { return }
  Unmanaged<Wake>.fromOpaque(data).takeUnretainedValue().drain()
}

/// A connection to a PulseAudio server, or to PipeWire's.
///
/// Its main loop is run by whoever waits for something, in the player's own thread: nothing is
/// shared, and nothing runs while nobody waits.
final class PulseServer {
  private let mainloop: OpaquePointer
  let context: OpaquePointer
  private let wake: Wake

  /// Connects; never starts a server.
  ///
  /// - Parameters:
  ///   - giveUp: asked after every wake; true ends the attempt.
  init(
    _ server: String?, wake: Wake, deadline: Instant, giveUp: () -> Bool
  ) throws(VoiceFailure) {
    guard let mainloop = pa_mainloop_new(), let api = pa_mainloop_get_api(mainloop) else {
      throw VoiceFailure(.noDevice, "PulseAudio: no main loop")
    }
    let properties = pa_proplist_new()
    defer { pa_proplist_free(properties) }
    pa_proplist_sets(properties, PA_PROP_APPLICATION_ID, "org.toastmessage")
    guard let context = pa_context_new_with_proplist(api, "ToastMessage", properties) else {
      pa_mainloop_free(mainloop)
      throw VoiceFailure(.noDevice, "PulseAudio: no context")
    }
    self.mainloop = mainloop
    self.context = context
    self.wake = wake
    _ = api.pointee.io_new(
      api, wake.number, PA_IO_EVENT_INPUT, drainWake, Unmanaged.passUnretained(wake).toOpaque())

    guard pa_context_connect(context, server, PA_CONTEXT_NOAUTOSPAWN, nil) >= 0 else {
      throw failure(.noDevice, "connecting")
    }
    try wait(until: deadline, giveUp: giveUp) {
      let state = pa_context_get_state(context)
      return state == PA_CONTEXT_READY || !PA_CONTEXT_IS_GOOD(state).isTrue
    }
    guard pa_context_get_state(context) == PA_CONTEXT_READY else {
      throw failure(.noDevice, "connecting")
    }
  }

  deinit {
    pa_context_disconnect(context)
    pa_context_unref(context)
    pa_mainloop_free(mainloop)
  }

  /// What went wrong last, as the server or the library names it.
  func failure(_ code: VoiceFailure.Code, _ what: String) -> VoiceFailure {
    let error = pa_context_errno(context)
    let text = pa_strerror(error).map { String(cString: $0) } ?? "error \(error)"
    return VoiceFailure(code, "PulseAudio, \(what): \(text)")
  }

  /// Waits once: for the server, the mailbox or the time.
  func step(until deadline: Instant?) {
    var timeout: CInt = -1
    if let deadline {
      timeout = CInt(clamping: max(0, Instant.now.duration(to: deadline).microseconds))
    }
    guard pa_mainloop_prepare(mainloop, timeout) >= 0, pa_mainloop_poll(mainloop) >= 0 else {
      return
    }
    pa_mainloop_dispatch(mainloop)
  }

  /// Sends what is to be sent and takes in what has come, without waiting.
  func flush() {
    // One round may go to what has come; answers to what is sent are for whoever waits next.
    for _ in 0..<2 where pa_mainloop_iterate(mainloop, 0, nil) <= 0 { return }
  }

  /// Waits for something to become true.
  ///
  /// - Throws: `noDevice` when the time is up or `giveUp` says so.
  func wait(
    until deadline: Instant, giveUp: () -> Bool = { false }, for condition: () -> Bool
  ) throws(VoiceFailure) {
    while !condition() {
      if giveUp() { throw VoiceFailure(.noDevice, "PulseAudio: given up") }
      guard Instant.now < deadline else {
        throw VoiceFailure(.noDevice, "PulseAudio: the server does not answer")
      }
      step(until: deadline)
    }
  }
}
