/// The toasts that wait: for each sender a line of those that go first and one of the others, all
/// in constant time.
struct WaitingToasts: Sendable {
  /// By place: the id of the toast that came to it first. The lines may still name some that have
  /// ended.
  private var entries: [ToastID: QueueMachine.Entry] = [:]
  /// The place of each toast that took another one's.
  private var places: [ToastID: ToastID] = [:]
  private var lines: [String: Lines] = [:]

  private struct Lines: Sendable {
    var first = WaitingLine()
    var others = WaitingLine()
    var count = 0

    var moved: Int { first.moved + others.moved }
  }

  /// How many ids were moved by lines that are gone.
  private var movedBefore = 0

  /// How many wait.
  var count: Int { entries.count }
  var isEmpty: Bool { entries.isEmpty }
  /// How many ids the lines moved in all; the tests hold it to be linear.
  var moved: Int { lines.values.reduce(movedBefore) { $0 + $1.moved } }
  /// How many ids the lines hold.
  var held: Int { lines.values.reduce(0) { $0 + $1.first.count + $1.others.count } }

  /// How many of a sender's wait.
  func count(of sender: String) -> Int { lines[sender]?.count ?? 0 }

  /// Takes a toast to the end of its line.
  mutating func append(_ entry: QueueMachine.Entry) {
    entries[entry.id] = entry
    if entry.goesFirst {
      lines[entry.sender, default: Lines()].first.append(entry.id)
    } else {
      lines[entry.sender, default: Lines()].others.append(entry.id)
    }
    lines[entry.sender]?.count += 1
  }

  /// Puts a toast into the place of another one; returns whether that one was there.
  mutating func replace(_ id: ToastID, by entry: QueueMachine.Entry) -> Bool {
    guard let place = place(of: id) else { return false }
    entries[place] = entry
    if id != entry.id {
      places[id] = nil
      places[entry.id] = place
    }
    return true
  }

  /// Those that may be next, in order: of each sender's lines the first one.
  mutating func candidates() -> [QueueMachine.Entry] {
    // Most of the time there is one sender.
    var first: [ToastID] = []
    var others: [ToastID] = []
    for sender in lines.keys {
      if let place = lines[sender]?.first.first(where: { entries[$0] != nil }) {
        first.append(place)
      }
      if let place = lines[sender]?.others.first(where: { entries[$0] != nil }) {
        others.append(place)
      }
    }
    return (first.sorted() + others.sorted()).compactMap { entries[$0] }
  }

  /// Takes a toast out of its line, wherever it stands.
  mutating func remove(_ id: ToastID) -> QueueMachine.Entry? {
    guard let place = place(of: id), let entry = entries.removeValue(forKey: place) else {
      return nil
    }
    places[id] = nil
    lines[entry.sender]?.count -= 1
    forgetEnded(of: entry.sender)
    return entry
  }

  /// Takes everything out that satisfies a condition, in the order of the ids.
  mutating func removeAll(
    where condition: (QueueMachine.Entry) -> Bool
  ) -> [QueueMachine.Entry] {
    let ids = entries.values.lazy.filter(condition).map(\.id).sorted()
    return ids.compactMap { remove($0) }
  }

  /// Where a toast stands; `nil` where it does not wait. The place of one that has ended may be
  /// another one's.
  private func place(of id: ToastID) -> ToastID? {
    let place = places[id] ?? id
    return entries[place]?.id == id ? place : nil
  }

  /// Keeps the lines short: cleared once most of what they name has ended, so that each toast pays
  /// for it once.
  private mutating func forgetEnded(of sender: String) {
    guard let line = lines[sender] else { return }
    if line.count == 0 {
      movedBefore += line.moved
      lines[sender] = nil
    } else if line.first.count + line.others.count > 2 * line.count + 16 {
      lines[sender]?.first.keep { entries[$0] != nil }
      lines[sender]?.others.keep { entries[$0] != nil }
    }
  }
}
