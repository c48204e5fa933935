/// Which toast stands for a key, and how many came to it.
struct MergedToasts: Sendable {
  private struct Key: Hashable, Sendable {
    let sender: String
    let key: String
  }

  private var toasts: [Key: (id: ToastID, count: Int)] = [:]

  /// A toast comes to its key. Returns the one that stood for it before, and how many have come.
  mutating func add(_ entry: QueueMachine.Entry, key: String) -> (ToastID, count: Int)? {
    let key = Key(sender: entry.sender, key: key)
    let old = toasts[key]
    let count = (old?.count ?? 0) + 1
    toasts[key] = (entry.id, count)
    return old.map { ($0.id, count) }
  }

  /// A toast is over, and the next one with its key begins anew.
  mutating func forget(_ entry: QueueMachine.Entry) {
    guard case .coalesce(let key) = entry.policy else { return }
    let place = Key(sender: entry.sender, key: key)
    if toasts[place]?.id == entry.id { toasts[place] = nil }
  }
}
