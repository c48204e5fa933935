// SPDX-License-Identifier: GPL-3.0-or-later

import CESpeakNG
import Glibc
import ToastVoices
import VoiceProtocol

extension Engine {
  /// Loads a voice: the one asked for, else one for the language, its base language or English.
  ///
  /// - Throws: `badVoice` if not even English can be loaded.
  func select(_ voice: VoiceName?, _ language: VoiceLanguage) throws(VoiceFailure) -> EngineVoice {
    guard let voice, let tone = ToneVoice(rawValue: voice.variant ?? voice.base) else {
      return try selectOwn(voice, language)
    }
    let base = try selectOwn(voice.variant.flatMap { _ in VoiceName(voice.base) }, language)
    guard let path = tones.path(tone, speaking: base.identifier, in: dataFolder),
      espeak_SetVoiceByFile(path) == EE_OK
    else {
      // What cannot be loaded has left nothing behind that could be relied upon.
      return try selectOwn(VoiceName(base.identifier), language)
    }
    return EngineVoice(identifier: "\(base.identifier)+\(tone)", language: base.language)
  }

  /// Loads a voice of the engine's.
  private func selectOwn(
    _ voice: VoiceName?, _ language: VoiceLanguage
  ) throws(VoiceFailure) -> EngineVoice {
    if let voice, !isVariant(voice), load(voice.description), let current { return current }
    for tag in language.candidates + ["en"] {
      guard load(language: tag), let current else { continue }
      known[tag] = current.identifier
      // The name of a variant alone (`Annie`, `f3`): the language's own voice, sounding like that.
      if let voice, isVariant(voice), load("\(current.identifier)+\(voice.base)"),
        let varied = self.current
      {
        return varied
      }
      return self.current ?? current
    }
    throw VoiceFailure(.badVoice, "no voice for \(language), and none for English")
  }

  /// The engine would take the name of a variant for a voice, with no language at all.
  private func isVariant(_ voice: VoiceName) -> Bool {
    voice.variant == nil && access("\(dataFolder)/voices/!v/\(voice.base)", F_OK) == 0
  }

  private func load(_ name: String) -> Bool {
    // MBROLA voices start a program that is looked for in PATH.
    guard !name.hasPrefix("mb/"), !name.hasPrefix("mb-"), !name.contains("mbrola") else {
      return false
    }
    return espeak_SetVoiceByName(name) == EE_OK
  }

  private func load(language: String) -> Bool {
    if let name = known[language], load(name) { return true }
    // Nobody speaks so many; somebody may send them.
    if known.count > 100 { known = [:] }
    return language.withCString { tag in
      var properties = espeak_VOICE()
      properties.languages = tag
      return espeak_SetVoiceByProperties(&properties) == EE_OK
    }
  }

  /// What is loaded; nil if that is nothing to speak with.
  private var current: EngineVoice? {
    guard let voice = espeak_GetCurrentVoice()?.pointee, let identifier = voice.identifier,
      let languages = voice.languages
    else { return nil }
    let name = String(cString: identifier)
    guard !name.hasPrefix("mb/") else { return nil }
    // The first byte is a priority.
    return EngineVoice(identifier: name, language: String(cString: languages + 1))
  }
}
