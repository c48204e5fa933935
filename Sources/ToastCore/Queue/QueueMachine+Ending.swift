extension QueueMachine {
  mutating func timerFired(_ now: Duration) {
    // It has fired, so there is none to stop.
    timer = nil
    for shown in showing {
      guard let deadline = deadline(of: shown), deadline <= now else { continue }
      if hurriedAt != nil || !circumstances(of: shown.entry).keep(shown.entry) {
        end(shown.entry.id, .expired)
      }
    }
    if isLockedForLong(now) {
      for entry in waiting.removeAll(where: { _ in true }) { putAway(entry) }
    }
  }

  func isLockedForLong(_ now: Duration) -> Bool {
    lockedAt.map { now - $0 >= Self.lockLimit } ?? false
  }

  mutating func endShown(
    _ id: ToastID, _ outcome: ToastOutcome, if condition: (Entry) -> Bool
  ) {
    guard let shown = showing.first(where: { $0.entry.id == id }), condition(shown.entry) else {
      return
    }
    end(id, outcome)
  }

  mutating func escape(_ id: ToastID) {
    guard let shown = showing.first(where: { $0.entry.id == id }) else { return }
    guard shown.entry.isActionOnly else { return end(id, .closedByPerson) }
    showing.removeAll { $0.entry.id == id }
    putAway(shown.entry)
  }

  /// A toast goes to the history without being shown any longer.
  mutating func shelve(_ entry: Entry) {
    showing.removeAll { $0.entry.id == entry.id }
    _ = waiting.remove(entry.id)
    putAway(entry)
  }

  mutating func end(_ id: ToastID, _ outcome: ToastOutcome) {
    if let index = showing.firstIndex(where: { $0.entry.id == id }) {
      merged.forget(showing.remove(at: index).entry)
    } else if let entry = waiting.remove(id) {
      merged.forget(entry)
    } else if let index = shelf.firstIndex(of: id) {
      shelf.remove(at: index)
    } else {
      return
    }
    actions.append(.end(id, outcome))
  }

  mutating func endCurrent(among ids: Set<ToastID>?, _ outcome: ToastOutcome) {
    if let current = current(among: ids) { end(current, outcome) }
  }

  /// The toast that is showing: the newest of these, or of all.
  func current(among ids: Set<ToastID>?) -> ToastID? {
    showing.last { ids?.contains($0.entry.id) ?? true }?.entry.id
  }

  mutating func endAll(among ids: Set<ToastID>?, _ outcome: ToastOutcome) {
    for shown in showing where ids?.contains(shown.entry.id) ?? true {
      end(shown.entry.id, outcome)
    }
    for entry in waiting.removeAll(where: { ids?.contains($0.id) ?? true }) {
      merged.forget(entry)
      actions.append(.end(entry.id, outcome))
    }
  }

  /// Off the screen, and into the history: with nothing to do about it, it is over.
  mutating func putAway(_ entry: Entry) {
    merged.forget(entry)
    guard entry.hasActions else { return actions.append(.end(entry.id, .expired)) }
    shelf.append(entry.id)
    actions.append(.putAway(entry.id))
    if shelf.count > Self.shelfLimit { actions.append(.end(shelf.removeFirst(), .expired)) }
  }
}
