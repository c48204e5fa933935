import Glibc

extension Duration {
  /// The time since 1970 began in UTC, as the machine's clock has it.
  public static var wallTime: Duration {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
  }
}
