/// A line of ids: appended at the end, taken at the front, both in constant time.
struct WaitingLine: Sendable {
  private var ids: [ToastID] = []
  private var first = 0
  /// How many ids were moved in all, to make room; the tests hold it to be linear.
  private(set) var moved = 0

  /// How many ids are in it.
  var count: Int { ids.count - first }

  mutating func append(_ id: ToastID) { ids.append(id) }

  mutating func takeFirst() -> ToastID? {
    guard first < ids.count else { return nil }
    let id = ids[first]
    first += 1
    if first * 2 >= ids.count { compact() }
    return id
  }

  /// Keeps those that satisfy a condition, in their order.
  mutating func keep(_ isKept: (ToastID) -> Bool) {
    compact()
    ids.removeAll { !isKept($0) }
    moved += ids.count
  }

  private mutating func compact() {
    ids.removeFirst(first)
    first = 0
    moved += ids.count
  }
}
