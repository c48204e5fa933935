/// A command as data: what it is called, what it takes and what it says about itself. The parser,
/// the help and the suggestions are made from it, and so can completions and a manual page be;
/// nothing about an option is written down anywhere else.
public struct CommandDescription: Sendable, Equatable {
  /// The name that people type.
  public let name: String
  /// One sentence on what it is for.
  public let overview: String
  /// What there is to know beyond the options, in paragraphs.
  public let discussion: [String]
  /// The version that `--version` prints.
  public let version: String
  /// The subcommands, in the order of the help. The first one is taken where none is named.
  public let subcommands: [SubcommandDescription]

  /// The options that every subcommand has.
  public var commonOptions: [OptionDescription] { [.version, .help] }

  /// The subcommand of exactly this name.
  public func subcommand(named name: some StringProtocol) -> SubcommandDescription? {
    subcommands.first { $0.name == name }
  }
}

/// One subcommand.
public struct SubcommandDescription: Sendable, Equatable {
  /// What is done when it is called.
  public enum Purpose: Sendable, Equatable {
    /// A toast is shown.
    case show
    /// A program is run, and a toast is shown when it has ended.
    case run
    /// One toast tells how far something has come.
    case progress
    /// A toast is ended, or all are.
    case dismiss
    /// An action of a toast is taken.
    case invoke
    /// A toast gets more time.
    case extend
    /// The keyboard moves to a toast.
    case focus
    /// The last toast is said again.
    case repeatLast
    /// The toasts that were are listed.
    case history
    /// What is announced is heard, and compared with what is expected.
    case listen
    /// Toasts are checked.
    case audit
    /// What a person prefers is listed or changed.
    case preferences
    /// What there is on the machine is told.
    case doctor
    /// Something is done with the voice alone.
    case voice
    /// Help is printed.
    case help
  }

  /// The word that names it.
  public let name: String
  /// One sentence on what it does.
  public let overview: String
  /// What there is to know beyond that, in paragraphs.
  public let discussion: [String]
  /// What it does, for the program.
  public let purpose: Purpose
  /// The words that it takes.
  public let arguments: [ArgumentDescription]
  /// Its own options, in the order of the help.
  public let options: [OptionDescription]

  init(
    name: String, overview: String, discussion: [String] = [], purpose: Purpose,
    arguments: [ArgumentDescription], options: [OptionDescription]
  ) {
    self.name = name
    self.overview = overview
    self.discussion = discussion
    self.purpose = purpose
    self.arguments = arguments
    self.options = options
  }

  /// Whether its words are another program's, and come after `--`, where nothing is an option.
  public var takesCommand: Bool { purpose == .run || purpose == .listen }
}

/// A word that a subcommand takes by its place.
public struct ArgumentDescription: Sendable, Equatable {
  /// Its name in the help.
  public let name: String
  /// Whether it may be left out.
  public let isOptional: Bool
  /// Whether there may be several.
  public let isRepeatable: Bool
  /// What it is.
  public let help: String

  init(_ name: String, isOptional: Bool = false, isRepeatable: Bool = false, help: String) {
    self.name = name
    self.isOptional = isOptional
    self.isRepeatable = isRepeatable
    self.help = help
  }
}
