import ToastCore
import VoiceProtocol

/// The voices as `toast voices` prints them.
enum VoiceList {
  /// One line each: the name, the languages, and what people call it.
  static func text(_ voices: [VoiceDescription]) -> String {
    let width = voices.map(\.name.count).max() ?? 0
    return voices.map { voice in
      let padding = String(repeating: " ", count: width - voice.name.count + 2)
      let languages =
        voice.languages.isEmpty ? "any language" : voice.languages.joined(separator: " ")
      return voice.name + padding + languages + (voice.title.isEmpty ? "" : "  (\(voice.title))")
        + "\n"
    }.joined()
  }

  /// One JSON object a line.
  static func json(_ voices: [VoiceDescription]) -> String {
    voices.map { voice in
      let object: JSONText = .object([
        .init("name", .string(voice.name)), .init("title", .string(voice.title)),
        .init("languages", .array(voice.languages.map { .string($0) })),
        .init("origin", .string(voice.origin.rawValue)),
      ])
      return object.text + "\n"
    }.joined()
  }
}
