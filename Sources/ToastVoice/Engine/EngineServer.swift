// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import VoiceProtocol

/// A copy of the engine's process: it does one job, and ends.
struct EngineServer {
  let engine: Engine
  let socket: CInt
  let board: EngineHost.Board
  /// Where jobs are read into, of ``EnginePacket/limit`` bytes.
  let buffer: UnsafeMutableRawBufferPointer

  /// Waits for a job and does it.
  ///
  /// - Returns: the exit status: 1 where nobody has jobs any more.
  func serve() -> CInt {
    while true {
      switch take() {
      case .speak(let request)?:
        board.pointee = request.id
        speak(request)
        return 0
      case .voices?:
        EnginePacket.send(.voices(engine.voices), to: socket)
        return 0
      // To stop what is over already.
      case .cut?, .probe?: continue
      case nil: return 1
      }
    }
  }

  private func take() -> VoiceRequest? {
    let count = recv(socket, buffer.baseAddress, buffer.count, 0)
    if count < 0, errno == EINTR { return take() }
    guard count > 4 else { return nil }
    return try? VoiceRequest(Frame(kind: buffer[4], fields: Array(buffer[5..<count])))
  }

  private func speak(_ request: SpeakRequest) {
    do throws(VoiceFailure) {
      for (index, run) in request.runs.enumerated() {
        let voice = try engine.prepare(run, request)
        if index == 0 {
          let start = VoiceStart(
            id: request.id, voice: voice.identifier, language: voice.language, sink: "",
            firstSample: .zero)
          EnginePacket.send(.started(start), to: socket)
        }
        guard !run.text.isEmpty else { continue }
        var goesOn = true
        try engine.speak(run.text) { samples, marks in
          goesOn =
            !isStopped
            && EnginePacket.send(samples, marks, job: request.id, run: index, to: socket)
          return goesOn
        }
        guard goesOn else { break }
      }
      EnginePacket.send(.finished(id: request.id, sound: .zero), to: socket)
    } catch {
      EnginePacket.send(.failed(id: request.id, error), to: socket)
    }
  }

  /// Whether the player wants no more of it: all that it sends before the end is that.
  private var isStopped: Bool {
    var byte: UInt8 = 0
    return recv(socket, &byte, 1, CInt(MSG_PEEK | MSG_DONTWAIT)) >= 0
  }
}
