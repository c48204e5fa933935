/// Waits until something is so, and returns it; never longer than the limit.
///
/// The condition is tried again after a millisecond at first and after five later, on no thread of
/// its own, and a last time when the limit has passed: a machine that was busy elsewhere for the
/// whole of the limit is no failure.
///
/// - Parameters:
///   - what: what is awaited, for the error: `the second announcement`.
///   - limit: how long it may take.
///   - there: what there is instead, for the error; asked once, when the limit has passed.
///   - condition: the value, or nil as long as it is not so.
/// - Throws: ``TestingError`` with the code `late`; what the condition throws; `CancellationError`.
@discardableResult
public func waitUntil<Value>(
  _ what: String, within limit: Duration = .seconds(5), there: () -> String = { "" },
  _ condition: () async throws -> Value?
) async throws -> Value {
  let clock = ContinuousClock()
  let start = clock.now
  while true {
    let passed = start.duration(to: clock.now)
    if let value = try await condition() { return value }
    guard passed < limit else { break }
    try await clock.sleep(for: .milliseconds(passed < .milliseconds(50) ? 1 : 5))
  }
  let instead = there()
  throw TestingError(
    .late, "waited \(limit) for \(what)" + (instead.isEmpty ? "" : "; there was: \(instead)"))
}

extension Bool {
  /// Something to wait for: a condition that has no value of its own.
  var whenTrue: Void? { self ? () : nil }
}
