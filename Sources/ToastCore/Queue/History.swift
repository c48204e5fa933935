/// The toasts that were, the newest last: as many as the person wants to keep, for as long as that.
public struct History: Sendable {
  /// A toast that was shown, or could not be.
  public struct Entry: Sendable, Equatable {
    /// The toast.
    public let id: ToastID
    /// What it said.
    public var request: ToastRequest
    /// When it came, as the time since 1970 began in UTC; `nil` where there is no such clock.
    public var time: Duration?
    /// How it ended; `nil` as long as its actions can be taken.
    public var outcome: ToastOutcome?

    package init(id: ToastID, request: ToastRequest, time: Duration?, outcome: ToastOutcome?) {
      self.id = id
      self.request = request
      self.time = time
      self.outcome = outcome
    }
  }

  /// What is kept, the oldest first.
  public private(set) var entries: [Entry] = []
  /// How many are kept.
  public var limit: Int { didSet { trim() } }

  /// An empty history.
  public init(limit: Int) { self.limit = limit }

  /// Drops what is old, but for what a person can still do something about.
  ///
  /// - Parameters:
  ///   - days: how many days a toast is kept.
  ///   - now: the time since 1970 began in UTC; without a clock nothing gets old.
  public mutating func dropOld(than days: Int, at now: Duration?) {
    guard let now else { return }
    let oldest = now - .seconds(days * 86_400)
    entries.removeAll { entry in
      guard let time = entry.time, entry.outcome != nil else { return false }
      return time <= oldest
    }
  }

  /// Keeps a toast, or what became of one that is kept; sensitive ones leave no trace.
  public mutating func note(
    _ id: ToastID, _ request: ToastRequest, _ outcome: ToastOutcome?, at time: Duration? = nil
  ) {
    guard !request.content.sensitive else { return }
    let entry = Entry(id: id, request: request, time: time, outcome: outcome)
    if let index = entries.lastIndex(where: { $0.id == id }) {
      entries[index] = entry
    } else {
      entries.append(entry)
      trim()
    }
  }

  private mutating func trim() {
    if entries.count > limit { entries.removeFirst(entries.count - limit) }
  }
}
