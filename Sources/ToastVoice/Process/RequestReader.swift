// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import VoiceProtocol

/// Reads requests and puts them into the mailbox, until there are no more.
struct RequestReader {
  let descriptor: CInt
  let mailbox: Mailbox

  /// Returns the process's exit status: 0 at the end of input, 65 when what comes is no frame.
  func run(complain: (VoiceProtocolError) -> Void) -> CInt {
    var frames = FrameReader()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return 0 }
      let received = Instant.now
      frames.feed(buffer[..<count])
      do throws(VoiceProtocolError) {
        while let frame = try frames.next() { deliver(frame, received) }
      } catch {
        complain(error)
        return 65
      }
    }
  }

  /// A frame that is no request is answered like one that failed: those behind it are still good.
  private func deliver(_ frame: Frame, _ received: Instant) {
    do throws(VoiceProtocolError) {
      switch try VoiceRequest(frame) {
      case .speak(let request):
        // Made safe here, so that what waits is small whatever was sent.
        mailbox.put(.speak(request, SafeText.runs(of: request), received: received))
      case .cut(let id): mailbox.cut(id, received: received)
      case .probe(let sink): mailbox.put(.probe(sink))
      case .voices: mailbox.put(.list)
      }
    } catch {
      let code: VoiceFailure.Code = error.field == "voice" ? .badVoice : .badRequest
      mailbox.put(.reject(id: error.id ?? 0, VoiceFailure(code, "\(error)")))
    }
  }
}
