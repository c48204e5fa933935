// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import VoiceProtocol

/// The player's end of the connection to the engine's process. One job at a time; what is left of
/// an earlier one is thrown away.
final class EngineLink {
  /// A piece of sound, which is gone with the next answer.
  struct Piece {
    /// Which run of the job it belongs to.
    let run: Int
    let samples: UnsafeBufferPointer<Int16>
    let marks: [EngineMark]
  }

  /// What the engine has to say of a job.
  enum Answer {
    case voice(EngineVoice)
    case piece(Piece)
    case voices([VoiceDescription])
    case over
    /// Nothing yet.
    case nothing
  }

  /// Frames a second, one channel.
  let rate: Int
  private let socket: CInt
  private let buffer = UnsafeMutableRawBufferPointer.allocate(
    byteCount: EnginePacket.limit, alignment: 16)
  private var job: UInt64 = 0

  /// Waits until the engine is there.
  ///
  /// - Throws: `engine` where it cannot be started.
  init(_ socket: CInt) throws(VoiceFailure) {
    self.socket = socket
    let count = recv(socket, buffer.baseAddress, buffer.count, 0)
    guard count == 4 else {
      if case .event(.failed(_, let failure))? = Self.read(buffer, count) { throw failure }
      throw VoiceFailure(.engine, "eSpeak NG has ended before it began")
    }
    rate = Int(buffer.load(as: Int32.self))
  }

  deinit {
    close(socket)
    buffer.deallocate()
  }

  /// Asks for an utterance.
  ///
  /// - Parameter runs: with texts that were made safe.
  func begin(_ runs: [SpeakRequest.Run], _ request: SpeakRequest) {
    job += 1
    send(
      .speak(
        SpeakRequest(
          id: job, runs: runs, rate: request.rate, pitch: request.pitch, volume: request.volume)))
  }

  /// Asks for all voices.
  func list() {
    job += 1
    send(.voices)
  }

  /// Says that no more of the job is wanted. What comes of it all the same is thrown away with the
  /// next one.
  func stop() { send(.cut(id: job)) }

  /// The next answer, if it is there; waits for one otherwise, or until the mailbox rings.
  ///
  /// - Throws: `engineDied`, and what else was wrong with the job.
  func next(_ wake: Wake) throws(VoiceFailure) -> Answer {
    var count = recv(socket, buffer.baseAddress, buffer.count, CInt(MSG_DONTWAIT))
    if count < 0, errno == EAGAIN || errno == EINTR {
      var ready = [pollfd(fd: socket, events: CShort(POLLIN), revents: 0)]
      wake.wait(&ready, until: nil)
      count = recv(socket, buffer.baseAddress, buffer.count, CInt(MSG_DONTWAIT))
      if count < 0, errno == EAGAIN || errno == EINTR { return .nothing }
    }
    // Without the engine this process is of no use; whoever needs one starts another.
    guard count > 0 else { _exit(70) }
    switch Self.read(UnsafeMutableRawBufferPointer(rebasing: buffer[..<count]), count) {
    case .piece(job, let piece): return .piece(piece)
    case .event(.started(let start)) where start.id == job:
      return .voice(EngineVoice(identifier: start.voice, language: start.language))
    case .event(.finished(job, _)): return .over
    case .event(.failed(job, let failure)): throw failure
    case .event(.voices(let voices)): return .voices(voices)
    default: return .nothing
    }
  }

  private func send(_ request: VoiceRequest) {
    let frame = request.frame
    while Glibc.send(socket, frame, frame.count, CInt(MSG_NOSIGNAL)) < 0 {
      guard errno == EINTR else { _exit(70) }
    }
  }

  private enum Packet {
    case piece(job: UInt64, Piece)
    case event(VoiceEvent)
  }

  private static func read(_ packet: UnsafeMutableRawBufferPointer, _ count: Int) -> Packet? {
    let bytes = UnsafeRawBufferPointer(packet)
    guard count >= 8, let kind = EnginePacket.Kind(rawValue: bytes.load(as: UInt64.self)) else {
      return nil
    }
    switch kind {
    case .event:
      guard count > 13 else { return nil }
      let event = try? VoiceEvent(Frame(kind: bytes[12], fields: Array(bytes[13..<count])))
      return event.map(Packet.event)
    case .sound:
      let header = bytes.loadUnaligned(fromByteOffset: 8, as: EnginePacket.SoundHeader.self)
      let start = 8 + MemoryLayout<EnginePacket.SoundHeader>.size
      let end = start + Int(header.marks) * MemoryLayout<EnginePacket.Mark>.stride
      guard header.marks >= 0, end <= count else { return nil }
      let marks = UnsafeRawBufferPointer(rebasing: bytes[start..<end])
        .bindMemory(to: EnginePacket.Mark.self)
      let samples = UnsafeRawBufferPointer(rebasing: bytes[end..<count])
        .bindMemory(to: Int16.self)
      let piece = Piece(
        run: Int(header.run), samples: samples,
        marks: marks.map {
          EngineMark(
            frame: Int($0.frame), position: Int($0.position), length: Int($0.length))
        })
      return .piece(job: header.job, piece)
    }
  }
}
