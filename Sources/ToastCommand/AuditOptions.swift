/// What `toast audit` was asked for. Words are checked by the program that does it, which knows the
/// rules.
public struct AuditOptions: Sendable, Equatable {
  /// What makes the exit status 1.
  public enum FailOn: String, Sendable, CaseIterable {
    /// A failure.
    case failed
    /// A failure, and what only a person can tell.
    case cantTell
    /// Nothing.
    case never
  }

  /// The form of the report.
  public enum Format: String, Sendable, CaseIterable {
    /// For people, and for the tools of each.
    case text, json, earl, sarif, junit
  }

  /// The process whose toast is looked at; `nil` where files are checked.
  public let process: Int32?
  /// How long it may take to show one, in seconds.
  public let timeout: Double
  /// The files, as bytes; `-` is standard input.
  public let files: [[UInt8]]
  /// One of the words of `--profile`.
  public let profile: String
  /// The file of preferences.
  public let preferences: [UInt8]?
  /// Whether every combination of preferences is tried.
  public let isMatrix: Bool
  /// The rules that are left out.
  public let disabled: [String]
  /// The form of the report.
  public let format: Format
  /// Where the report goes; standard output when `nil`.
  public let output: [UInt8]?
  /// What makes the exit status 1.
  public let failOn: FailOn
  /// The earlier report.
  public let baseline: [UInt8]?
  /// The file of suppressions.
  public let suppressions: [UInt8]?

  /// The words of `--profile`, of which the second counts where none is given.
  public static let profiles = [
    "wcag22-a", "wcag22-aa", "wcag22-aaa", "en301549", "section508",
  ]

  /// How long a toast is waited for, in seconds.
  static let usualTimeout = 10.0

  init(_ scanner: ArgumentScanner) throws(UsageError) {
    let values = scanner.values
    if case .integer(let number)? = values[.live]?.last {
      process = Int32(number)
      try Self.checkLive(scanner)
    } else {
      process = nil
      if values[.timeout] != nil { throw UsageError("--timeout goes with --live") }
    }
    if case .seconds(let seconds)? = values[.timeout]?.last {
      timeout = seconds
    } else {
      timeout = Self.usualTimeout
    }
    func text(_ name: OptionDescription.Name) -> String? {
      if case .text(let text)? = values[name]?.last { text } else { nil }
    }
    func file(_ name: OptionDescription.Name) -> [UInt8]? {
      if case .bytes(let bytes)? = values[name]?.last { bytes } else { nil }
    }
    guard process != nil || !scanner.words.isEmpty else {
      throw UsageError("missing file: toasts as JSON, '-' for standard input, or --live <pid>")
    }
    if let word = scanner.words.first(where: { $0.isEmpty || $0.contains(0) }) {
      throw UsageError("file: \(UsageError.quote(word)) is not a file")
    }
    guard scanner.words.count(where: { $0 == [UInt8(ascii: "-")] }) <= 1 else {
      throw UsageError("'-' is given twice, and standard input can be read once")
    }
    files = scanner.words
    profile = text(.profile) ?? Self.profiles[1]
    preferences = file(.preferences)
    isMatrix = values[.matrix] != nil
    disabled = (values[.disable] ?? []).compactMap {
      if case .text(let id) = $0 { id } else { nil }
    }
    format = text(.format).flatMap(Format.init(rawValue:)) ?? .text
    output = file(.output)
    failOn = text(.failOn).flatMap(FailOn.init(rawValue:)) ?? .failed
    baseline = file(.baseline)
    suppressions = file(.suppressions)
  }

  /// What only a description of a toast is checked with.
  private static func checkLive(_ scanner: ArgumentScanner) throws(UsageError) {
    if let word = scanner.words.first {
      throw UsageError("\(UsageError.quote(word)): either a file or a process is checked")
    }
    for (name, option) in [
      (OptionDescription.Name.matrix, "--matrix"), (.preferences, "--preferences"),
    ]
    where scanner.values[name] != nil {
      throw UsageError("\(option): a running program has the preferences that it has")
    }
  }
}
