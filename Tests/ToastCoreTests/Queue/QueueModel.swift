import Testing
import ToastTesting

@testable import ToastCore

/// A queue under random inputs: what its actions ask for is carried out, and everything that they
/// promise is checked.
struct QueueModel {
  /// Which toasts come.
  enum Kind { case plain, all }

  static let limit = 6
  private static let senders = ["a", "b"]

  let kind: Kind
  var queue = QueueMachine(limit: limit, share: 5)
  var random: SplitMix
  private(set) var now: Duration = .seconds(50)
  private(set) var timer: Duration?
  private(set) var accepted: [ToastID: QueueMachine.Entry] = [:]
  private(set) var presented: [ToastID] = []
  private(set) var ended: [ToastID: ToastOutcome] = [:]
  private(set) var log: [QueueMachine.Action] = []
  private var lastID: UInt64 = 0
  private var showing: [ToastID] = []
  private var waiting: Set<ToastID> = []
  private var away: Set<ToastID> = []
  private var held: Set<ToastID> = []
  private var paused: Set<ToastID> = []
  private var circumstances = QueueMachine.Circumstances()
  private var isHurried = false
  /// One that the user keeps has expired: another one takes its place.
  private var mustYield = false

  init(_ kind: Kind, seed: UInt64) {
    self.kind = kind
    random = SplitMix(seed: seed)
  }

  // MARK: Inputs

  private mutating func submit() {
    lastID += 1
    handle(.submitted(entry(ToastID(lastID))))
  }

  private mutating func entry(_ id: ToastID) -> QueueMachine.Entry {
    let policies: [ToastPolicy] = [
      .sequential, .replace, .stack(max: 1 + random.next(below: 3)),
      .coalesce(key: random.flip() ? "k" : "l"), .priority,
    ]
    let isPlain = kind == .plain || random.flip()
    return QueueMachine.Entry(
      id: id, sender: kind == .plain ? "" : random.one(of: Self.senders),
      interval: kind == .all && random.next(below: 6) == 0
        ? nil : .milliseconds(1 + random.next(below: 8000)),
      readingTime: .milliseconds(random.next(below: 3000)),
      isExact: random.next(below: 4) == 0, isUrgent: random.next(below: 4) == 0,
      policy: isPlain ? .sequential : random.one(of: policies),
      hasActions: random.flip(), endsOnTap: random.flip(), endsOnSwipe: random.flip())
  }

  mutating func step() {
    let someone = ToastID(UInt64(random.next(below: Int(lastID) + 2)))
    let shown = showing.last ?? someone
    let reason = random.one(of: QueueMachine.PauseReason.allCases)
    switch random.next(below: 22) {
    case 0...5: submit()
    case 6, 7: handle(.held(shown))
    case 8: handle(.released(shown))
    case 9: handle(.paused(shown, reason))
    case 10: handle(.resumed(shown, reason))
    case 11: if random.next(below: 3) == 0 { fire() } else { handle(.extended(someone)) }
    case 12: handle(.ended(someone, .closedByCaller))
    case 13: handle(random.flip() ? .tapped(someone) : .swiped(someone))
    case 14: handle(.escaped(someone))
    case 15: if accepted[someone] != nil { handle(.updated(updated(someone))) }
    case 16: rarely(someone)
    default: advance(by: .milliseconds(random.next(below: 4000)))
    }
  }

  private mutating func updated(_ id: ToastID) -> QueueMachine.Entry {
    var entry = entry(id)
    // A toast stays whose it is, and where it stands.
    if let old = accepted[id] {
      entry.sender = old.sender
      entry.isUrgent = old.isUrgent
      entry.policy = old.policy
    }
    return entry
  }

  private mutating func rarely(_ someone: ToastID) {
    switch random.next(below: 30) {
    case 0..<4: handle(.currentEnded(among: random.flip() ? nil : [someone], .closedByPerson))
    case 4, 5:
      handle(.allEnded(among: random.flip() ? nil : Set(waiting.sorted().prefix(2)), .cleared))
    case 6: handle(.hurried)
    case 7...9: if kind == .all { handle(.locked(random.flip())) }
    case 10...14:
      handle(
        .circumstances(
          .init(
            factor: random.next(below: 4) == 0 ? nil : Double(1 + random.next(below: 3)),
            keepsActions: random.flip())))
    default: break
    }
  }

  /// A timer that fires, perhaps too early.
  private mutating func fire() {
    if let due = timer, due <= now { timer = nil }
    handle(.timerFired)
  }

  mutating func advance(by time: Duration) {
    let end = now + time
    var fired = 0
    while let next = timer, next <= end {
      now = max(now, next)
      fire()
      fired += 1
      guard fired < 200 else {
        Issue.record("the timer fires without end")
        return
      }
    }
    now = end
  }

