import ToastCore

extension ShowOptions {
  /// Options from what was scanned; checks what no option can check alone.
  init(
    subcommand: String, words: [[UInt8]], values: [OptionDescription.Name: [OptionValue]]
  ) throws(UsageError) {
    try self.init(values)
    severity = ToastSeverity(rawValue: subcommand)
    try takeWords(words, OptionValues(values).text(.message))
  }

  /// Options of a toast whose text comes from elsewhere.
  init(_ values: [OptionDescription.Name: [OptionValue]]) throws(UsageError) {
    let values = OptionValues(values)
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
    shows = values.bool(.screen)
    text = values.text(.text).flatMap(DeliveryWishes.Text.init(rawValue:)) ?? .auto
    language = values.text(.lang)
    voice = values.text(.voice)
    rate = values.integer(.rate)
    pitch = values.integer(.pitch)
    volume = values.integer(.volume)
    output = values.bytes(.output)
    duration = try Self.duration(values)
    icon = values.text(.icon).map(Self.icon)
    actions = values.actions
    edge = values.text(.edge).flatMap(ToastConfiguration.Edge.init(rawValue:))
    isSensitive = values.bool(.sensitive) ?? false
    isEmergency = values.text(.urgency) == "critical"
    if isEmergency, politeness == nil { politeness = .assertive }
    policy = try Self.policy(values)
    replaced = values.integer(.replaceID).flatMap { $0 == 0 ? nil : ToastID(UInt64($0)) }
    tellsOutcome = values.bool(.exitStatus) ?? false

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

  /// A file has a slash in its name; everything else is the name of an icon.
  private static func icon(_ name: String) -> ToastIcon {
    name.contains("/") ? .image(Image(decorative: name)) : .systemImage(name)
  }

  /// How many stand beside each other where no number is named.
  private static let stackSize = 3

  private static func policy(_ values: OptionValues) throws(UsageError) -> ToastPolicy? {
    let (word, key) = (values.text(.policy), values.text(.key))
    switch (word, key) {
    case (nil, nil): return nil
    case (nil, let key?), ("coalesce", let key?): return .coalesce(key: key)
    case ("coalesce", nil):
      throw UsageError("--policy coalesce needs a --key that says what is counted together")
    case (let word?, _?):
      throw UsageError("--key belongs to --policy coalesce, and not to '\(word)'")
    case ("stack", nil): return .stack(max: stackSize)
    case (let word?, nil): return ToastPolicy(word)
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

  /// Every use of `--action`.
  let actions: [ActionOption]

  /// Keeps the last value of each option: a script's `"$@"` overrides what the script says itself.
  init(_ values: [OptionDescription.Name: [OptionValue]]) {
    last = values.compactMapValues(\.last)
    actions = (values[.action] ?? []).enumerated().compactMap { place, value in
      guard case .action(var action) = value else { return nil }
      action.name = action.name ?? "\(place)"
      return action
    }
  }

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
