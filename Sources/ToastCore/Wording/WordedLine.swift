/// A toast as one line of text for standard error, in the parts that a terminal treats differently.
/// All of them are safe for a terminal.
public struct WordedLine: Sendable, Equatable {
  /// What comes before the severity's word; mostly nothing.
  public var before: String
  /// The severity's word, the only part that may have a colour; `nil` for an untyped toast.
  public var severity: String?
  /// The rest of what the toast says.
  public var after: String
  /// How each action is taken: `[Undo: toast invoke 7 Undo]`. Not to be broken over lines where
  /// that can be avoided, since people copy it.
  public var commands: [String]

  /// What the toast says, without its actions.
  public var message: String { before + (severity ?? "") + after }

  /// The whole line, without a line end.
  public var text: String { ([message] + commands).joined(separator: " ") }

  /// A line from its parts.
  public init(before: String = "", severity: String? = nil, after: String, commands: [String] = [])
  {
    self.before = before
    self.severity = severity
    self.after = after
    self.commands = commands
  }
}
