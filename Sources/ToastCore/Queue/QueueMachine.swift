/// The queue as a pure value: inputs give actions, which ``ToastCenter`` performs.
///
/// Toasts are shown one at a time, in the order of their ids, unless their policies say otherwise;
/// errors and emergencies go before others that wait, among themselves in order. Each ends exactly
/// once. A toast that stays gives way to an error, which is shown over it, and to the toasts of
/// other processes, which it must not hold up.
public struct QueueMachine: Sendable {
  /// What happens to the queue.
  public enum Input: Sendable, Equatable {
    /// A toast comes.
    case submitted(Entry)
    /// A toast that is showing or waiting says something else, and its time begins anew.
    case updated(Entry)
    /// The timer that was asked for has fired.
    case timerFired
    /// A channel has begun something that the toast shall outlast: its speech.
    case held(ToastID)
    /// The last thing that held the toast is over.
    case released(ToastID)
    /// A person is busy with a toast, or it is not fully shown: its time stands still.
    case paused(ToastID, PauseReason)
    /// That is over, and its time goes on with what is left.
    case resumed(ToastID, PauseReason)
    /// A person wants more time for a toast.
    case extended(ToastID)
    /// A person taps a toast.
    case tapped(ToastID)
    /// A person swipes a toast away.
    case swiped(ToastID)
    /// A person sends a toast away with a key.
    case escaped(ToastID)
    /// Somebody ends a toast that is showing, waiting or put away.
    case ended(ToastID, ToastOutcome)
    /// Somebody ends the toast that is showing: the newest of these, or of all.
    case currentEnded(among: Set<ToastID>?, ToastOutcome)
    /// Somebody ends everything that is showing or waiting, of these or of all.
    case allEnded(among: Set<ToastID>?, ToastOutcome)
    /// A toast is not to be shown: it goes to the history, whether it has come into the queue or not.
    case shelved(Entry)
    /// The program ends: from now on each toast makes way as soon as it has been said.
    case hurried
    /// The user's settings, or who listens, have changed.
    case circumstances(Circumstances)
    /// The session is locked, or unlocked.
    case locked(Bool)
  }

  /// What is to be done about it.
  public enum Action: Sendable, Equatable {
    /// Give the toast to the channels.
    case present(ToastID)
    /// Tell the channels what a toast that is showing says now.
    case update(ToastID)
    /// The second toast takes the place of the first, as the last of so many.
    case merge(ToastID, into: ToastID, count: Int)
    /// Take the toast off the screen; what a person can do about it stays possible.
    case putAway(ToastID)
    /// Let ``Input/timerFired`` come at this time, in place of any other time asked for.
    case startTimer(at: Duration)
    /// Let no ``Input/timerFired`` come.
    case stopTimer
    /// The toast is over.
    case end(ToastID, ToastOutcome)
  }

  /// How many toasts wait when nothing is said.
  public static let standardLimit = 200
  /// How many are showing at the same time, at most.
  static let showingLimit = ToastPolicy.stackSizes.upperBound
  /// How many that are put away are remembered.
  static let shelfLimit = 100
  /// A session that stays locked for longer sends what waits to the history.
  static let lockLimit: Duration = .seconds(60)

  let limit: Int
  /// How many of the places one sender may take.
  let share: Int
  var waiting = WaitingToasts()
  /// Those that are showing, the newest last.
  var showing: [Showing] = []
  /// Those that were put away, the oldest first.
  var shelf: [ToastID] = []
  var merged = MergedToasts()
  private(set) var circumstances = Circumstances()
  private(set) var lockedAt: Duration?
  private(set) var hurriedAt: Duration?
  /// The time that was asked for.
  var timer: Duration?
  var actions: [Action] = []

  /// A toast that is showing.
  struct Showing: Sendable {
    var entry: Entry
    var time: ShownTime
  }

  /// An empty queue in which at most this many toasts wait, three quarters of them of one sender.
  public init(limit: Int = standardLimit) {
    self.init(limit: limit, share: max(limit - limit / 4, 1))
  }

  /// An empty queue in which at most so many toasts wait in all, and of one sender.
  public init(limit: Int, share: Int) {
    self.limit = limit
    self.share = share
  }

  /// How many toasts wait.
  public var waitingCount: Int { waiting.count }
  /// What is showing, the newest last.
  var shownIDs: [ToastID] { showing.map(\.entry.id) }
  /// Whether nothing is showing and nothing waits.
  public var isEmpty: Bool { showing.isEmpty && waiting.isEmpty }

  /// Takes one input at a time on the clock of the caller.
  public mutating func handle(_ input: Input, at now: Duration) -> [Action] {
    take(input, now)
    presentNext(now)
    if case .submitted(let entry) = input { limitWaiting(entry, now) }
    setTimer(now)
    defer { actions = [] }
    return actions
  }

  private mutating func take(_ input: Input, _ now: Duration) {
    switch input {
    case .submitted(let entry): submit(entry, now)
    case .updated(let entry): update(entry, now)
    case .timerFired: timerFired(now)
    case .held(let id): change(id) { $0.time.beginSpeech() }
    case .released(let id): change(id) { $0.time.endSpeech(at: now) }
    case .paused(let id, let reason): change(id) { $0.time.pause(reason, at: now) }
    case .resumed(let id, let reason): change(id) { $0.time.resume(reason, at: now) }
    case .extended(let id): change(id) { $0.time.prolong(at: now) }
    case .tapped(let id): endShown(id, .tapped, if: \.endsOnTap)
    case .swiped(let id): endShown(id, .swiped, if: \.endsOnSwipe)
    case .escaped(let id): escape(id)
    case .ended(let id, let outcome): end(id, outcome)
    case .currentEnded(let ids, let outcome): endCurrent(among: ids, outcome)
    case .allEnded(let ids, let outcome): endAll(among: ids, outcome)
    case .shelved(let entry): shelve(entry)
    case .hurried: hurriedAt = now
    case .circumstances(let circumstances): self.circumstances = circumstances
    case .locked(let isLocked): lockedAt = isLocked ? lockedAt ?? now : nil
    }
  }

  mutating func change(_ id: ToastID, _ change: (inout Showing) -> Void) {
    guard let index = showing.firstIndex(where: { $0.entry.id == id }) else { return }
    change(&showing[index])
  }
}
