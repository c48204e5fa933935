/// A line of ids: appended at the end, taken at the front, both in constant time.
struct WaitingLine: Sendable {
  private var ids: [ToastID] = []
  private var start = 0
  /// How many ids were moved in all, to make room; the tests hold it to be linear.
  private(set) var moved = 0

  /// How many ids are in it.
  var count: Int { ids.count - start }

  mutating func append(_ id: ToastID) { ids.append(id) }

  /// The first id that is still wanted; those before it are forgotten.
  mutating func first(where isWanted: (ToastID) -> Bool) -> ToastID? {
    while start < ids.count {
      if isWanted(ids[start]) { return ids[start] }
      start += 1
      if start * 2 >= ids.count { compact() }
    }
    return nil
  }

  /// Keeps those that satisfy a condition, in their order.
  mutating func keep(_ isKept: (ToastID) -> Bool) {
    compact()
    ids.removeAll { !isKept($0) }
    moved += ids.count
  }

  private mutating func compact() {
    ids.removeFirst(start)
    start = 0
    moved += ids.count
  }
}
