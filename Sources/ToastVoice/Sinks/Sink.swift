// SPDX-License-Identifier: GPL-3.0-or-later

import VoiceProtocol

/// Where sound goes: a sound server, a device, or a file. Used by the player's thread only.
///
/// Frames are counted from ``begin()`` on. Whatever fails, fails with ``VoiceFailure``; the sink is
/// then done with, and the next utterance opens another.
protocol Sink: AnyObject {
  /// What it is, for the report: `pulse:alsa_output.usb…`.
  var name: String { get }

  /// How long it is worth keeping open after it came to rest.
  var keeps: Duration { get }

  /// How long nothing may be heard of what was accepted until the device counts as lost: one that
  /// is suspended or wedged takes no more, and says nothing. Nil where waiting is all right.
  var patience: Duration? { get }

  /// Gets ready for an utterance; its frames follow what was accepted before.
  func begin() throws(VoiceFailure)

  /// Takes as many frames as there is room for, and sends them on their way.
  ///
  /// - Returns: how many.
  func accept(_ samples: UnsafeBufferPointer<Int16>) throws(VoiceFailure) -> Int

  /// Says that the utterance has been accepted as a whole.
  func complete() throws(VoiceFailure)

  /// How many frames of the utterance have been heard by now, or have reached the file.
  var heard: Int { get }

  /// Waits until there may be room, something was heard, the mailbox rang, or the time has come.
  func wait(until deadline: Instant?) throws(VoiceFailure)

  /// Fades out what is playing and drops the rest; returns once that is settled.
  func cut() throws(VoiceFailure)

  /// Comes to rest, where nothing more is to be said: at rest it does not wake anybody.
  ///
  /// - Returns: nil at rest, else when to ask again.
  func settle() throws(VoiceFailure) -> Instant?
}
