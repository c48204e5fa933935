/// The queue as a pure value: inputs give actions, which ``ToastCenter`` performs.
///
/// Toasts are shown one at a time, in the order of their ids; errors and emergencies go before
/// others that wait, among themselves in order. Each ends exactly once.
public struct QueueMachine: Sendable {
  /// What the queue needs to know of a toast.
  public struct Entry: Sendable, Equatable {
    /// The toast.
    public var id: ToastID
    /// How long it is shown; `nil` until somebody ends it.
    public var interval: Duration?
    /// Whether it ends at its time even if it is still being spoken.
    public var isExact: Bool
    /// Whether it goes before others.
    public var isUrgent: Bool

    /// An entry.
    public init(id: ToastID, interval: Duration?, isExact: Bool = false, isUrgent: Bool = false) {
      self.id = id
      self.interval = interval
      self.isExact = isExact
      self.isUrgent = isUrgent
    }
  }

  /// What happens to the queue.
  public enum Input: Sendable, Equatable {
    /// A toast comes.
    case submitted(Entry)
    /// The timer that was asked for has fired.
    case timerFired
    /// A channel has begun something that the toast shall outlast: its speech.
    case held(ToastID)
    /// The last thing that held the toast is over.
    case released(ToastID)
    /// Somebody ends a toast that is showing or waiting.
    case ended(ToastID, ToastOutcome)
    /// Somebody ends the toast that is showing.
    case currentEnded(ToastOutcome)
    /// Somebody ends everything.
    case allEnded(ToastOutcome)
    /// The program ends: from now on each toast makes way as soon as it has been said.
    case hurried
  }

  /// What is to be done about it.
  public enum Action: Sendable, Equatable {
    /// Give the toast to the channels.
    case present(ToastID)
    /// Let ``Input/timerFired`` come at this time, in place of any other time asked for.
    case startTimer(at: Duration)
    /// Let no ``Input/timerFired`` come.
    case stopTimer
    /// The toast is over.
    case end(ToastID, ToastOutcome)
  }

  /// After its speech a toast stays this long, so that it can still be reviewed.
  public static let speechTail: Duration = .seconds(1)
  /// How many toasts wait when nothing is said.
  public static let standardLimit = 200

  private let limit: Int
  /// Waiting toasts by id; the two lines may still name some that have ended.
  private var entries: [ToastID: Entry] = [:]
  private(set) var urgent = WaitingLine()
  private(set) var ordinary = WaitingLine()
  private var current: Current?
  private var isHurried = false

  /// The toast that is showing.
  private struct Current {
    var entry: Entry
    var deadline: Duration?
    var isHeld = false
  }

  /// An empty queue in which at most this many toasts wait.
  public init(limit: Int = standardLimit) { self.limit = limit }

  /// How many toasts wait.
  public var waiting: Int { entries.count }
  /// Whether nothing is showing and nothing waits.
  public var isEmpty: Bool { current == nil && entries.isEmpty }

  /// Takes one input at a time on the clock of the caller.
  public mutating func handle(_ input: Input, at now: Duration) -> [Action] {
    switch input {
    case .submitted(let entry): submit(entry, now)
    case .timerFired: expireIfDue(now)
    case .held(let id): hold(id)
    case .released(let id): release(id, now)
    case .ended(let id, let outcome): end(id, outcome, now)
    case .currentEnded(let outcome): current.map { end($0.entry.id, outcome, now) } ?? []
    case .allEnded(let outcome): endAll(outcome, now)
    case .hurried: hurry(now)
    }
  }

  private mutating func submit(_ entry: Entry, _ now: Duration) -> [Action] {
    guard current == nil || entries.count < limit else {
      return [.end(entry.id, .refused("\(limit) toasts are waiting already"))]
    }
    entries[entry.id] = entry
    if entry.isUrgent { urgent.append(entry.id) } else { ordinary.append(entry.id) }
    return current == nil ? presentNext(now) : []
  }

  private mutating func presentNext(_ now: Duration) -> [Action] {
    guard let entry = takeNext() else { return [] }
    let deadline = isHurried ? now : entry.interval.map { now + $0 }
    current = Current(entry: entry, deadline: deadline)
    let timer: [Action] = deadline.map { [.startTimer(at: $0)] } ?? []
    // The timer first: what is presented may hold it.
    return timer + [.present(entry.id)]
  }

  private mutating func takeNext() -> Entry? {
    while let id = urgent.takeFirst() ?? ordinary.takeFirst() {
      if let entry = entries.removeValue(forKey: id) { return entry }
    }
    return nil
  }

  private mutating func expireIfDue(_ now: Duration) -> [Action] {
    guard let current, let deadline = current.deadline, !current.isHeld else { return [] }
    guard deadline <= now else { return [.startTimer(at: deadline)] }
    // The timer has fired, so there is none to stop.
    self.current?.deadline = nil
    return end(current.entry.id, .expired, now)
  }

  private mutating func hold(_ id: ToastID) -> [Action] {
    guard let current, current.entry.id == id, !current.entry.isExact, !current.isHeld else {
      return []
    }
    self.current?.isHeld = true
    return current.deadline == nil ? [] : [.stopTimer]
  }

  private mutating func release(_ id: ToastID, _ now: Duration) -> [Action] {
    guard let current, current.entry.id == id, current.isHeld else { return [] }
    self.current?.isHeld = false
    guard let deadline = current.deadline else { return [] }
    let later = isHurried ? now : max(deadline, now + Self.speechTail)
    self.current?.deadline = later
    return [.startTimer(at: later)]
  }

  private mutating func hurry(_ now: Duration) -> [Action] {
    isHurried = true
    guard let current else { return [] }
    self.current?.deadline = now
    return current.isHeld ? [] : [.startTimer(at: now)]
  }

  private mutating func end(_ id: ToastID, _ outcome: ToastOutcome, _ now: Duration) -> [Action] {
    if let current, current.entry.id == id {
      let timer: [Action] = current.deadline == nil || current.isHeld ? [] : [.stopTimer]
      self.current = nil
      return timer + [.end(id, outcome)] + presentNext(now)
    }
    guard entries.removeValue(forKey: id) != nil else { return [] }
    forgetEnded()
    return [.end(id, outcome)]
  }

  /// Keeps the lines short behind a toast that stays: cleared once most of what they name has
  /// ended, so that each toast pays for it once.
  private mutating func forgetEnded() {
    guard urgent.count + ordinary.count > 2 * entries.count + 16 else { return }
    urgent.keep { entries[$0] != nil }
    ordinary.keep { entries[$0] != nil }
  }

  private mutating func endAll(_ outcome: ToastOutcome, _ now: Duration) -> [Action] {
    let waiting = entries.keys.sorted()
    entries.removeAll()
    forgetEnded()
    let ended = waiting.map { Action.end($0, outcome) }
    guard let current else { return ended }
    return end(current.entry.id, outcome, now) + ended
  }
}
