extension QueueMachine {
  mutating func presentNext(_ now: Duration) {
    // Mostly there is one that all the others wait for.
    while !waiting.isEmpty, !showing.contains(where: { blocksAll($0, now) }), let next = next(now) {
      _ = waiting.remove(next.id)
      show(next, now)
    }
  }

  /// The first that waits and finds room. One passes another only where that one is held up by a
  /// toast that stays.
  private mutating func next(_ now: Duration) -> Entry? {
    for place in waiting.candidates() {
      guard let entry = waiting[place] else { continue }
      if hasRoom(for: entry, now) { return entry }
      let isHeldUp = showing.allSatisfy { !blocks($0, entry) || $0.entry.interval == nil }
      guard isHeldUp else { return nil }
    }
    return nil
  }

  mutating func show(_ entry: Entry, _ now: Duration) {
    for shown in showing where blocks(shown, entry) && isOverdue(shown, now) {
      showing.removeAll { $0.entry.id == shown.entry.id }
      putAway(shown.entry)
    }
    showing.append(Showing(entry: entry, time: ShownTime(entry, at: now)))
    actions.append(.present(entry.id))
  }

  func hasRoom(for entry: Entry, _ now: Duration) -> Bool {
    guard showing.count < Self.showingLimit else { return false }
    var blockers = 0
    var areStacked = true
    for shown in showing where blocks(shown, entry) && !isOverdue(shown, now) {
      blockers += 1
      areStacked = areStacked && shown.entry.isStacked
    }
    if blockers == 0 { return true }
    guard case .stack(let max) = entry.policy else { return false }
    return blockers < max && areStacked
  }

  /// Whether a toast that is showing gives no way to another one.
  private func blocks(_ shown: Showing, _ entry: Entry) -> Bool {
    shown.entry.interval != nil || !entry.isUrgent && entry.owner == shown.entry.owner
  }

  private func blocksAll(_ shown: Showing, _ now: Duration) -> Bool {
    shown.entry.interval != nil && !shown.entry.isStacked && !isOverdue(shown, now)
  }

  /// Whether it had its time, and stays only because of the user's settings.
  private func isOverdue(_ shown: Showing, _ now: Duration) -> Bool {
    guard hurriedAt == nil, circumstances(of: shown.entry).keep(shown.entry),
      let deadline = deadline(of: shown)
    else { return false }
    return deadline <= now
  }

  func deadline(of shown: Showing) -> Duration? {
    if let hurriedAt { return shown.time.hurriedDeadline(hurriedAt) }
    return shown.time.deadline(circumstances(of: shown.entry).factor)
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
    var next: Duration?
    func note(_ due: Duration) { next = next.map { min($0, due) } ?? due }
    for shown in showing {
      guard let deadline = deadline(of: shown) else { continue }
      // One that the user keeps has nothing to do until another waits, and once it had its time.
      let isKept = hurriedAt == nil && circumstances(of: shown.entry).keep(shown.entry)
      if !isKept || !waiting.isEmpty && deadline > now { note(deadline) }
    }
    if let lockedAt, !waiting.isEmpty { note(lockedAt + Self.lockLimit) }
    return next
  }
}
