extension QueueMachine {
  /// What the queue needs to know of a toast.
  public struct Entry: Sendable, Equatable {
    /// The toast.
    public var id: ToastID
    /// The application whose it is: each has a share of the queue, and policies are about its
    /// own toasts.
    public var sender: String
    /// The process whose it is: its toasts come one after the other, those that stay too.
    public var owner: String
    /// How long it is shown at least; `nil` until somebody ends it.
    public var interval: Duration?
    /// How long reading it takes; it is shown at least that long.
    public var readingTime: Duration
    /// Whether it ends at ``interval``, whatever reading, hearing or the user's settings ask for.
    public var isExact: Bool
    /// Whether it goes before others.
    public var isUrgent: Bool
    /// What it does about others of its sender.
    public var policy: ToastPolicy
    /// Whether a person can do something about it.
    public var hasActions: Bool
    /// Whether a tap ends it.
    public var endsOnTap: Bool
    /// Whether a swipe ends it.
    public var endsOnSwipe: Bool
    /// What its sender's own settings do to its time; as for every toast when `nil`.
    public var circumstances: Circumstances?

    /// An entry.
    public init(
      id: ToastID, sender: String = "", owner: String = "", interval: Duration?,
      readingTime: Duration = .zero,
      isExact: Bool = false, isUrgent: Bool = false, policy: ToastPolicy = .sequential,
      hasActions: Bool = false, endsOnTap: Bool = true, endsOnSwipe: Bool = true,
      circumstances: Circumstances? = nil
    ) {
      self.id = id
      self.sender = sender
      self.owner = owner
      self.interval = interval
      self.readingTime = readingTime
      self.isExact = isExact
      self.isUrgent = isUrgent
      self.policy = policy
      self.hasActions = hasActions
      self.endsOnTap = endsOnTap
      self.endsOnSwipe = endsOnSwipe
      self.circumstances = circumstances
    }

    /// Whether it may be shown beside others.
    var isStacked: Bool {
      if case .stack = policy { true } else { false }
    }

    /// Whether it goes before those that wait.
    var goesFirst: Bool { isUrgent || policy == .priority }

    /// Whether nothing but its action and a key ends it.
    var isActionOnly: Bool { interval == nil && hasActions && !endsOnTap && !endsOnSwipe }
  }

  /// What the user's settings and the readers that listen do to the time of every toast.
  public struct Circumstances: Sendable, Equatable {
    /// How much longer toasts stay; `nil` for those that never end by themselves.
    public var factor: Double?
    /// Whether a toast with actions stays until it is answered.
    public var keepsActions: Bool

    /// Circumstances; the usual ones when nothing is said.
    public init(factor: Double? = 1, keepsActions: Bool = false) {
      self.factor = factor
      self.keepsActions = keepsActions
    }

    /// Whether a toast stays that its caller gave a time.
    func keep(_ entry: Entry) -> Bool {
      guard entry.interval != nil, !entry.isExact else { return false }
      return factor == nil || keepsActions && entry.hasActions
    }
  }

  /// What counts for one toast.
  func circumstances(of entry: Entry) -> Circumstances { entry.circumstances ?? circumstances }

  /// Why the time of a toast stands still.
  public enum PauseReason: String, Sendable, CaseIterable {
    /// It is on its way in, and not fully shown.
    case appearing
    /// The pointer is over it.
    case pointer
    /// A finger is on it.
    case touch
    /// It has the keyboard's focus.
    case focus
    /// A screen reader is looking around in it.
    case reader
    /// Its action was taken, and the handler of that decides.
    case action
  }
}
