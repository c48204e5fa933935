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
    guard case .bytes(let folder)? = values[.sound]?.last else {
      throw UsageError("demo wants --sound FOLDER")
    }
    var language: String?
    if case .text(let tag)? = values[.lang]?.last { language = tag }
    return .voice(.demo(folder: folder, language: language))
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
    name: "demo", overview: "Write an example of each voice of ours.", purpose: .voice,
    arguments: [],
    options: [
      OptionDescription(
        .sound, .file, "folder", help: "Where the WAV files go; it is made where it is missing."),
      OptionDescription(.lang, .language, "tag", help: "The language that they speak."),
    ])
}
