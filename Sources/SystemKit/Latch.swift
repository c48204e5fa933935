import Glibc

/// Blocks a thread until another one opens it.
///
/// For the few places that must not return before something is done: a program's end, and the
/// main thread of a command. What it is made of lives as long as the latch.
public final class Latch: Sendable {
  /// Made to be used from every thread.
  private nonisolated(unsafe) let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(
    capacity: 1)
  /// Made to be used from every thread.
  private nonisolated(unsafe) let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(
    capacity: 1)
  /// Read and written while the mutex is held, and nowhere else.
  private nonisolated(unsafe) let isOpen = UnsafeMutablePointer<Bool>.allocate(capacity: 1)

  /// A closed latch.
  public init() {
    pthread_mutex_init(mutex, nil)
    var attributes = pthread_condattr_t()
    pthread_condattr_init(&attributes)
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
    pthread_cond_init(condition, &attributes)
    pthread_condattr_destroy(&attributes)
    isOpen.initialize(to: false)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
    isOpen.deallocate()
  }

  /// Opens it, for good.
  public func open() {
    pthread_mutex_lock(mutex)
    isOpen.pointee = true
    pthread_cond_broadcast(condition)
    pthread_mutex_unlock(mutex)
  }

  /// Returns once it is open.
  public func wait() {
    pthread_mutex_lock(mutex)
    while !isOpen.pointee { pthread_cond_wait(condition, mutex) }
    pthread_mutex_unlock(mutex)
  }

  /// Returns once it is open, or after a time; says whether it is open.
  public func wait(atMost limit: Duration) -> Bool {
    var deadline = timespec()
    clock_gettime(CLOCK_MONOTONIC, &deadline)
    let microseconds = Int(max(limit.microseconds, 0))
    let nanoseconds = deadline.tv_nsec + microseconds % 1_000_000 * 1000
    deadline.tv_sec += microseconds / 1_000_000 + nanoseconds / 1_000_000_000
    deadline.tv_nsec = nanoseconds % 1_000_000_000
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while !isOpen.pointee {
      if pthread_cond_timedwait(condition, mutex, &deadline) == ETIMEDOUT { break }
    }
    return isOpen.pointee
  }
}
