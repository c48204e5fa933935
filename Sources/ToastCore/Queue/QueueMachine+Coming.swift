extension QueueMachine {
  mutating func submit(_ entry: Entry, _ now: Duration) {
    if case .coalesce(let key) = entry.policy, merge(entry, key, now) { return }
    if entry.policy == .replace {
      replaceOthers(of: entry.sender)
      if hasRoom(for: entry, now) { return show(entry, now) }
    }
    waiting.append(entry)
  }

  /// Only one that has to wait can be one too many.
  mutating func limitWaiting(_ entry: Entry, _ now: Duration) {
    if waiting.count > limit {
      refuse(entry, "\(limit) toasts are waiting already")
    } else if waiting.count(of: entry.sender) > share {
      refuse(entry, "\(share) toasts of this sender are waiting already")
    } else if isLockedForLong(now), waiting.remove(entry.id) != nil {
      putAway(entry)
    }
  }

  private mutating func refuse(_ entry: Entry, _ reason: String) {
    guard waiting.remove(entry.id) != nil else { return }
    merged.forget(entry)
    actions.append(.end(entry.id, .refused(reason)))
  }

  /// Puts a toast into the place of the last one with its key; returns whether there was one.
  private mutating func merge(_ entry: Entry, _ key: String, _ now: Duration) -> Bool {
    guard let (old, count) = merged.add(entry, key: key) else { return false }
    actions.append(.merge(old, into: entry.id, count: count))
    actions.append(.end(old, .replaced))
    if waiting.replace(old, by: entry) { return true }
    change(old) { showing in
      showing.entry = entry
      showing.time.restart(entry, at: now)
    }
    actions.append(.present(entry.id))
    return true
  }

  private mutating func replaceOthers(of sender: String) {
    for shown in showing where shown.entry.sender == sender { end(shown.entry.id, .replaced) }
    for entry in waiting.removeAll(where: { $0.sender == sender && $0.policy == .replace }) {
      actions.append(.end(entry.id, .replaced))
    }
  }

  mutating func update(_ entry: Entry, _ now: Duration) {
    if waiting.replace(entry.id, by: entry) { return }
    guard showing.contains(where: { $0.entry.id == entry.id }) else { return }
    change(entry.id) { showing in
      showing.entry = entry
      showing.time.restart(entry, at: now)
    }
    actions.append(.update(entry.id))
  }
}
