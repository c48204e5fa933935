/// One option.
public struct OptionDescription: Sendable, Equatable {
  /// The options by their long names.
  public enum Name: String, Sendable, CaseIterable {
    case message, wait, report, output, text, speak, announce, screen, timeout, duration, politeness
    case lang, voice, rate, pitch, volume, version, help
    case action, icon, edge, sensitive, urgency, policy, key, all, json, sound, png
    case profile, preferences, matrix, disable, format, baseline, suppressions
    case failOn = "fail-on"
    case replaceID = "replace-id"
    case exitStatus = "exit-status"
    case printID = "print-id"
    case explain
    case mustDeliver = "must-deliver"
    case expireTime = "expire-time"
    case exactDuration = "exact-duration"
    case appName = "app-name"
    case expect, reject, match, app, activate, live
    case expectOnce = "expect-once"
    case privateBus = "private-bus"
  }

  /// Its name.
  public let name: Name
  /// The letter of its short form.
  public let letter: Character?
  /// What it takes.
  public let kind: OptionKind
  /// What the help calls its value; empty for a flag.
  public let valueName: String
  /// Whether each use adds a value; else the last use counts.
  public let isRepeatable: Bool
  /// The value that counts where it is not given, when that can be said in a word.
  public let defaultValue: String?
  /// What it does, in sentences.
  public let help: String

  init(
    _ name: Name, letter: Character? = nil, _ kind: OptionKind, _ valueName: String = "",
    isRepeatable: Bool = false, defaultValue: String? = nil, help: String
  ) {
    self.name = name
    self.letter = letter
    self.kind = kind
    self.valueName = valueName
    self.isRepeatable = isRepeatable
    self.defaultValue = defaultValue
    self.help = help
  }

  /// The long form, with its dashes.
  public var long: String { "--\(name.rawValue)" }

  /// The long form that says no; `nil` where there is none.
  public var negated: String? { kind == .pair ? "--no-\(name.rawValue)" : nil }

  /// Every long form that may be typed.
  public var longForms: [String] { [long] + (negated.map { [$0] } ?? []) }
}

/// What an option takes, and so what is allowed.
public enum OptionKind: Sendable, Equatable {
  /// Nothing: it is there or not.
  case flag
  /// Nothing, and there is a `--no-` form: yes, no, or nothing said.
  case pair
  /// Any text.
  case text
  /// Any text that is not empty.
  case name
  /// The name of a file, as bytes.
  case file
  /// One of these words.
  case choice([String])
  /// A whole number within these bounds.
  case integer(ClosedRange<Int>)
  /// Seconds: more than zero, at most this, fractions allowed.
  case seconds(atMost: Int)
  /// A time such as `3s`, `250ms`, `2m` or `indefinite`; seconds where no unit is named.
  case duration(atMost: Int)
  /// A language tag, or a locale's name.
  case language
  /// The name of a voice.
  case voice
  /// A label, perhaps with a name and `=` before it.
  case action
  /// A policy's word, some of them with a number or a key after a colon.
  case policy

  /// Whether an argument follows.
  public var takesValue: Bool { self != .flag && self != .pair }
}
