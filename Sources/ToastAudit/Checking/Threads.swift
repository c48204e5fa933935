import Glibc

/// Work that is shared by as many threads as the machine has processors.
enum Threads {
  /// The fewest pieces of work that a thread is worth.
  private static let least = 128

  /// The parts of `0..<count`, each done by a thread of its own; the results in their order.
  ///
  /// - Parameter body: done for each part, at the same time.
  static func map<Result: Sendable>(
    _ count: Int, _ body: @escaping @Sendable (Range<Int>) -> Result
  ) -> [Result] {
    let processors = max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    let parts = max(1, min(processors, 16, count / least))
    let ranges = (0..<parts).map { count * $0 / parts..<count * ($0 + 1) / parts }
    // The first part is done by the calling thread.
    let others = ranges.dropFirst().map { range in Part { body(range) } }
    let started = others.map { ($0, $0.start()) }
    let first = body(ranges[0])
    return [first] + started.map { $0.finish($1) }
  }
}

/// One thread's work.
private final class Part<Result: Sendable>: @unchecked Sendable {
  // Written by the thread that does it, and read after that thread was joined, or by the only one
  // that there is.
  private var result: Result?
  private let body: @Sendable () -> Result

  init(_ body: @escaping @Sendable () -> Result) { self.body = body }

  /// Starts it; nil where there can be no more threads.
  func start() -> pthread_t? {
    var thread = pthread_t()
    let work: @Sendable () -> Void = { self.result = self.body() }
    let box = Unmanaged.passRetained(WorkBox(work))
    guard pthread_create(&thread, nil, runWork, box.toOpaque()) == 0 else {
      box.release()
      return nil
    }
    return thread
  }

  /// The result; waits for it, or does it where it was not started.
  func finish(_ thread: pthread_t?) -> Result {
    if let thread { pthread_join(thread, nil) }
    return result ?? body()
  }
}

private final class WorkBox: Sendable {
  let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}

// C calls it. It is a function of the file, so that no isolation is inferred for it.
private func runWork(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let pointer { Unmanaged<WorkBox>.fromOpaque(pointer).takeRetainedValue().body() }
  return nil
}
