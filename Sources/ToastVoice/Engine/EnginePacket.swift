// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import SystemKit
import VoiceProtocol

/// What the engine's process and the player send each other: one packet each, so that whoever dies
/// in the middle of one leaves nothing half said.
enum EnginePacket {
  /// A packet of sound begins with this; any other is a frame of ``VoiceEvent``.
  struct SoundHeader {
    /// Whose sound it is, for the player tells which job is over by the number alone.
    var job: UInt64
    /// Which run of the job.
    var run: Int32
    /// How many marks follow, and then the samples.
    var marks: Int32
  }

  /// A mark on its way.
  struct Mark {
    var frame: Int64
    var position: Int32
    var length: Int32
  }

  /// Which of both it is.
  enum Kind: UInt64 {
    case sound = 1
    case event = 2
  }

  /// The largest packet: a list of every voice there is.
  static let limit = 1 << 17

  /// Two connected sockets that keep packets apart.
  static func sockets() throws(SystemError) -> (player: CInt, engine: CInt) {
    var ends: [CInt] = [-1, -1]
    let kind = CInt(SOCK_SEQPACKET.rawValue) | CInt(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw SystemError("socketpair", "") }
    return (ends[0], ends[1])
  }

  /// Sends an event.
  ///
  /// - Returns: false where nobody is there any more.
  @discardableResult
  static func send(_ event: VoiceEvent, to socket: CInt) -> Bool {
    event.frame.withUnsafeBytes { send(.event, [$0], socket) }
  }

  /// Sends a piece of sound, out of the engine's own buffer.
  ///
  /// - Returns: false where nobody is there any more.
  static func send(
    _ samples: UnsafeBufferPointer<Int16>, _ marks: [EngineMark], job: UInt64, run: Int,
    to socket: CInt
  ) -> Bool {
    var header = SoundHeader(job: job, run: Int32(run), marks: Int32(marks.count))
    let marks = marks.map {
      Mark(
        frame: Int64($0.frame), position: Int32(clamping: $0.position),
        length: Int32(clamping: $0.length))
    }
    return withUnsafeBytes(of: &header) { header in
      marks.withUnsafeBytes { marks in
        send(.sound, [header, marks, UnsafeRawBufferPointer(samples)], socket)
      }
    }
  }

  private static func send(
    _ kind: Kind, _ parts: [UnsafeRawBufferPointer], _ socket: CInt
  ) -> Bool {
    var kind = kind.rawValue
    return withUnsafeMutableBytes(of: &kind) { kind in
      var vectors = [iovec(iov_base: kind.baseAddress, iov_len: kind.count)]
      for part in parts {
        vectors.append(
          iovec(iov_base: UnsafeMutableRawPointer(mutating: part.baseAddress), iov_len: part.count))
      }
      return vectors.withUnsafeMutableBufferPointer { vectors in
        var message = msghdr()
        message.msg_iov = vectors.baseAddress
        message.msg_iovlen = vectors.count
        while sendmsg(socket, &message, CInt(MSG_NOSIGNAL)) < 0 {
          guard errno == EINTR else { return false }
        }
        return true
      }
    }
  }
}
