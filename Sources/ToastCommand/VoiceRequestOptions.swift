import ToastCore

/// What the command is asked to do with the voice alone.
public enum VoiceRequestOptions: Sendable, Equatable {
  /// List the voices that there are, for people or as JSON.
  case list(json: Bool)
  /// Write one WAV file for each voice of ours into this folder, in this language.
  case demo(folder: [UInt8], language: String?)

  /// What one of the voice's subcommands asks for. What `say` asks for is a toast that is only
  /// spoken.
  static func request(
    subcommand: String, words: [[UInt8]], values: [OptionDescription.Name: [OptionValue]]
  ) throws(UsageError) -> CommandRequest {
    if subcommand == "say" { return .show(try say(words, values)) }
    if let word = words.first {
      throw UsageError("\(subcommand) takes no word; \(UsageError.quote(word)) is too many")
    }
    guard subcommand == "demo" else { return .voice(.list(json: values[.json] != nil)) }
    return try demo(values)
  }

  private static func demo(
    _ values: [OptionDescription.Name: [OptionValue]]
  ) throws(UsageError) -> CommandRequest {
    var language: String?
    if case .text(let tag)? = values[.lang]?.last { language = tag }
    switch (values[.sound]?.last, values[.png]?.last) {
    case (.bytes(let folder)?, nil): return .voice(.demo(folder: folder, language: language))
    case (nil, .bytes(let folder)?):
      if language != nil { throw UsageError("--lang is for --sound; --png takes none") }
      return .pictures(folder: folder)
    case (nil, nil): throw UsageError("demo wants --sound FOLDER or --png FOLDER")
    default: throw UsageError("demo takes --sound or --png, not both")
    }
  }

  private static func say(
    _ words: [[UInt8]], _ values: [OptionDescription.Name: [OptionValue]]
  ) throws(UsageError) -> ShowOptions {
    guard words.count == 1 else {
      throw UsageError(
        words.isEmpty
          ? "missing text"
          : "\(UsageError.quote(words[1])) comes after the text; put several words in quotes")
    }
    var options = try ShowOptions(subcommand: "say", words: words, values: values)
    options.announces = false
    options.speaks = true
    options.text = .never
    options.mustDeliver = true
    options.waits = true
    // It lasts as long as it is heard.
    options.duration = .seconds(0.05)
    options.exactDuration = true
    return options
  }
}

extension SubcommandDescription {
  /// Lists the voices.
  static let voices = SubcommandDescription(
    name: "voices", overview: "List the voices that --voice takes.", purpose: .voice,
    arguments: [], options: [OptionDescription(.json, .flag, help: "As one JSON object a line.")])

  /// Speaks a text.
  static let say = SubcommandDescription(
    name: "say", overview: "Only speak a text, and wait until it has been said.", purpose: .voice,
    arguments: [ArgumentDescription("text", help: "What to say.")],
    options: OptionDescription.showing.filter {
      [.voice, .lang, .rate, .pitch, .volume, .output, .report, .timeout].contains($0.name)
    })

  /// Writes examples.
  static let demo = SubcommandDescription(
    name: "demo", overview: "Write examples: our voices, or pictures of toasts.",
    purpose: .voice,
    arguments: [],
    options: [
      OptionDescription(
        .sound, .file, "folder", help: "Where the WAV files go; it is made where it is missing."),
      OptionDescription(
        .png, .file, "folder",
        help: "Where pictures of toasts go, as PNG files; it is made where it is missing."),
      OptionDescription(.lang, .language, "tag", help: "The language that the voices speak."),
    ])
}
