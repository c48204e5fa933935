import Synchronization

/// The one place that toasts go through: it numbers them, keeps their order, gives them to the
/// channels, and tells their senders what became of them.
///
/// The rules of order and time are ``QueueMachine``'s, those of the channels ``DeliveryPlan``'s;
/// here their answers are carried out.
public actor ToastCenter {
  nonisolated let scheduler: any ToastScheduler
  let channels: [ToastSense: any ToastChannel]
  let surroundings: @Sendable () -> Surroundings
  let feedback: @Sendable (ToastPresentation, _ isSpoken: Bool) -> Void
  let wallTime: (@Sendable () -> Duration)?

  /// What came in from other threads and is still to be handled; the number of the last toast.
  private nonisolated let inbox: Mutex<(jobs: [Job], lastID: UInt64)>
  private var isOpen = false
  private var isDraining = false
  private var deliveryWaiters: [@Sendable () -> Void] = []
  var queue: QueueMachine
  /// What the queue wants done, while it is being done.
  var actions: [QueueMachine.Action] = []
  var isPerforming = false
  var circumstances = QueueMachine.Circumstances()
  var isLocked = false
  var toasts: [ToastID: TrackedToast] = [:]
  var repetitions = Repetitions()
  var history = History(limit: 0)
  /// The application whose name was said last.
  var saidApplication = ""
  var cancelTimer: (@Sendable () -> Void)?

  private typealias Job = @Sendable (isolated ToastCenter) -> Void

  /// A centre that holds what is submitted until ``open()``.
  ///
  /// - Parameters:
  ///   - limit: how many toasts wait; what comes then is refused.
  ///   - share: how many of them one sender may have waiting; three quarters when `nil`.
  ///   - wallTime: the time since 1970 began in UTC, for the history.
  ///   - feedback: gives what is felt or heard of a toast apart from its words, once it is
  ///     presented; where it is being spoken the sound is the voice's.
  ///   - surroundings: what there is now; asked whenever a toast wants a decision.
  public init(
    scheduler: any ToastScheduler, channels: [any ToastChannel],
    limit: Int = QueueMachine.standardLimit, share: Int? = nil,
    wallTime: (@Sendable () -> Duration)? = nil,
    feedback: @escaping @Sendable (ToastPresentation, _ isSpoken: Bool) -> Void = { _, _ in },
    surroundings: @escaping @Sendable () -> Surroundings
  ) {
    self.scheduler = scheduler
    self.channels = Dictionary(uniqueKeysWithValues: channels.map { ($0.sense, $0) })
    self.surroundings = surroundings
    self.wallTime = wallTime
    self.feedback = feedback
    queue = share.map { QueueMachine(limit: limit, share: $0) } ?? QueueMachine(limit: limit)
    inbox = Mutex(([], 0))
  }

  /// The scheduler's executor.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    scheduler.executor.asUnownedSerialExecutor()
  }

  // MARK: Coming in, from any thread

  /// Takes a toast.
  ///
  /// - Parameter observer: is told what becomes of it, on the centre's executor.
  /// - Returns: its number; numbers ascend in the order of the calls.
  @discardableResult
  public nonisolated func submit(
    _ request: ToastRequest, observer: @escaping ToastObserver
  ) -> ToastID {
    // Here, and not on the executor, which others wait for: a long text takes a while.
    let wording = request.wording
    return post { lastID in
      lastID += 1
      let toast = ToastPresentation(id: ToastID(lastID), request: request, wording: wording)
      return (toast.id, { $0.accept(toast, observer) })
    }
  }

  /// Changes what a toast says, and begins its time anew; does nothing to one that has ended.
  ///
  /// - Parameter body: is told, on the centre's executor, whether the toast was there to be changed.
  public nonisolated func update(
    _ id: ToastID, _ request: ToastRequest, then body: (@Sendable (Bool) -> Void)? = nil
  ) {
    let wording = request.wording
    post { center in
      let isDone = center.update(id, request, wording)
      body?(isDone)
    }
  }

  /// Tells the queue what a person, or whoever showed a toast, does about it.
  public nonisolated func tell(_ input: QueueMachine.Input) { post { $0.handle(input) } }

  /// Ends a toast that is showing, waiting or put away; does nothing to one that has ended.
  public nonisolated func end(_ id: ToastID, _ outcome: ToastOutcome) {
    tell(.ended(id, outcome))
  }

  /// A person takes the action at this place of a toast, wherever the toast is.
  ///
  /// - Parameter body: is told, on the centre's executor, whether there was such an action to take.
  public nonisolated func act(
    _ id: ToastID, _ index: Int, then body: (@Sendable (Bool) -> Void)? = nil
  ) {
    post { center in
      let isDone = center.acted(id, index)
      body?(isDone)
    }
  }

  /// What came of printing a toast's line.
  public nonisolated func printed(_ id: ToastID, _ report: ChannelReport) {
    post { center in
      guard let revision = center.toasts[id]?.presentation.revision else { return }
      center.note(id, revision, .text, .finished(report))
    }
  }

  /// Begins to work: what there is on this machine is known now.
  public nonisolated func open() {
    scheduler.run { self.assumeIsolated { $0.openNow() } }
  }

  /// Calls back once no toast waits for its turn and no channel is at work on one; what has been
  /// delivered may still be showing.
  public nonisolated func whenDelivered(_ body: @escaping @Sendable () -> Void) {
    post { $0.deliveryWaiters.append(body) }
  }

  /// The program ends: toasts that wait do not wait for their turn to be seen, and each makes way
  /// as soon as it has been said.
  public nonisolated func hurry() { tell(.hurried) }

  /// Has the text of everything printed that reached nobody, and calls back.
  public nonisolated func printRest(_ done: @escaping @Sendable () -> Void) {
    post { center in
      for id in center.toasts.keys.sorted() where center.toasts[id]?.isOwed == true {
        center.print(id)
      }
      done()
    }
  }

  /// Calls back with the toasts that were, the oldest first.
  public nonisolated func history(_ body: @escaping @Sendable ([History.Entry]) -> Void) {
    post { center in
      center.lookIntoHistory()
      body(center.history.entries)
    }
  }

  /// What there is on this machine, or what its person prefers, has changed: a channel that could
  /// not take a toast that is showing may be able to now, and toasts may stay for longer.
  public nonisolated func surroundingsChanged() {
    post { center in
      center.lookAround()
      for id in center.toasts.keys.sorted() { center.advance(id) }
    }
  }

  nonisolated func post(_ job: @escaping @Sendable (isolated ToastCenter) -> Void) {
    post { _ in ((), job) }
  }

  /// The number of a toast that the centre makes itself.
  func makeID() -> ToastID {
    inbox.withLock { inbox in
      inbox.lastID += 1
      return ToastID(inbox.lastID)
    }
  }

  /// Queues a job that is made under the lock, so that numbers and jobs have one order.
  private nonisolated func post<Result>(_ make: (_ lastID: inout UInt64) -> (Result, Job)) -> Result
  {
    let (result, wasEmpty) = inbox.withLock { inbox in
      let (result, job) = make(&inbox.lastID)
      inbox.jobs.append(job)
      return (result, inbox.jobs.count == 1)
    }
    if wasEmpty { scheduler.run { self.assumeIsolated { $0.drain() } } }
    return result
  }

  // MARK: On the executor

  private func openNow() {
    isOpen = true
    lookAround()
    drain()
  }

  private func drain() {
    // What a job posts is handled after that job, never in the middle of it.
    guard isOpen, !isDraining else { return }
    isDraining = true
    defer { isDraining = false }
    while true {
      let jobs = inbox.withLock { inbox in
        let jobs = inbox.jobs
        inbox.jobs = []
        return jobs
      }
      for job in jobs { job(self) }
      if jobs.isEmpty, !tellIfDelivered() { return }
    }
  }

  /// Tells those who wait for it that everything is delivered. Returns whether anybody was told:
  /// they may have asked for more, which nobody but the caller would look for.
  private func tellIfDelivered() -> Bool {
    guard !deliveryWaiters.isEmpty, queue.waitingCount == 0,
      !toasts.values.contains(where: \.isUnderWay)
    else { return false }
    let waiters = deliveryWaiters
    deliveryWaiters = []
    for waiter in waiters { waiter() }
    return true
  }
}
