import GLibKit

/// How fast one listener is sent events.
///
/// Orca 43 and 44, which take only shown notifications, lose some of a burst: one is outstanding
/// at a time, and the next goes when it was looked at, or was read and a second is over. Others take
/// events as they come. Nobody gets more while it does not answer.
struct Pacing: Sendable {
  /// After this time without a look the next one goes, if the last was read.
  static let patience: Duration = .seconds(1)

  private(set) var isPaced: Bool
  private var isSilent = false
  private var waiting: [ObjectPath] = []
  private var outstanding: ObjectPath?

  init(isPaced: Bool) { self.isPaced = isPaced }

  /// The listener has registered for more, or for less, than it had. What is on its way is finished
  /// as it was begun.
  mutating func adapt(isPaced: Bool) {
    if outstanding == nil, waiting.isEmpty { self.isPaced = isPaced }
  }

  /// Takes a toast for this listener and returns what shall be sent now.
  mutating func add(_ toast: ObjectPath) -> ObjectPath? {
    guard isPaced || isSilent else { return toast }
    waiting.append(toast)
    return next()
  }

  /// The listener has looked at a toast, or its time is over: returns what shall be sent now.
  mutating func settle(_ toast: ObjectPath) -> ObjectPath? {
    guard outstanding == toast else { return nil }
    outstanding = nil
    return next()
  }

  /// Whether the next one waits for this one.
  func isOutstanding(_ toast: ObjectPath) -> Bool { outstanding == toast }

  /// Takes back what has not been sent.
  mutating func withdraw(_ toast: ObjectPath) { waiting.removeAll { $0 == toast } }

  /// The listener does not answer: nothing more goes until it does.
  mutating func fallSilent() { isSilent = true }

  /// The listener gave a sign of life: returns what shall be sent now, in order.
  mutating func wake() -> [ObjectPath] {
    guard isSilent else { return [] }
    isSilent = false
    outstanding = nil
    if isPaced { return next().map { [$0] } ?? [] }
    defer { waiting = [] }
    return waiting
  }

  /// Whether a toast still waits to be sent.
  func isWaiting(_ toast: ObjectPath) -> Bool { waiting.contains(toast) }

  private mutating func next() -> ObjectPath? {
    guard !isSilent, outstanding == nil, !waiting.isEmpty else { return nil }
    outstanding = waiting.removeFirst()
    return outstanding
  }
}
