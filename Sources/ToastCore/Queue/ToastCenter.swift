import Synchronization

/// The one place that toasts go through: it numbers them, keeps their order, gives them to the
/// channels, and tells their senders what became of them.
///
/// The rules of order and time are ``QueueMachine``'s, those of the channels ``DeliveryPlan``'s;
/// here their answers are carried out.
public actor ToastCenter {
  private nonisolated let scheduler: any ToastScheduler
  private let channels: [ToastSense: any ToastChannel]
  private let surroundings: @Sendable () -> Surroundings

  /// What came in from other threads and is still to be handled; the number of the last toast.
  private nonisolated let inbox: Mutex<(jobs: [Job], lastID: UInt64)>
  private var isOpen = false
  private var isDraining = false
  private var queue: QueueMachine
  private var toasts: [ToastID: Toast] = [:]
  private var cancelTimer: (@Sendable () -> Void)?
  private var deliveryWaiters: [@Sendable () -> Void] = []

  private typealias Job = @Sendable (isolated ToastCenter) -> Void

  /// A toast from its acceptance to its report.
  private struct Toast {
    let presentation: ToastPresentation
    let observer: ToastObserver
    var progress: [ToastSense: DeliveryPlan.Progress] = [:]
    var isPresented = false
    var outcome: ToastOutcome?
  }

  /// A centre that holds what is submitted until ``open()``.
  ///
  /// - Parameters:
  ///   - surroundings: what there is now; asked whenever a toast wants a decision.
  public init(
    scheduler: any ToastScheduler, channels: [any ToastChannel],
    limit: Int = QueueMachine.standardLimit,
    surroundings: @escaping @Sendable () -> Surroundings
  ) {
    self.scheduler = scheduler
    self.channels = Dictionary(uniqueKeysWithValues: channels.map { ($0.sense, $0) })
    self.surroundings = surroundings
    queue = QueueMachine(limit: limit)
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

  /// Ends a toast that is showing or waiting; does nothing to one that has ended.
  public nonisolated func end(_ id: ToastID, _ outcome: ToastOutcome) {
    post { $0.handle(.ended(id, outcome)) }
  }

  /// Ends the toast that is showing.
  public nonisolated func endCurrent(_ outcome: ToastOutcome) {
    post { $0.handle(.currentEnded(outcome)) }
  }

  /// Ends the toast that is showing and everything that waits.
  public nonisolated func endAll(_ outcome: ToastOutcome) {
    post { $0.handle(.allEnded(outcome)) }
  }

  /// What came of printing a toast's line.
  public nonisolated func printed(_ id: ToastID, _ report: ChannelReport) {
    post { $0.note(id, .text, .finished(report)) }
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
  public nonisolated func hurry() { post { $0.handle(.hurried) } }

  /// Has the text of everything printed that reached nobody, and calls back.
  public nonisolated func printRest(_ done: @escaping @Sendable () -> Void) {
    post { center in
      for id in center.toasts.keys.sorted() where center.isOwed(id) { center.print(id) }
      done()
    }
  }

  /// What there is on this machine has changed: a channel that could not take a toast that is
  /// showing may be able to now.
  public nonisolated func surroundingsChanged() {
    post { center in
      for id in center.toasts.keys.sorted() where center.toasts[id]?.isPresented == true {
        center.advance(id)
      }
    }
  }

  private nonisolated func post(_ job: @escaping Job) {
    post { _ in ((), job) }
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
    guard !deliveryWaiters.isEmpty, queue.waiting == 0,
      !toasts.values.contains(where: { $0.progress.values.contains(.underWay) })
    else { return false }
    let waiters = deliveryWaiters
    deliveryWaiters = []
    for waiter in waiters { waiter() }
    return true
  }

  private func accept(_ toast: ToastPresentation, _ observer: @escaping ToastObserver) {
    let (id, request) = (toast.id, toast.request)
    toasts[id] = Toast(presentation: toast, observer: observer)
    guard !request.content.isEmpty else {
      return end(toast: id, .refused("title and message are empty; one must say something"))
    }
    let configuration = request.configuration
    let actions = queue.handle(
      .submitted(
        QueueMachine.Entry(
          id: id, interval: configuration.duration.interval, isExact: configuration.exactDuration,
          isUrgent: configuration.isEmergency || request.politeness == .assertive)),
      at: scheduler.now)
    // First what others wait for: the announcement.
    perform(actions)
    guard toasts[id] != nil else { return }
    // Text does not wait for its turn in the queue: it belongs to the sender, who may be gone by
    // then.
    let steps = plan(for: id)?.steps
    if steps?[.text] == .take { print(id) }
    // Nor does a file, which nobody hears and the sender waits for.
    if request.speech.destination != .loudspeaker, steps?[.voice] == .take { speakNow(id) }
    observer(id, .accepted)
  }

  private func handle(_ input: QueueMachine.Input) {
    perform(queue.handle(input, at: scheduler.now))
  }

  private func perform(_ actions: [QueueMachine.Action]) {
    for action in actions {
      switch action {
      case .present(let id): present(id)
      case .startTimer(let time): startTimer(at: time)
      case .stopTimer: stopTimer()
      case .end(let id, let outcome): end(toast: id, outcome)
      }
    }
  }

  private func startTimer(at time: Duration) {
    stopTimer()
    cancelTimer = scheduler.schedule(at: time) { [weak self] in
      self?.post { $0.handle(.timerFired) }
    }
  }

  private func stopTimer() {
    cancelTimer?()
    cancelTimer = nil
  }

  private func present(_ id: ToastID) {
    toasts[id]?.isPresented = true
    advance(id)
  }

  private func end(toast id: ToastID, _ outcome: ToastOutcome) {
    guard let toast = toasts[id] else { return }
    toasts[id]?.outcome = outcome
    for sense in toast.progress.keys.sorted() { channels[sense]?.end(id, outcome) }
    toast.observer(id, .ended(outcome))
    reportIfDone(id)
  }

  // MARK: Channels

  private func plan(for id: ToastID) -> DeliveryPlan? {
    guard let toast = toasts[id] else { return nil }
    let request = toast.presentation.request
    return DeliveryPlan(
      wishes: request.wishes, speech: request.speech, origin: request.origin,
      surroundings: surroundings(), progress: toast.progress)
  }

  /// Gives a toast whose turn has come to every channel that shall take it now.
  private func advance(_ id: ToastID) {
    guard let toast = toasts[id], toast.isPresented,
      toast.outcome.map(Self.endedByItself) ?? true, let plan = plan(for: id)
    else { return }
    for (sense, step) in plan.steps.sorted(by: { $0.key < $1.key }) where step == .take {
      if toasts[id]?.progress[sense] == nil { give(id, to: sense) }
    }
  }

  private func give(_ id: ToastID, to sense: ToastSense) {
    guard let toast = toasts[id] else { return }
    if sense == .text { return print(id) }
    toasts[id]?.progress[sense] = .underWay
    // A toast outlasts its speech, the time that it waits for its turn to speak included.
    if sense == .voice { handle(.held(id)) }
    let events: @Sendable (ToastChannelEvent) -> Void = { [weak self] event in
      self?.post { $0.note(id, sense, event) }
    }
    guard let channel = channels[sense] else {
      return events(.finished(ChannelReport(.skipped, reason: "this program has no such channel")))
    }
    channel.present(toast.presentation, events: events)
  }

  /// Speaks a toast before its turn, unless it is being spoken.
  private func speakNow(_ id: ToastID) {
    if toasts[id]?.progress[.voice] == nil { give(id, to: .voice) }
  }

  /// A toast that expired while a channel was still trying is still owed to the person; one that
  /// somebody ended is not.
  private static func endedByItself(_ outcome: ToastOutcome) -> Bool { outcome == .expired }

  private func print(_ id: ToastID) {
    guard let toast = toasts[id], toast.progress[.text] == nil else { return }
    toasts[id]?.progress[.text] = .underWay
    toast.observer(id, .print)
  }

  /// Whether a toast's text is all that is left for the person.
  private func isOwed(_ id: ToastID) -> Bool {
    guard let toast = toasts[id], toast.presentation.request.wishes.text != .never,
      toast.outcome.map(Self.endedByItself) ?? true
    else { return false }
    return !toast.progress.values.contains { progress in
      if case .done(let report) = progress { report.state == .delivered } else { false }
    }
  }

  private func note(_ id: ToastID, _ sense: ToastSense, _ event: ToastChannelEvent) {
    guard let toast = toasts[id] else { return }
    switch event {
    case .acted(let index): if toast.outcome == nil { toast.observer(id, .acted(index)) }
    case .finished(let report):
      guard toast.progress[sense] == .underWay else { return }
      toasts[id]?.progress[sense] = .done(report)
      toast.observer(id, .finished(sense, report))
      if sense == .voice { handle(.released(id)) }
      advance(id)
      reportIfDone(id)
    }
  }

  private func reportIfDone(_ id: ToastID) {
    guard let toast = toasts[id], let outcome = toast.outcome,
      !toast.progress.values.contains(.underWay), let plan = plan(for: id)
    else { return }
    var channels: [ToastSense: ChannelReport] = [:]
    for (sense, step) in plan.steps {
      if case .done(let report)? = toast.progress[sense] {
        channels[sense] = report
      } else {
        channels[sense] = Self.untried(step, toast.isPresented, outcome)
      }
    }
    toasts[id] = nil
    let report = ToastReport(
      id, of: toast.presentation.request, channels: channels, outcome: outcome)
    toast.observer(id, .reported(report))
  }

  private static func untried(
    _ step: DeliveryPlan.Step, _ isPresented: Bool, _ outcome: ToastOutcome
  ) -> ChannelReport {
    if case .skip(let reason) = step, isPresented { return ChannelReport(.skipped, reason: reason) }
    if case .refused(let reason) = outcome { return ChannelReport(.failed, reason: reason) }
    return ChannelReport(.skipped, reason: "the toast was \(outcome) before its turn")
  }
}