  /// Lets everything end that is still there.
  mutating func finish() {
    handle(.locked(false))
    var steps = 0
    while let id = showing.last {
      handle(.released(id))
      for reason in QueueMachine.PauseReason.allCases { handle(.resumed(id, reason)) }
      if timer == nil { handle(.ended(id, .closedByCaller)) } else { advance(by: .seconds(99)) }
      steps += 1
      guard steps < 1000 else {
        Issue.record("it does not end")
        return
      }
    }
    for id in away.sorted() { handle(.ended(id, .cleared)) }
  }

  // MARK: Actions

  private mutating func handle(_ input: QueueMachine.Input) {
    note(input)
    for action in queue.handle(input, at: now) {
      log.append(action)
      switch action {
      case .startTimer(let time): timer = time
      case .stopTimer:
        #expect(timer != nil, "no timer to stop")
        timer = nil
      case .present(let id):
        present(id)
        mustYield = false
      case .update(let id):
        #expect(showing.contains(id) && accepted[id].map { .updated($0) } == input)
        held.remove(id)
      case .merge(let old, let new, let count):
        #expect(accepted[old]?.policy == accepted[new]?.policy && count > 1)
        if let index = showing.firstIndex(of: old) {
          showing[index] = new
          waiting.remove(new)
        }
      case .putAway(let id): putAway(id)
      case .end(let id, let outcome): end(id, outcome, input)
      }
    }
    #expect(!mustYield, "one that is kept expired for nobody")
    #expect(queue.isEmpty == (showing.isEmpty && queue.waitingCount == 0))
    #expect(queue.waitingCount == waiting.count)
    #expect(queue.waitingCount <= Self.limit)
    if queue.isEmpty { #expect(timer == nil, "a timer without a toast") }
    #expect(
      !showing.isEmpty || queue.waitingCount == 0, "nothing is showing, and something waits")
  }

  private mutating func note(_ input: QueueMachine.Input) {
    switch input {
    case .submitted(let entry):
      accepted[entry.id] = entry
      waiting.insert(entry.id)
    case .updated(let entry):
      if ended[entry.id] == nil, !away.contains(entry.id) { accepted[entry.id] = entry }
    case .held(let id): if showing.contains(id) { held.insert(id) }
    case .released(let id): held.remove(id)
    case .paused(let id, _): if showing.contains(id) { paused.insert(id) }
    case .resumed(let id, _): paused.remove(id)
    case .circumstances(let circumstances): self.circumstances = circumstances
    case .hurried: isHurried = true
    default: break
    }
  }

  private mutating func present(_ id: ToastID) {
    guard let entry = accepted[id] else { return }
    #expect(ended[id] == nil && !away.contains(id))
    waiting.remove(id)
    if !showing.contains(id) {
      let blockers = showing.compactMap { accepted[$0] }.filter {
        $0.interval != nil || !entry.isUrgent && $0.sender == entry.sender
      }
      if case .stack(let max) = entry.policy, !blockers.isEmpty {
        #expect(blockers.count < max && blockers.allSatisfy(\.isStacked))
      } else {
        #expect(blockers.isEmpty, "\(id) over \(blockers.map(\.id))")
      }
      expectOrder(entry)
      showing.append(id)
    }
    presented.append(id)
    held.remove(id)
  }

  private func expectOrder(_ entry: QueueMachine.Entry) {
    guard entry.policy != .replace else { return }
    let before = waiting.compactMap { accepted[$0] }.filter { other in
      other.id < entry.id && other.sender == entry.sender && other.goesFirst == entry.goesFirst
    }
    // One that joined another stands in its place.
    if case .coalesce = entry.policy { return }
    let rivals = before.filter { if case .coalesce = $0.policy { false } else { true } }
    #expect(rivals.isEmpty, "\(entry.id) before \(rivals.map(\.id))")
    if kind == .plain, !entry.isUrgent {
      #expect(!waiting.contains { accepted[$0]?.isUrgent == true }, "before an error")
    }
  }

  private mutating func putAway(_ id: ToastID) {
    #expect(ended[id] == nil && accepted[id]?.hasActions == true)
    showing.removeAll { $0 == id }
    waiting.remove(id)
    away.insert(id)
  }

  private mutating func end(
    _ id: ToastID, _ outcome: ToastOutcome, _ input: QueueMachine.Input
  ) {
    #expect(ended[id] == nil, "\(id) ended twice")
    ended[id] = outcome
    waiting.remove(id)
    if outcome == .expired, showing.contains(id), let entry = accepted[id] {
      #expect(entry.isExact || !held.contains(id), "\(id) expired while it was spoken")
      #expect(isHurried || !paused.contains(id), "\(id) expired while somebody was busy with it")
      if circumstances.keep(entry), !isHurried { mustYield = true }
    }
    showing.removeAll { $0 == id }
    away.remove(id)
    held.remove(id)
    paused.remove(id)
  }
}
