import Glibc
import Synchronization
public import ToastCore

/// A scheduler whose clock is moved by hand and whose jobs run when they are told to, on the thread
/// that tells them: what a centre does with it is the same on every run.
///
/// Work may come in from any thread, and waits. As on an event loop, ``run(_:)`` runs at once what
/// is asked for by a job, and queues what comes from elsewhere.
public final class ManualScheduler: ToastScheduler, SerialExecutor {
  private struct State {
    var now: Duration
    var jobs: [Job] = []
    var timers: [Timer] = []
    var lastTimer = 0
    var runner: pthread_t?
  }

  private enum Job {
    case runtime(UnownedJob)
    case closure(@Sendable () -> Void)
  }

  private struct Timer {
    let number: Int
    let time: Duration
    let body: @Sendable () -> Void
  }

  private let state: Mutex<State>

  /// A scheduler with nothing to do.
  ///
  /// - Parameter now: what its clock shows; any time will do, as on a machine that is up for long.
  public init(now: Duration = .seconds(1000)) { state = Mutex(State(now: now)) }

  // MARK: For the test

  /// Runs everything that waits, and what that asks for in turn; the clock stands still.
  public func runUntilIdle() {
    let isFirst = state.withLock { state in
      guard state.runner == nil else { return false }
      state.runner = pthread_self()
      return true
    }
    precondition(isFirst, "one thread at a time runs the jobs, and no job runs the others")
    while let job = takeNext() { perform(job) }
  }

  /// Moves the clock on and runs what is due meanwhile, each at its own time.
  public func advance(by time: Duration) {
    runUntilIdle()
    let end = now + time
    while let timer = takeTimer(until: end) {
      run(timer.body)
      runUntilIdle()
    }
    state.withLock { $0.now = end }
  }

  /// The times that something is still asked to be run at, the next one first.
  public var timers: [Duration] { state.withLock { $0.timers.map(\.time).sorted() } }

  // MARK: For the centre

  /// This scheduler itself.
  public var executor: any SerialExecutor { self }

  /// What the clock shows.
  public var now: Duration { state.withLock { $0.now } }

  /// Runs a closure at once when a job asks for it, else when the test says so.
  public func run(_ body: @escaping @Sendable () -> Void) {
    if isCurrent { body() } else { state.withLock { $0.jobs.append(.closure(body)) } }
  }

  /// Runs a closure when the clock is moved to a time or past it; the result takes that back.
  public func schedule(
    at time: Duration, _ body: @escaping @Sendable () -> Void
  ) -> @Sendable () -> Void {
    let number = state.withLock { state in
      state.lastTimer += 1
      state.timers.append(Timer(number: state.lastTimer, time: time, body: body))
      return state.lastTimer
    }
    return { [weak self] in
      self?.state.withLock { state in state.timers.removeAll { $0.number == number } }
    }
  }

  // MARK: For the concurrency runtime

  /// Queues a job of the concurrency runtime.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    state.withLock { $0.jobs.append(.runtime(job)) }
  }

  /// Makes `assumeIsolated` work in what this scheduler runs.
  public func checkIsolated() {
    precondition(isCurrent, "not in a job of this scheduler")
  }

  /// As ``checkIsolated()``, as a question.
  public func isIsolatingCurrentContext() -> Bool? { isCurrent }

  private var isCurrent: Bool { state.withLock { $0.runner == pthread_self() } }

  /// The next job; without one nobody runs jobs any more.
  private func takeNext() -> Job? {
    state.withLock { state in
      guard !state.jobs.isEmpty else {
        state.runner = nil
        return nil
      }
      return state.jobs.removeFirst()
    }
  }

  private func perform(_ job: Job) {
    switch job {
    case .closure(let body): body()
    case .runtime(let job): job.runSynchronously(on: asUnownedSerialExecutor())
    }
  }

  /// The next timer that is due by then; the clock is moved to its time.
  private func takeTimer(until end: Duration) -> Timer? {
    state.withLock { state in
      let next = state.timers.indices.min {
        let (one, other) = (state.timers[$0], state.timers[$1])
        return (one.time, one.number) < (other.time, other.number)
      }
      guard let next, state.timers[next].time <= end else { return nil }
      state.now = max(state.now, state.timers[next].time)
      return state.timers.remove(at: next)
    }
  }
}
