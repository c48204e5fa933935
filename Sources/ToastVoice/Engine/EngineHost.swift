// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import SystemKit
import VoiceProtocol

/// The process of the engine. It is set up once and never says anything itself: a copy of it, made
/// in advance, says one utterance and ends.
///
/// Whatever was said before, each begins with the engine as it was set up, its noise and its
/// tremble included, which the engine has no way to set back; and a text that the engine dies over
/// costs that one copy.
struct EngineHost {
  /// What the copies leave for the host: which job one was at when it died.
  typealias Board = UnsafeMutablePointer<UInt64>

  /// Processor time that an utterance may take to be made. A thousand code points take a
  /// twentieth of it here; a text that hangs the engine takes it all.
  private static let limit = 1

  private let socket: CInt
  private let board: Board
  private let engine: Engine
  /// Where copies read their jobs into.
  private let buffer = UnsafeMutableRawBufferPointer.allocate(
    byteCount: EnginePacket.limit, alignment: 16)

  /// Starts the host in a process of its own.
  ///
  /// - Returns: the player's end of the connection to it.
  /// - Throws: ``SystemError``.
  static func start() throws(SystemError) -> CInt {
    let (player, engine) = try EnginePacket.sockets()
    _ = try ForkedProcess.start(name: "toast-engine") {
      ForkedProcess.keepOnly(engine)
      return run(engine)
    }
    close(engine)
    return player
  }

  /// Works until nobody listens any more.
  private static func run(_ socket: CInt) -> CInt {
    let size = MemoryLayout<UInt64>.size
    let shared = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)
    guard let shared, shared != MAP_FAILED else { return 1 }
    do throws(VoiceFailure) {
      let engine = try Engine()
      let host = EngineHost(
        socket: socket, board: shared.bindMemory(to: UInt64.self, capacity: 1), engine: engine)
      var hello = Int32(engine.rate)
      guard send(socket, &hello, 4, CInt(MSG_NOSIGNAL)) == 4 else { return 0 }
      return host.serve()
    } catch {
      EnginePacket.send(.failed(id: 0, error), to: socket)
      return 1
    }
  }

  /// Says a word to nobody. The host does, so that what is looked up and loaded for the first time is
  /// so once and not in each copy; and each copy does before it has a job, so that its memory is its
  /// own by then: that takes longer than to speak.
  private func rehearse() {
    guard let (player, engine) = try? EnginePacket.sockets() else { return }
    let word = VoiceRequest.speak(
      SpeakRequest(
        id: 0, text: "a", voice: VoiceName("neutral"), rate: SpeakRequest.rates.upperBound))
    word.frame.withUnsafeBytes { _ = send(player, $0.baseAddress, $0.count, 0) }
    _ = EngineServer(engine: self.engine, socket: engine, board: board, buffer: buffer).serve()
    close(player)
    close(engine)
  }

  private func serve() -> CInt {
    rehearse()
    while true {
      board.pointee = 0
      let copy = try? ForkedProcess.start(name: "toast-engine") {
        var limit = itimerval()
        limit.it_value.tv_sec = Self.limit
        setitimer(CInt(ITIMER_PROF.rawValue), &limit, nil)
        rehearse()
        return EngineServer(engine: engine, socket: socket, board: board, buffer: buffer).serve()
      }
      guard let copy else { return 1 }
      var status: CInt = 0
      while waitpid(copy, &status, 0) < 0, errno == EINTR {}
      if status == 0 { continue }
      // One that ends by itself has nobody to speak to.
      let signal = status & 0x7F
      guard signal != 0 else { return 0 }
      let what = signal == SIGPROF ? "did not come to an end" : "ended by signal \(signal)"
      EnginePacket.send(
        .failed(id: board.pointee, VoiceFailure(.engineDied, "eSpeak NG \(what)")), to: socket)
    }
  }
}
