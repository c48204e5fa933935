/// What there is on this machine, at one moment, that could take a toast.
public struct Surroundings: Sendable, Equatable {
  /// Who listens on the accessibility bus.
  public enum Listeners: Sendable, Equatable {
    /// There is no accessibility bus, or it cannot be reached; the text says why.
    case unreachable(String)
    /// The registry does not tell: somebody may listen.
    case unknown
    /// The table that the registry gave.
    case known(readers: Int, others: Int)

    /// Whether a screen reader listens, or may listen.
    public var mayRead: Bool {
      switch self {
      case .unreachable: false
      case .unknown: true
      case .known(let readers, _): readers > 0
      }
    }
  }

  /// Whether our voice can be heard.
  public enum Voice: Sendable, Equatable {
    /// It can.
    case available
    /// Nobody has tried yet.
    case unknown
    /// It cannot; the text says why.
    case unavailable(String)
  }

  /// Whether a toast can be seen.
  public enum Screen: Sendable, Equatable {
    /// There is a display, as far as is known.
    case available
    /// There is none, or not for this program; the text says why.
    case unavailable(String)

    /// That of a program which presents its toasts itself.
    public static let noneHere = Screen.unavailable("only the session's agent shows toasts")
  }

  /// Who listens on the accessibility bus.
  public var listeners: Listeners
  /// Whether our voice can be heard.
  public var voice: Voice
  /// Whether a toast can be seen.
  public var screen: Screen
  /// Whether the session is locked, and others may see and hear it.
  public var isLocked: Bool
  /// What the person prefers.
  public var preferences: AccessibilityPreferences

  /// Surroundings.
  public init(
    listeners: Listeners, voice: Voice, screen: Screen = .noneHere, isLocked: Bool = false,
    preferences: AccessibilityPreferences = AccessibilityPreferences()
  ) {
    self.listeners = listeners
    self.voice = voice
    self.screen = screen
    self.isLocked = isLocked
    self.preferences = preferences
  }

  /// The same as it counts for one toast.
  func adapted(to request: ToastRequest) -> Surroundings {
    var adapted = self
    adapted.preferences = preferences.adapted(to: request)
    return adapted
  }

  /// What this does to the time of every toast.
  var circumstances: QueueMachine.Circumstances {
    QueueMachine.Circumstances(
      factor: preferences.durationMultiplier.factor, keepsActions: keepsActions)
  }

  private var keepsActions: Bool {
    switch preferences.persistActions {
    case .always: true
    case .withReader: listeners.mayRead
    case .never: false
    }
  }
}
