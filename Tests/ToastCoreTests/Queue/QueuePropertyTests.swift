import Testing
import ToastTesting

@testable import ToastCore

/// Random inputs under a manual clock: whatever happens, the promises of the queue hold.
@Suite struct QueuePropertyTests {
  private typealias Input = QueueMachine.Input

  /// A queue, what its actions ask for carried out, and everything they promise checked.
  private struct Model {
    var queue = QueueMachine(limit: 6)
    var random: SplitMix
    var now: Duration = .seconds(50)
    var lastID: UInt64 = 0
    var timer: Duration?
    var current: ToastID?
    var isHeld = false
    var isExact: Set<ToastID> = []
    var isUrgent: Set<ToastID> = []
    var accepted: Set<ToastID> = []
    var presented: [ToastID] = []
    var ended: [ToastID: ToastOutcome] = [:]
    var log: [QueueMachine.Action] = []

    init(seed: UInt64) { random = SplitMix(seed: seed) }

    mutating func submit() {
      lastID += 1
      let id = ToastID(lastID)
      let exact = random.next(below: 4) == 0
      let urgent = random.next(below: 4) == 0
      let interval: Duration? = random.next(below: 6) == 0 ? nil : .seconds(random.next(below: 8))
      if exact { isExact.insert(id) }
      if urgent { isUrgent.insert(id) }
      accepted.insert(id)
      handle(
        .submitted(.init(id: id, interval: interval, isExact: exact, isUrgent: urgent)))
    }

    mutating func handle(_ input: Input) {
      if case .held(let id) = input, id == current, !isExact.contains(id) { isHeld = true }
      if case .released(let id) = input, id == current { isHeld = false }
      for action in queue.handle(input, at: now) {
        log.append(action)
        switch action {
        case .startTimer(let time):
          #expect(time >= now, "a timer in the past")
          timer = time
        case .stopTimer:
          #expect(timer != nil, "no timer to stop")
          timer = nil
        case .present(let id): present(id)
        case .end(let id, let outcome): end(id, outcome, input)
        }
      }
      if queue.isEmpty { #expect(timer == nil, "a timer without a toast") }
      if isHeld { #expect(timer == nil, "a timer while the toast is held") }
      #expect(queue.isEmpty == (current == nil))
    }

    private mutating func present(_ id: ToastID) {
      #expect(current == nil, "\(id) over \(current.map(\.description) ?? "")")
      #expect(ended[id] == nil)
      let waiting = accepted.filter { ended[$0] == nil }
      let urgent = waiting.intersection(isUrgent)
      #expect(id == (urgent.isEmpty ? waiting : urgent).min(), "out of order")
      presented.append(id)
      current = id
      isHeld = false
    }

    private mutating func end(_ id: ToastID, _ outcome: ToastOutcome, _ input: Input) {
      #expect(ended[id] == nil, "\(id) ended twice")
      ended[id] = outcome
      if case .refused = outcome { #expect(input != .timerFired) }
      guard id == current else { return }
      if outcome == .expired { #expect(!isHeld, "\(id) expired while it was held") }
      current = nil
      isHeld = false
    }

    mutating func step() {
      let someone = ToastID(UInt64(random.next(below: Int(lastID) + 2)))
      switch random.next(below: 14) {
      case 0...4: submit()
      case 5, 6: handle(.held(current ?? someone))
      case 7: handle(.released(current ?? someone))
      case 8: if random.next(below: 3) == 0 { fire() } else { handle(.held(someone)) }
      case 9: handle(.ended(someone, .closedByCaller))
      case 10: handle(.currentEnded(.closedByPerson))
      case 11:
        switch random.next(below: 40) {
        case 0..<5: handle(.allEnded(.cleared))
        case 5: handle(.hurried)
        default: break
        }
      default: advance(by: .milliseconds(random.next(below: 4000)))
      }
    }

    /// A timer that fires, perhaps too early.
    private mutating func fire() {
      if let due = timer, due <= now { timer = nil }
      handle(.timerFired)
    }

    mutating func advance(by time: Duration) {
      let end = now + time
      while let next = timer, next <= end {
        now = max(now, next)
        fire()
      }
      now = end
    }

    /// Lets everything end that is still there.
    mutating func finish() {
      while let id = current {
        handle(.released(id))
        if timer == nil { handle(.ended(id, .closedByCaller)) } else { advance(by: .seconds(20)) }
      }
    }
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `27: none lost, none twice, none over another, each class in order`(seed: UInt64) {
    var model = Model(seed: seed)
    for _ in 0..<400 { model.step() }
    model.finish()
    #expect(model.queue.isEmpty)
    #expect(model.timer == nil)
    #expect(Set(model.ended.keys) == model.accepted, "each ends exactly once")
    #expect(Set(model.presented).count == model.presented.count, "none is shown twice")
    let expired = model.ended.filter { $0.value == .expired }.keys
    #expect(Set(expired).isSubset(of: model.presented), "what expires was shown")
  }

  @Test func `the same inputs give the same actions`() {
    func log(_ seed: UInt64) -> [QueueMachine.Action] {
      var model = Model(seed: seed)
      for _ in 0..<400 { model.step() }
      return model.log
    }
    #expect(log(7) == log(7))
    #expect(log(7) != log(8))
  }
}
