/// Something that a person can do about a toast: a button, with the same name for every sense.
public struct ToastAction: Sendable {
  /// The button's name: what is shown, announced, and typed at a terminal.
  public let title: String
  /// What a script calls it, where that is not its title.
  package let name: String?
  /// Whether pressing it ends the toast.
  public let dismissesToast: Bool
  /// What pressing it does.
  public let handler: @MainActor () async -> Void

  /// An action.
  ///
  /// - Parameters:
  ///   - title: the button's name.
  ///   - dismissesToast: whether the toast ends once the handler has run.
  ///   - handler: runs on the main actor, once a press, and may await. Presses while a handler of
  ///     the toast runs are ignored. The toast waits for it ten seconds; then it goes on by itself.
  public init(
    _ title: String, dismissesToast: Bool = true,
    handler: @escaping @MainActor () async -> Void
  ) {
    self.init(title, name: nil, dismissesToast: dismissesToast, handler: handler)
  }

  /// An action that scripts call by another name than its title.
  package init(
    _ title: String, name: String?, dismissesToast: Bool = true,
    handler: @escaping @MainActor () async -> Void
  ) {
    self.title = title
    self.name = name
    self.dismissesToast = dismissesToast
    self.handler = handler
  }
}

extension ToastAction: Equatable {
  /// Equality leaves the handler out: functions cannot be compared.
  public static func == (one: ToastAction, other: ToastAction) -> Bool {
    one.title == other.title && one.name == other.name
      && one.dismissesToast == other.dismissesToast
  }
}
