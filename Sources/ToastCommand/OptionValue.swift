import ToastCore
import VoiceProtocol

/// The value of an option, in the type that its kind promises.
enum OptionValue: Equatable {
  /// Of a flag or a pair.
  case bool(Bool)
  /// Of a text, a name, a choice, a language or a voice.
  case text(String)
  /// Of a file.
  case bytes([UInt8])
  /// Of a whole number.
  case integer(Int)
  /// Of seconds.
  case seconds(Double)
  /// Of a duration.
  case duration(ToastDuration)
  /// Of an action.
  case action(ActionOption)

  /// Reads what was typed.
  ///
  /// - Throws: ``UsageError`` that names the option, what it was given, and what is allowed.
  init(_ bytes: [UInt8], for option: OptionDescription) throws(UsageError) {
    let text = TextSafety.decode(bytes)
    guard let value = Self.read(bytes, text, as: option.kind) else {
      let what = option.kind.complaint
      throw UsageError("\(option.long): \(UsageError.quote(bytes)) is \(what)")
    }
    self = value
  }

  /// Those that leave something to other options.
  private static let policies = ["stack", "coalesce"]

  private static func read(_ bytes: [UInt8], _ text: String, as kind: OptionKind) -> OptionValue? {
    switch kind {
    case .flag, .pair: nil
    case .text: .text(text)
    case .name: text.contains { !$0.isWhitespace } ? .text(text) : nil
    case .file:
      bytes.isEmpty || bytes == [UInt8(ascii: "-")] || bytes.contains(0) ? nil : .bytes(bytes)
    case .choice(let words): words.contains(text) ? .text(text) : nil
    case .integer(let range):
      Decimal.integer(text).flatMap { range.contains($0) ? .integer($0) : nil }
    case .seconds(let limit):
      Decimal.number(text).flatMap { $0 > 0 && $0 <= Double(limit) ? .seconds($0) : nil }
    case .duration(let limit):
      Decimal.duration(text, atMost: Double(limit)).map { .duration($0) }
    case .language: UserLanguage.tag(forLocale: text).map { .text($0) }
    case .voice: VoiceName(text).map { .text($0.description) }
    case .action: ActionOption(text).map { .action($0) }
    case .policy: policies.contains(text) || ToastPolicy(text) != nil ? .text(text) : nil
    }
  }
}

extension OptionKind {
  /// Why a value was refused, after "is": `not from 80 to 449`.
  var complaint: String {
    switch self {
    case .flag, .pair: "not expected"
    case .text: "not a text"
    case .name: "empty"
    case .file: "not a file; a file of that name is written as ./-"
    case .choice(let words):
      "not \(words.dropLast().joined(separator: ", ")) or \(words.last ?? "")"
    case .integer(let range) where range.upperBound == .max:
      "not a whole number from \(range.lowerBound) on"
    case .integer(let range): "not from \(range.lowerBound) to \(range.upperBound)"
    case .seconds(let limit): "not a number of seconds above 0 and at most \(limit)"
    case .duration(let limit):
      "not a time such as 3s, 250ms, 2m or indefinite (at most \(limit) seconds)"
    case .language: "not a language such as de or pt-BR"
    case .voice:
      "not the name of a voice (letters, digits, '-', '_' and '/', at most \(VoiceName.baseLimit), "
        + "perhaps '+' and a variant of at most \(VoiceName.variantLimit))"
    case .action: "not a label, or a name, '=' and a label"
    case .policy: "not \(ToastPolicy.allowed)"
    }
  }
}
