// SPDX-License-Identifier: GPL-3.0-or-later

import CALSA
import Glibc
import SystemKit
import VoiceProtocol

/// Speech into an ALSA device, for machines without a sound server.
///
/// Not every device can take back what it was given, so it is given little: what has been given
/// when a cut comes is heard, and then the fade.
final class ALSASink: Sink {
  /// How much sound the device holds.
  private static let buffer = Duration.milliseconds(30)

  let name: String
  let keeps = Duration.seconds(1)
  let patience: Duration? = .seconds(5)
  private let pcm: OpaquePointer
  private let rate: Int
  private let wake: Wake
  private var written = 0
  private var start = 0
  private var furthest = 0
  private var last: Int16 = 0
  private var wantsRoom = false
  private var playing = false

  /// Opens a device.
  ///
  /// - Throws: `noDevice` with ALSA's reason.
  init(_ device: String?, rate: Int, wake: Wake) throws(VoiceFailure) {
    silenceALSA()
    let device = device ?? "default"
    name = "alsa:\(device)"
    self.rate = rate
    self.wake = wake
    // Where `default` is the PulseAudio plug-in, the server has been tried or was not wanted.
    var opened: OpaquePointer?
    var result = withPulseServer(nowhere) {
      snd_pcm_open(&opened, device, SND_PCM_STREAM_PLAYBACK, SND_PCM_NONBLOCK)
    }
    guard result >= 0, let pcm = opened else {
      throw alsaFailure(.noDevice, "opening \(device)", result)
    }
    self.pcm = pcm
    result = snd_pcm_set_params(
      pcm, SND_PCM_FORMAT_S16, SND_PCM_ACCESS_RW_INTERLEAVED, 1, CUnsignedInt(rate), 1,
      CUnsignedInt(Self.buffer.microseconds))
    guard result >= 0 else { throw alsaFailure(.noDevice, "setting up \(device)", result) }
  }

  deinit { snd_pcm_close(pcm) }

  func begin() throws(VoiceFailure) {
    if !playing {
      let result = snd_pcm_prepare(pcm)
      guard result >= 0 else { throw alsaFailure(.deviceLost, "preparing", result) }
    }
    playing = true
    start = written
    furthest = 0
  }

  func accept(_ samples: UnsafeBufferPointer<Int16>) throws(VoiceFailure) -> Int {
    var count = snd_pcm_writei(pcm, samples.baseAddress, CUnsignedLong(samples.count))
    if count == -Int(EPIPE) || count == -Int(ESTRPIPE) {
      // It ran dry, or was suspended: what is next begins anew.
      snd_pcm_recover(pcm, CInt(count), 1)
      count = snd_pcm_writei(pcm, samples.baseAddress, CUnsignedLong(samples.count))
    }
    if count == -Int(EAGAIN) { count = 0 }
    guard count >= 0 else { throw alsaFailure(.deviceLost, "playing", CInt(count)) }
    if snd_pcm_state(pcm) == SND_PCM_STATE_PREPARED, count > 0 {
      let result = snd_pcm_start(pcm)
      guard result >= 0 else { throw alsaFailure(.deviceLost, "starting", result) }
    }
    if count > 0 { last = samples[count - 1] }
    written += count
    wantsRoom = count < samples.count
    return count
  }

  func complete() { wantsRoom = false }

  var heard: Int {
    var delay: snd_pcm_sframes_t = 0
    // A device that has run dry has played everything.
    let known = snd_pcm_delay(pcm, &delay) >= 0
    furthest = max(furthest, written - start - (known ? max(0, delay) : 0))
    return furthest
  }

  func wait(until deadline: Instant?) throws(VoiceFailure) {
    var descriptors: [pollfd] = []
    if wantsRoom {
      let count = max(0, snd_pcm_poll_descriptors_count(pcm))
      descriptors = Array(repeating: pollfd(), count: Int(count))
      snd_pcm_poll_descriptors(pcm, &descriptors, CUnsignedInt(count))
    }
    // A device need not wake anybody when its last sound is out.
    let soon = Instant.now + .milliseconds(50)
    wake.wait(&descriptors, until: deadline.map { min($0, soon) } ?? (playing ? soon : nil))
    if wantsRoom {
      // Plug-ins do their own work in here; without it their descriptors stay ready.
      var happened: CUnsignedShort = 0
      snd_pcm_poll_descriptors_revents(
        pcm, &descriptors, CUnsignedInt(descriptors.count), &happened)
    }
    let state = snd_pcm_state(pcm)
    guard state != SND_PCM_STATE_DISCONNECTED else {
      throw alsaFailure(.deviceLost, "playing", -ENODEV)
    }
  }

  /// Lets the sound die away from where it is: there is no telling what would have come next.
  func cut() throws(VoiceFailure) {
    let fade = rate * Fade.milliseconds / 1000
    var tail = [Int16](repeating: last, count: fade)
    Fade.out(&tail, frames: fade)
    let deadline = Instant.now + .milliseconds(200)
    var sent = 0
    while sent < tail.count, Instant.now < deadline {
      sent += try tail[sent...].withUnsafeBufferPointer { samples throws(VoiceFailure) in
        try accept(samples)
      }
      if sent < tail.count { try wait(until: deadline) }
    }
    wantsRoom = false
  }

  func settle() -> Instant? {
    guard playing else { return nil }
    let left = written - start - heard
    guard left <= 0 else { return .now + .microseconds(max(2000, left * 1_000_000 / rate)) }
    snd_pcm_drop(pcm)
    playing = false
    return nil
  }
}

private func alsaFailure(
  _ code: VoiceFailure.Code, _ what: String, _ error: CInt
) -> VoiceFailure {
  VoiceFailure(code, "ALSA, \(what): \(String(cString: snd_strerror(error)))")
}
