extension QueueMachine {
  mutating func presentNext(_ now: Duration) {
    while let next = next(now) {
      _ = waiting.remove(next.id)
      show(next, now)
    }
  }

  /// The first that waits and finds room. One passes another only where that one is held up by a
  /// toast that stays.
  private mutating func next(_ now: Duration) -> Entry? {
    guard !waiting.isEmpty else { return nil }
    for entry in waiting.candidates() {
      if hasRoom(for: entry, now) { return entry }
      if !blockers(of: entry).allSatisfy({ $0.entry.interval == nil }) { return nil }
    }
    return nil
  }

  mutating func show(_ entry: Entry, _ now: Duration) {
    for shown in blockers(of: entry) where isOverdue(shown, now) {
      showing.removeAll { $0.entry.id == shown.entry.id }
      putAway(shown.entry)
    }
    showing.append(Showing(entry: entry, time: ShownTime(entry, at: now)))
    actions.append(.present(entry.id))
  }

  func hasRoom(for entry: Entry, _ now: Duration) -> Bool {
    guard showing.count < Self.showingLimit else { return false }
    let blockers = blockers(of: entry).filter { !isOverdue($0, now) }
    if blockers.isEmpty { return true }
    guard case .stack(let max) = entry.policy else { return false }
    return blockers.count < max && blockers.allSatisfy(\.entry.isStacked)
  }

  /// Those that are showing and give no way to a toast.
  private func blockers(of entry: Entry) -> [Showing] {
    showing.filter { shown in
      shown.entry.interval != nil || !entry.isUrgent && entry.sender == shown.entry.sender
    }
  }

  /// Whether it had its time, and stays only because of the user's settings.
  private func isOverdue(_ shown: Showing, _ now: Duration) -> Bool {
    guard hurriedAt == nil, circumstances.keep(shown.entry), let deadline = deadline(of: shown)
    else { return false }
    return deadline <= now
  }

  func deadline(of shown: Showing) -> Duration? {
    if let hurriedAt { return shown.time.hurriedDeadline(hurriedAt) }
    return shown.time.deadline(circumstances.factor)
  }
}

// MARK: The timer

extension QueueMachine {
  /// Asks for the next time at which something is due, unless that was asked for before.
  mutating func setTimer(_ now: Duration) {
    let due = nextDue(now)
    guard due != timer else { return }
    timer = due
    actions.append(due.map { .startTimer(at: $0) } ?? .stopTimer)
  }

  private func nextDue(_ now: Duration) -> Duration? {
    var due: [Duration] = showing.compactMap { shown in
      let deadline = deadline(of: shown)
      guard hurriedAt == nil, circumstances.keep(shown.entry) else { return deadline }
      // One that the user keeps has nothing to do until another waits, and once it had its time.
      return waiting.isEmpty ? nil : deadline.flatMap { $0 > now ? $0 : nil }
    }
    if let lockedAt, !waiting.isEmpty { due.append(lockedAt + Self.lockLimit) }
    return due.min()
  }
}
