// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import SystemKit
import VoiceProtocol

/// Speech into a WAV file on an inherited descriptor.
///
/// An utterance is written once it is complete, since only then its length is known. In a file
/// every further one is added to the sound that is there; in a pipe each is a WAV of its own.
final class WaveSink: Sink {
  /// POSIX promises that a pipe that can be written to takes so much without blocking.
  private static let piece = 4096

  let name: String
  let keeps = Duration.zero
  let patience: Duration? = nil
  private let descriptor: CInt
  private let rate: Int
  private let wake: Wake
  /// Where the file's header is; nil where the descriptor cannot be moved in.
  private let origin: off_t?
  /// Frames of the file that are complete.
  private var frames = 0
  private var samples: [Int16] = []
  private var bytes: [UInt8] = []
  private var sent = 0
  private var headerSize = 0

  /// - Throws: `noDevice` where there is no such descriptor, or it is not one that was inherited:
  ///   all that this process opens itself is closed on exec.
  init(_ descriptor: CInt, rate: Int, wake: Wake) throws(VoiceFailure) {
    let flags = fcntl(descriptor, F_GETFD)
    guard descriptor > 2, flags >= 0, flags & FD_CLOEXEC == 0 else {
      throw VoiceFailure(.noDevice, "descriptor \(descriptor) was not inherited")
    }
    guard fcntl(descriptor, F_GETFL) & O_ACCMODE != O_RDONLY else {
      throw VoiceFailure(.noDevice, "descriptor \(descriptor) cannot be written to")
    }
    self.descriptor = descriptor
    self.rate = rate
    self.wake = wake
    name = "descriptor:\(descriptor)"
    let offset = lseek(descriptor, 0, SEEK_CUR)
    origin = offset >= 0 ? offset : nil
  }

  func begin() {
    samples = []
    bytes = []
    sent = 0
  }

  func accept(_ samples: UnsafeBufferPointer<Int16>) -> Int {
    self.samples.append(contentsOf: samples)
    return samples.count
  }

  func complete() throws(VoiceFailure) {
    let header = origin == nil || frames == 0
    headerSize = header ? WaveHeader.size : 0
    bytes = header ? WaveHeader(rate: rate, frames: samples.count).bytes : []
    bytes.reserveCapacity(headerSize + samples.count * 2)
    #if _endian(little)
      samples.withUnsafeBytes { bytes.append(contentsOf: $0) }
    #else
      for sample in samples {
        withUnsafeBytes(of: sample.littleEndian) { bytes.append(contentsOf: $0) }
      }
    #endif
    try write()
  }

  var heard: Int { max(0, sent - headerSize) / 2 }

  func wait(until deadline: Instant?) throws(VoiceFailure) {
    if sent < bytes.count {
      var full = [pollfd(fd: descriptor, events: CShort(POLLOUT), revents: 0)]
      wake.wait(&full, until: deadline)
      try write()
    } else {
      wake.wait(until: deadline)
    }
  }

  /// Whatever has not been written is not; what has been stays a proper file.
  func cut() throws(VoiceFailure) {
    bytes.removeLast(bytes.count - sent)
    try finish()
  }

  func settle() -> Instant? { nil }

  private func write() throws(VoiceFailure) {
    guard sent < bytes.count else { return }
    while sent < bytes.count {
      var ready = pollfd(fd: descriptor, events: CShort(POLLOUT), revents: 0)
      guard poll(&ready, 1, 0) == 1 else { return }
      let count = bytes[sent...].prefix(Self.piece).withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0 {
        if errno == EINTR || errno == EAGAIN { return }
        let error = SystemError("write", name)
        try? finish()
        throw VoiceFailure(.writeFailed, "\(error)")
      }
      sent += count
    }
    try finish()
  }

  /// Puts the right length into the header, where that is possible and not yet so.
  private func finish() throws(VoiceFailure) {
    let complete = heard == samples.count && headerSize > 0
    frames += heard
    samples = Array(samples.prefix(heard))
    guard let origin, !complete, sent > 0 else { return }
    let header = WaveHeader(rate: rate, frames: frames).bytes
    guard pwrite(descriptor, header, header.count, origin) == header.count else {
      throw VoiceFailure(.writeFailed, "\(SystemError("pwrite", name))")
    }
  }
}
