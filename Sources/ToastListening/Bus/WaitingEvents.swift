/// Events in the order of their arrival. Taking the first costs the same however many there are.
struct WaitingEvents {
  private var events: [HeardEvent?] = []
  private var first = 0

  var isEmpty: Bool { first == events.count }

  mutating func append(_ event: HeardEvent) { events.append(event) }

  mutating func takeFirst() -> HeardEvent? {
    guard !isEmpty else { return nil }
    let event = events[first]
    events[first] = nil
    first += 1
    if isEmpty {
      events.removeAll(keepingCapacity: true)
      first = 0
    }
    return event
  }
}
