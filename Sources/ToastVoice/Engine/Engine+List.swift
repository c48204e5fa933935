// SPDX-License-Identifier: GPL-3.0-or-later

import CESpeakNG
import ToastVoices
import VoiceProtocol

extension Engine {
  /// Every voice that can be asked for: ours, those with a language, and the engine's variants.
  var voices: [VoiceDescription] {
    let ours = ToneVoice.allCases.map { VoiceDescription(name: $0.rawValue, origin: .toast) }
    var variants = espeak_VOICE()
    let others = "variant".withCString { kind in
      variants.languages = kind
      return list(&variants, .variant)
    }
    return ours + list(nil, .engine) + others
  }

  private func list(
    _ kind: UnsafeMutablePointer<espeak_VOICE>?, _ origin: VoiceDescription.Origin
  ) -> [VoiceDescription] {
    guard var next = espeak_ListVoices(kind) else { return [] }
    var found: [VoiceDescription] = []
    while let voice = next.pointee?.pointee {
      next += 1
      guard let identifier = voice.identifier.map({ String(cString: $0) }),
        // MBROLA's voices are programs of their own, and are never loaded.
        !identifier.hasPrefix("mb/")
      else { continue }
      let prefix = "!v/"
      let name =
        identifier.hasPrefix(prefix) ? String(identifier.dropFirst(prefix.count)) : identifier
      guard VoiceName(name) != nil else { continue }
      found.append(
        VoiceDescription(
          name: name, title: voice.name.map { String(cString: $0) } ?? "",
          languages: origin == .variant ? [] : languages(voice.languages), origin: origin))
    }
    return found
  }

  /// Each is a priority and a name; a priority of zero ends them.
  private func languages(_ list: UnsafePointer<CChar>?) -> [String] {
    guard var next = list else { return [] }
    var found: [String] = []
    while next.pointee != 0 {
      let name = String(cString: next + 1)
      found.append(name)
      next += name.utf8.count + 2
    }
    return found
  }
}
