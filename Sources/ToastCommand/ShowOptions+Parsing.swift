import ToastCore

extension ShowOptions {
  /// Options from what was scanned; checks what no option can check alone.
  init(
    subcommand: String, words: [[UInt8]], values: [OptionDescription.Name: [OptionValue]]
  ) throws(UsageError) {
    let values = OptionValues(values)
    severity = ToastSeverity(rawValue: subcommand)
    applicationName = values.text(.appName)
    exactDuration = values.bool(.exactDuration) ?? false
    politeness = values.text(.politeness).flatMap(ToastPoliteness.init(rawValue:))
    waits = values.bool(.wait) ?? false
    timeout = values.seconds(.timeout).map { .seconds($0) }
    printsID = values.bool(.printID) ?? false
    reports = values.bool(.report) ?? false
    explains = values.bool(.explain) ?? false
    mustDeliver = values.bool(.mustDeliver) ?? false
    announces = values.bool(.announce)
    speaks = values.bool(.speak)
    text = values.text(.text).flatMap(DeliveryWishes.Text.init(rawValue:)) ?? .auto
    language = values.text(.lang)
    voice = values.text(.voice)
    rate = values.integer(.rate)
    pitch = values.integer(.pitch)
    volume = values.integer(.volume)
    output = values.bytes(.output)
    duration = try Self.duration(values)
    try takeWords(words, values.text(.message))

    if output != nil, speaks == false {
      throw UsageError("--output writes speech and --no-speak wants none; give one of them")
    }
  }

  private static func duration(_ values: OptionValues) throws(UsageError) -> ToastDuration? {
    guard let milliseconds = values.integer(.expireTime) else { return values.duration(.duration) }
    if values.duration(.duration) != nil {
      throw UsageError("--duration and --expire-time say the same; give one of them")
    }
    return switch milliseconds {
    case -1: nil
    case 0: .indefinite
    default: .seconds(Double(milliseconds) / 1000)
    }
  }

  private mutating func takeWords(
    _ words: [[UInt8]], _ option: String?
  ) throws(UsageError) {
    if words.count > 2 {
      throw UsageError(
        "\(UsageError.quote(words[2])) comes after title and message; put a text of several "
          + "words in quotes")
    }
    if words.count == 2, option != nil {
      throw UsageError(
        "--message and \(UsageError.quote(words[1])) both are the message; give one of them")
    }
    messageFromStandardInput = option == "-"
    title = Self.text(words.first.map(TextSafety.decode))
    if !messageFromStandardInput {
      message = Self.text(words.count == 2 ? TextSafety.decode(words[1]) : option)
    }
    if title == nil, message == nil, !messageFromStandardInput { throw UsageError("missing title") }
  }

  /// The text, unless nobody could see or hear anything of it.
  private static func text(_ text: String?) -> String? {
    guard let text, !TextSafety.neutralize(text, for: .bus).isEmpty else { return nil }
    return text
  }
}

/// The scanned values by type. Each kind of option makes one type of value, so a value of another
/// type does not occur.
private struct OptionValues {
  private let last: [OptionDescription.Name: OptionValue]

  /// Keeps the last value of each option: a script's `"$@"` overrides what the script says itself.
  init(_ values: [OptionDescription.Name: [OptionValue]]) { last = values.compactMapValues(\.last) }

  func bool(_ name: OptionDescription.Name) -> Bool? {
    if case .bool(let value) = last[name] { value } else { nil }
  }

  func text(_ name: OptionDescription.Name) -> String? {
    if case .text(let value) = last[name] { value } else { nil }
  }

  func bytes(_ name: OptionDescription.Name) -> [UInt8]? {
    if case .bytes(let value) = last[name] { value } else { nil }
  }

  func integer(_ name: OptionDescription.Name) -> Int? {
    if case .integer(let value) = last[name] { value } else { nil }
  }

  func seconds(_ name: OptionDescription.Name) -> Double? {
    if case .seconds(let value) = last[name] { value } else { nil }
  }

  func duration(_ name: OptionDescription.Name) -> ToastDuration? {
    if case .duration(let value) = last[name] { value } else { nil }
  }
}
