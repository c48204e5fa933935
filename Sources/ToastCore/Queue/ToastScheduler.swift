/// Where a ``ToastCenter`` works, and its clock. A test brings a clock of its own that is moved by
/// hand.
public protocol ToastScheduler: Sendable {
  /// The executor of the centre: everything that it does, and every call that it makes, is there.
  var executor: any SerialExecutor { get }
  /// Now, on a clock that stands still while the machine sleeps.
  var now: Duration { get }
  /// Runs a closure on the executor, in the order of the calls.
  func run(_ body: @escaping @Sendable () -> Void)
  /// Runs a closure on the executor at a time; the result takes that back.
  func schedule(
    at time: Duration, _ body: @escaping @Sendable () -> Void
  ) -> @Sendable () -> Void
}
