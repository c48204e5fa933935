/// The toasts that wait: for each process a line of those that go first and one of the others, all
/// in constant time.
struct WaitingToasts: Sendable {
  /// By place: the number of the toast that came to it first, as a plain number is hashed quickest.
  /// The lines may still name some that have ended.
  private var entries: [UInt64: Waiting] = [:]
  /// The place of each toast that took another one's.
  private var places: [ToastID: ToastID] = [:]
  /// A toast that waits, at a place of its own: a table that grows moves what it holds, and an
  /// entry is large.
  private final class Waiting: Sendable {
    let entry: QueueMachine.Entry
    init(_ entry: QueueMachine.Entry) { self.entry = entry }
  }

  /// By owner.
  private var lines: [String: Lines] = [:]
  /// How many wait, by sender.
  private var counts: [String: Int] = [:]

  private struct Lines: Sendable {
    var first = WaitingLine()
    var others = WaitingLine()
    var count = 0

    var moved: Int { first.moved + others.moved }
    var held: Int { first.count + others.count }
    /// Whether most of what the lines name has ended.
    var isOvergrown: Bool { held > 2 * count + 16 }

    mutating func append(_ entry: QueueMachine.Entry) {
      if entry.goesFirst { first.append(entry.id) } else { others.append(entry.id) }
      count += 1
    }

    /// One of those that it names ends; returns how many are left, and whether it is to be cleared.
    mutating func leave() -> (left: Int, isOvergrown: Bool) {
      count -= 1
      return (count, isOvergrown)
    }
  }

  /// How many ids were moved by lines that are gone.
  private var movedBefore = 0

  /// How many wait.
  var count: Int { entries.count }
  var isEmpty: Bool { entries.isEmpty }
  /// How many ids the lines moved in all; the tests hold it to be linear.
  var moved: Int { lines.values.reduce(movedBefore) { $0 + $1.moved } }
  /// How many ids the lines hold.
  var held: Int { lines.values.reduce(0) { $0 + $1.held } }

  /// How many of a sender's wait.
  func count(of sender: String) -> Int { counts[sender] ?? 0 }

  /// Takes a toast to the end of its line.
  mutating func append(_ entry: QueueMachine.Entry) {
    entries[entry.id.number] = Waiting(entry)
    lines[entry.owner, default: Lines()].append(entry)
    counts[entry.sender, default: 0] += 1
  }

  /// Puts a toast into the place of another one; returns whether that one was there.
  mutating func replace(_ id: ToastID, by entry: QueueMachine.Entry) -> Bool {
    guard let place = place(of: id) else { return false }
    entries[place.number] = Waiting(entry)
    if id != entry.id {
      places[id] = nil
      places[entry.id] = place
    }
    return true
  }

  /// Where those stand that may be next, in order: of each process's lines the first one.
  mutating func candidates() -> [ToastID] {
    var first: [ToastID] = []
    var others: [ToastID] = []
    // Not over `indices`, which would hold the lines, and have them copied at each change.
    var index = lines.startIndex
    while index != lines.endIndex {
      if let place = lines.values[index].first.first(where: { entries[$0.number] != nil }) {
        first.append(place)
      }
      if let place = lines.values[index].others.first(where: { entries[$0.number] != nil }) {
        others.append(place)
      }
      lines.formIndex(after: &index)
    }
    if first.count + others.count < 2 { return first.isEmpty ? others : first }
    return first.sorted() + others.sorted()
  }

  /// The toast that stands there.
  subscript(place: ToastID) -> QueueMachine.Entry? { entries[place.number]?.entry }

  /// Takes a toast out of its line, wherever it stands.
  mutating func remove(_ id: ToastID) -> QueueMachine.Entry? {
    guard let place = place(of: id), let entry = entries.removeValue(forKey: place.number)?.entry
    else {
      return nil
    }
    places[id] = nil
    counts[entry.sender] = count(of: entry.sender) > 1 ? count(of: entry.sender) - 1 : nil
    leaveLine(of: entry.owner)
    return entry
  }

  /// Takes everything out that satisfies a condition, in the order of the ids.
  mutating func removeAll(
    where condition: (QueueMachine.Entry) -> Bool
  ) -> [QueueMachine.Entry] {
    let ids = entries.values.lazy.map(\.entry).filter(condition).map(\.id).sorted()
    return ids.compactMap { remove($0) }
  }

  /// Where a toast stands; `nil` where it does not wait. The place of one that has ended may be
  /// another one's.
  private func place(of id: ToastID) -> ToastID? {
    let place = places[id] ?? id
    return entries[place.number]?.entry.id == id ? place : nil
  }

  /// Keeps the lines short: cleared once most of what they name has ended, so that each toast pays
  /// for it once.
  private mutating func leaveLine(of owner: String) {
    guard let (left, isOvergrown) = lines[owner]?.leave() else { return }
    if left == 0 {
      movedBefore += lines.removeValue(forKey: owner)?.moved ?? 0
    } else if isOvergrown {
      lines[owner]?.first.keep { entries[$0.number] != nil }
      lines[owner]?.others.keep { entries[$0.number] != nil }
    }
  }
}
