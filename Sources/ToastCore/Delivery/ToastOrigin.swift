/// Who sent a toast, and from where: what an agent, which has another terminal and another
/// environment, could not know.
public struct ToastOrigin: Sendable, Equatable {
  /// The sender's name.
  public var application: String
  /// What tells the sender from others of the same name, for whoever presents the toasts of several;
  /// empty for this process.
  public var process = ""
  /// Whether somebody sees what the sender prints: its standard error is a terminal.
  public var isTerminal: Bool
  /// Whether the sender runs over the network, so that the loudspeaker here is out of hearing.
  public var isRemote: Bool
  /// The user's language there, as a BCP 47 tag.
  public var language: String
  /// The display that the sender would use; `nil` where it has none.
  public var display: DisplayAddress?
  /// What the sender's environment says of the preferences, in allowed values.
  package var preferences: [PreferenceField: JSONText] = [:]

  /// An origin.
  public init(
    application: String = "", isTerminal: Bool = false, isRemote: Bool = false,
    language: String = "en"
  ) {
    self.application = application
    self.isTerminal = isTerminal
    self.isRemote = isRemote
    self.language = language
  }
}

/// Where a display is.
public struct DisplayAddress: Sendable, Equatable {
  /// Its name, such as `:0`, as in `DISPLAY`.
  public var name: String
  /// The file of who may connect to it, as in `XAUTHORITY`; `nil` for the usual one.
  public var authority: String?

  /// An address.
  public init(name: String, authority: String? = nil) {
    self.name = name
    self.authority = authority
  }

  /// What an environment says; `nil` where it names no display.
  public init?(environment: [String: String]) {
    guard let name = environment["DISPLAY"], !name.isEmpty else { return nil }
    self.init(name: name, authority: environment["XAUTHORITY"].flatMap { $0.isEmpty ? nil : $0 })
  }
}
