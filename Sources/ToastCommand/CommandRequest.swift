import ToastCore

/// What the arguments ask for.
public enum CommandRequest: Sendable, Equatable {
  /// Show a toast.
  case show(ShowOptions)
  /// Run a program and tell its end.
  case run(RunOptions)
  /// Tell how far something has come.
  case progress(ProgressOptions)
  /// Do something about toasts that are there.
  case queue(QueueOrder)
  /// Hear what is announced.
  case listen(ListenOptions)
  /// Check toasts.
  case audit(AuditOptions)
  /// List or change what a person prefers.
  case preferences(PreferencesOptions)
  /// Tell what there is on the machine.
  case doctor(DoctorOptions)
  /// Do something with the voice alone.
  case voice(VoiceRequestOptions)
  /// Write pictures of toasts into this folder.
  case pictures(folder: [UInt8])
  /// Print this text on standard output, line ends included.
  case help(String)
  /// Print this text on standard output, line end included.
  case version(String)
  /// Print ``UsageError/text`` on standard error and end with ``ExitStatus/usage``.
  case usageError(UsageError)

  /// Understands the arguments.
  ///
  /// - Parameters:
  ///   - arguments: what follows the program's name, as bytes: a title may be no UTF-8, and the
  ///     name of a file need not be.
  ///   - command: the command that they are for.
  public init(_ arguments: [[UInt8]], for command: CommandDescription = .toast) {
    var scanner = ArgumentScanner(command)
    scanner.scan(arguments)
    // Whoever asks for help gets it, whatever else is wrong with the line.
    if scanner.wantsHelp {
      let named = scanner.isNamed ? scanner.subcommand : nil
      self = .help(HelpText.text(of: command, named))
    } else if scanner.wantsVersion {
      self = .version("\(command.name) \(command.version)\n")
    } else {
      do throws(UsageError) {
        self = try Self.request(scanner, command)
      } catch {
        self = .usageError(error)
      }
    }
  }

  private static func request(
    _ scanner: ArgumentScanner, _ command: CommandDescription
  ) throws(UsageError) -> CommandRequest {
    if let error = scanner.error { throw error }
    switch scanner.subcommand.purpose {
    case .show:
      return .show(
        try ShowOptions(
          subcommand: scanner.subcommand.name, words: scanner.words, values: scanner.values))
    case .run: return .run(try RunOptions(scanner))
    case .progress: return .progress(try ProgressOptions(scanner))
    case .dismiss, .focus, .invoke, .extend, .repeatLast, .history:
      return .queue(try QueueOrder(scanner))
    case .listen: return .listen(try ListenOptions(scanner))
    case .audit: return .audit(try AuditOptions(scanner))
    case .preferences: return .preferences(try PreferencesOptions(scanner))
    case .doctor: return .doctor(try DoctorOptions(scanner))
    case .voice:
      return try VoiceRequestOptions.request(
        subcommand: scanner.subcommand.name, words: scanner.words, values: scanner.values)
    case .help:
      return .help(try help(scanner.words, command))
    }
  }

  /// What `toast help` prints.
  private static func help(
    _ words: [[UInt8]], _ command: CommandDescription
  ) throws(UsageError) -> String {
    guard let first = words.first else { return HelpText.text(of: command) }
    guard words.count == 1 else {
      throw UsageError("help explains one subcommand; \(UsageError.quote(words[1])) is too many")
    }
    let name = String(decoding: first, as: UTF8.self)
    if let subcommand = command.subcommand(named: name) {
      return HelpText.text(of: command, subcommand)
    }
    let near = Suggestion.nearest(to: name, among: command.subcommands.map(\.name))
    let hint =
      near.map { "did you mean '\($0)'?" }
      ?? "there are \(command.subcommands.map(\.name).joined(separator: ", "))"
    throw UsageError("unknown subcommand \(UsageError.quote(first)); \(hint)")
  }
}
