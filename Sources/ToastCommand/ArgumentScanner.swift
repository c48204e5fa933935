import ToastCore

/// Takes arguments apart into a subcommand, words and options, by what a description says.
///
/// An option's value is the argument after it, whatever that looks like: `--message "$text"` must
/// not become an option because of what `$text` holds. After `--` there are only words. The first
/// error is kept and the scan goes on, so that a later `--help` is still seen.
struct ArgumentScanner {
  let command: CommandDescription
  /// The subcommand that was named, or the one that is taken where none is.
  private(set) var subcommand: SubcommandDescription
  /// Whether the subcommand was named.
  private(set) var isNamed = false
  /// What is neither an option nor the subcommand.
  private(set) var words: [[UInt8]] = []
  /// How many of them came before `--`.
  private(set) var openWords = 0
  /// The values of the options, in the order of their use.
  private(set) var values: [OptionDescription.Name: [OptionValue]] = [:]
  /// What was wrong first.
  private(set) var error: UsageError?

  var wantsHelp: Bool { values[.help] != nil }
  var wantsVersion: Bool { values[.version] != nil }

  init(_ command: CommandDescription) {
    self.command = command
    subcommand = command.subcommands[0]
  }

  mutating func scan(_ arguments: [[UInt8]]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      do throws(UsageError) {
        if argument == Self.dashes {
          words += rest
          return
        }
        if argument.starts(with: Self.dashes) {
          try scanLong(argument, &rest)
        } else if argument.first == Self.dash {
          try scanLetters(argument, &rest)
        } else {
          try scanWord(argument)
        }
      } catch {
        self.error = self.error ?? error
      }
    }
  }

  private static let dash = UInt8(ascii: "-")
  private static let dashes = [dash, dash]

  /// The options that may be used now.
  private var options: [OptionDescription] { subcommand.options + command.commonOptions }

  private mutating func scanWord(_ word: [UInt8]) throws(UsageError) {
    guard !isNamed, words.isEmpty,
      let named = command.subcommands.first(where: { $0.name.utf8.elementsEqual(word) })
    else {
      words.append(word)
      openWords += 1
      return
    }
    subcommand = named
    isNamed = true
    // Options may come before the subcommand; only now it is known whether they are its own.
    let allowed = Set(options.map(\.name))
    if let stranger = command.subcommands[0].options.first(where: {
      values[$0.name] != nil && !allowed.contains($0.name)
    }) {
      throw UsageError("\(stranger.long) is no option of '\(command.name) \(named.name)'")
    }
  }

  /// `--name`, `--name=value` or `--name value`.
  private mutating func scanLong(
    _ argument: [UInt8], _ rest: inout ArraySlice<[UInt8]>
  ) throws(UsageError) {
    let parts = argument.split(
      separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
    let name = TextSafety.decode(parts[0])
    guard let option = options.first(where: { $0.longForms.contains(name) }) else {
      throw unknown(name, UsageError.quote(Array(parts[0])))
    }
    let attached = parts.count > 1 ? Array(parts[1]) : nil
    if option.kind.takesValue {
      try take(option, attached ?? rest.popFirst())
    } else if let attached {
      throw UsageError("\(name) takes no value; it was given \(UsageError.quote(attached))")
    } else {
      values[option.name, default: []].append(.bool(name == option.long))
    }
  }

  /// `-w`, `-wp`, `-t5000` or `-t 5000`.
  private mutating func scanLetters(
    _ argument: [UInt8], _ rest: inout ArraySlice<[UInt8]>
  ) throws(UsageError) {
    guard argument.count > 1 else {
      // The standard input of a subcommand that reads files.
      if isNamed, subcommand.purpose == .audit {
        words.append(argument)
        return
      }
      throw UsageError(
        "'-' is no title; --message - reads the message from standard input, and a title '-' "
          + "comes after '--'")
    }
    let typed = TextSafety.decode(argument)
    // One dash too few would be read as letters: "-wait" as -w and -a "it".
    if let meant = options.flatMap(\.longForms).first(where: { $0 == "-" + typed }) {
      throw UsageError("unknown option \(UsageError.quote(argument)); did you mean '\(meant)'?")
    }
    var letters = argument.dropFirst()
    while let letter = letters.popFirst() {
      let character = Character(Unicode.Scalar(letter))
      guard letter < 0x80, let option = options.first(where: { $0.letter == character }) else {
        throw unknown(typed, UsageError.quote(argument))
      }
      guard option.kind.takesValue else {
        values[option.name, default: []].append(.bool(true))
        continue
      }
      try take(option, letters.isEmpty ? rest.popFirst() : Array(letters))
      return
    }
  }

  private mutating func take(
    _ option: OptionDescription, _ bytes: [UInt8]?
  ) throws(UsageError) {
    guard let bytes else {
      throw UsageError("\(option.long) needs a value: \(option.long) <\(option.valueName)>")
    }
    values[option.name, default: []].append(try OptionValue(bytes, for: option))
  }

  private func unknown(_ typed: String, _ quoted: String) -> UsageError {
    let near = Suggestion.nearest(to: typed, among: options.flatMap(\.longForms))
    let hint =
      near.map { "did you mean '\($0)'?" } ?? "a title that begins with '-' comes after '--'"
    return UsageError("unknown option \(quoted); \(hint)")
  }
}
