import CGLib
import Synchronization

/// A thread that runs a GLib main context of its own, as a Swift executor.
///
/// An actor whose `unownedExecutor` is a loop's runs on that thread, and so do the callbacks of
/// every GLib call made from it: inside such a callback the actor's `assumeIsolated` works at once,
/// without a hop. Nothing runs on the loop but what was given to it, and it sleeps while there is
/// nothing: no timer of its own.
public final class EventLoop: SerialExecutor, TaskExecutor {
  /// The context. GLib's main contexts are made for use from every thread.
  nonisolated(unsafe) let context: OpaquePointer
  /// The source that runs the jobs. Only `g_source_set_ready_time` is called on it from elsewhere,
  /// which GLib allows from every thread.
  private nonisolated(unsafe) let source: UnsafeMutablePointer<GSource>
  private let jobs = Mutex<[Job]>([])

  /// What waits for its turn on the loop.
  private enum Job: Sendable {
    case runtime(UnownedJob)
    case closure(@Sendable () -> Void)
  }

  /// Starts the thread; it ends with the process.
  ///
  /// - Parameter name: the thread's name, at most 15 bytes of it are kept.
  public init(name: String) {
    context = g_main_context_new()
    source = makeSource()
    g_source_set_callback(source, runJobs, Unmanaged.passUnretained(self).toOpaque(), nil)
    g_source_attach(source, context)
    // The thread holds the loop for ever: a loop that could end while jobs are queued would lose
    // them.
    g_thread_unref(g_thread_new(name, runLoop, Unmanaged.passRetained(self).toOpaque()))
  }

  /// Queues a job of the concurrency runtime.
  public func enqueue(_ job: consuming ExecutorJob) {
    append(.runtime(UnownedJob(job)))
  }

  private func append(_ job: Job) {
    let wasEmpty = jobs.withLock { jobs in
      jobs.append(job)
      return jobs.count == 1
    }
    if wasEmpty { g_source_set_ready_time(source, 0) }
  }

  /// This loop as a task's executor.
  public func asUnownedTaskExecutor() -> UnownedTaskExecutor { UnownedTaskExecutor(ordinary: self) }

  /// This loop as an actor's executor.
  public func asUnownedSerialExecutor() -> UnownedSerialExecutor {
    UnownedSerialExecutor(ordinary: self)
  }

  /// Whether the calling thread is this loop's.
  public var isCurrent: Bool { g_main_context_is_owner(context) != 0 }

  /// Makes `assumeIsolated` work in GLib's callbacks.
  public func checkIsolated() {
    precondition(isCurrent, "not on the thread of this event loop")
  }

  /// As ``checkIsolated()``, as a question.
  public func isIsolatingCurrentContext() -> Bool? { isCurrent }

  /// Runs a closure on the loop: at once when called from it, else in the order of the calls.
  public func run(_ body: @escaping @Sendable () -> Void) {
    if isCurrent { body() } else { append(.closure(body)) }
  }

  /// Starts a task that stays on this loop, after each `await` too: the runtime's own threads are
  /// never started for it.
  @discardableResult
  public func task(_ body: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
    Task(executorPreference: self) { await body() }
  }

  fileprivate func runQueued() {
    g_source_set_ready_time(source, -1)
    let queued = jobs.withLock { jobs in
      let queued = jobs
      jobs.removeAll(keepingCapacity: true)
      return queued
    }
    for job in queued {
      switch job {
      case .closure(let body): body()
      case .runtime(let job):
        job.runSynchronously(
          isolatedTo: asUnownedSerialExecutor(), taskExecutor: asUnownedTaskExecutor())
      }
    }
  }
}

private func runLoop(_ data: gpointer?) -> gpointer? {
  guard let data else { return nil }
  let loop = Unmanaged<EventLoop>.fromOpaque(data).takeUnretainedValue()
  g_main_context_push_thread_default(loop.context)
  while true { g_main_context_iteration(loop.context, 1) }
}

private func runJobs(_ data: gpointer?) -> gboolean {
  if let data { Unmanaged<EventLoop>.fromOpaque(data).takeUnretainedValue().runQueued() }
  return 1
}
