/// Toasts that say the same within a moment: they are shown each for itself, and said once, with a
/// count (`spec/toast.md` 30).
struct Repetitions: Sendable {
  static let window: Duration = .milliseconds(250)

  /// What is compared.
  struct Text: Hashable, Sendable {
    let sender: String
    let announcement: String
  }

  private var leaders: [Text: (id: ToastID, time: Duration)] = [:]
  /// In the order of their times.
  private var texts: [(text: Text, time: Duration)] = []
  private var first = 0

  /// A toast comes. Returns the one before it that said the same a moment ago.
  mutating func note(_ id: ToastID, _ text: Text, at now: Duration) -> ToastID? {
    forget(before: now - Self.window)
    if let leader = leaders[text] { return leader.id }
    leaders[text] = (id, now)
    texts.append((text, now))
    return nil
  }

  private mutating func forget(before time: Duration) {
    while first < texts.count, texts[first].time < time {
      leaders[texts[first].text] = nil
      first += 1
    }
    if first * 2 >= texts.count {
      texts.removeFirst(first)
      first = 0
    }
  }
}
