/// How long a toast has been shown, and when it has been shown for long enough.
///
/// It counts from fully shown and stands still while a person is busy with the toast; afterwards
/// it goes on with what is left.
struct ShownTime: Sendable {
  /// After its speech a toast stays this long, so that it can still be reviewed.
  static let speechTail: Duration = .seconds(1)

  private let interval: Duration?
  private let readingTime: Duration
  private let isExact: Bool
  /// What has been counted, up to ``since``.
  private var counted: Duration = .zero
  /// Since when it counts on.
  private var since: Duration
  private var pauses: Set<QueueMachine.PauseReason> = []
  private var isSpoken = false
  /// What had been counted when the speech was over.
  private var speechEnd: Duration?

  /// A time that begins now.
  init(_ entry: QueueMachine.Entry, at now: Duration) {
    interval = entry.interval
    readingTime = entry.readingTime
    isExact = entry.isExact
    since = now
  }

  /// Stands still until it is resumed for this reason, and for every other one.
  mutating func pause(_ reason: QueueMachine.PauseReason, at now: Duration) {
    if pauses.isEmpty { counted += now - since }
    pauses.insert(reason)
  }

  /// Goes on, unless there is another reason to stand still.
  mutating func resume(_ reason: QueueMachine.PauseReason, at now: Duration) {
    guard pauses.remove(reason) != nil, pauses.isEmpty else { return }
    since = now
  }

  /// Begins anew with what is being said about the toast.
  mutating func prolong(at now: Duration) {
    counted = .zero
    since = now
    speechEnd = nil
  }

  /// Begins anew with a toast that says something else; who is busy with it still is.
  mutating func restart(_ entry: QueueMachine.Entry, at now: Duration) {
    let pauses = pauses
    self = ShownTime(entry, at: now)
    self.pauses = pauses
  }

  /// The toast is being spoken, and outlasts that.
  mutating func beginSpeech() { isSpoken = true }

  /// The speech is over.
  mutating func endSpeech(at now: Duration) {
    guard isSpoken else { return }
    isSpoken = false
    speechEnd = shown(at: now)
  }

  private func shown(at now: Duration) -> Duration {
    pauses.isEmpty ? counted + (now - since) : counted
  }

  /// When the toast has been shown for long enough, as things stand; `nil` while that is not known:
  /// it is paused, or being spoken, or stays until somebody ends it.
  func deadline(_ factor: Double?) -> Duration? {
    guard pauses.isEmpty, let interval, isExact || !isSpoken else { return nil }
    return since - counted + (isExact ? interval : lengthened(interval, by: factor ?? 1))
  }

  private func lengthened(_ interval: Duration, by factor: Double) -> Duration {
    var time = max(interval, readingTime)
    if let speechEnd { time = max(time, speechEnd + Self.speechTail) }
    return factor == 1 ? time : time * factor
  }

  /// When a program that ends lets go of it: at once, or once it has been spoken.
  func hurriedDeadline(_ hurriedAt: Duration) -> Duration? {
    isExact || !isSpoken ? hurriedAt : nil
  }
}
