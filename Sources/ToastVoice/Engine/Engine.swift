// SPDX-License-Identifier: GPL-3.0-or-later

import CESpeakNG
import Glibc
import VoiceProtocol

/// eSpeak NG. There is one in a process, and only the thread that made it may use it: two at once
/// abort it. It is never terminated, since the process just ends. See ``EngineHost`` for whose
/// process that is.
final class Engine {
  /// Frames a second, one channel.
  let rate: Int

  /// The library's version.
  static var version: String {
    guard let text = espeak_Info(nil) else { return "unknown" }
    return String(String(cString: text).prefix { $0 != " " })
  }

  /// Where the library's data is.
  let dataFolder: String

  /// Which voice a language has led to: looking for it takes longer than loading it.
  var known: [String: String] = [:]

  /// Our own manners of speaking, in the languages that they were asked for.
  let tones = ToneShelf()

  /// Starts the library.
  ///
  /// - Throws: `engine` where it has no data.
  init() throws(VoiceFailure) {
    // Synchronous: it speaks in this thread, into the callback. It looks for a sound server all
    // the same, so it is shown one that is not there.
    let result = withPulseServer(nowhere) {
      espeak_Initialize(
        AUDIO_OUTPUT_SYNCHRONOUS, 60, nil, CInt(espeakINITIALIZE_DONT_EXIT))
    }
    guard result > 0 else {
      throw VoiceFailure(
        .engine,
        "eSpeak NG cannot start (\(result)): it finds no data of its version, which the Debian package "
          + "espeak-ng-data has")
    }
    rate = Int(result)
    var folder: UnsafePointer<CChar>?
    espeak_Info(&folder)
    dataFolder = folder.map { String(cString: $0) } ?? ""
    espeak_SetSynthCallback(receiveFromEngine)
  }

  /// Sets everything that an utterance depends on. The last run may have left anything behind, and
  /// a voice brings a rate of its own, so the order is: voice, rate, the rest.
  ///
  /// - Returns: the voice that will really speak.
  func prepare(
    _ run: SpeakRequest.Run, _ request: SpeakRequest
  ) throws(VoiceFailure) -> EngineVoice {
    let voice = try select(run.voice, run.language)
    set(espeakRATE, request.rate)
    set(espeakVOLUME, request.volume)
    set(espeakPITCH, request.pitch)
    set(espeakRANGE, 50)
    set(espeakPUNCTUATION, run.namesMarks ? 1 : 0)
    set(espeakCAPITALS, 0)
    set(espeakWORDGAP, 0)
    return voice
  }

  /// Speaks, and returns when it has or when `take` has returned false.
  ///
  /// Neither markup nor phonemes are ever read out of the text: both can be made to do harm.
  ///
  /// - Parameter text: that of a ``SafeText``.
  func speak(_ text: String, _ take: EngineOutput) throws(VoiceFailure) {
    let result = withoutActuallyEscaping(take) { take in
      var receiver = EngineReceiver(take: take)
      return withUnsafeMutablePointer(to: &receiver) { receiver in
        text.withCString { bytes in
          clearStackBelow()
          return espeak_Synth(
            bytes, strlen(bytes) + 1, 0, POS_CHARACTER, 0, CUnsignedInt(espeakCHARS_UTF8), nil,
            receiver)
        }
      }
    }
    guard result == EE_OK else { throw VoiceFailure(.engine, "eSpeak NG: \(result.rawValue)") }
  }

  private func set(_ parameter: espeak_PARAMETER, _ value: Int) {
    espeak_SetParameter(parameter, CInt(value), 0)
  }
}
