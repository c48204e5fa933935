/// What an ``Ear`` hears, one after the other, from the first event on. It ends when the ear was
/// ended, and throws when the next event does not come in time.
public struct HeardSequence: AsyncSequence, Sendable {
  let ear: Ear
  let limit: Duration

  /// Starts with the first event.
  public func makeAsyncIterator() -> Iterator { Iterator(ear: ear, limit: limit) }

  /// Goes through the events.
  public struct Iterator: AsyncIteratorProtocol {
    let ear: Ear
    let limit: Duration
    private var position = 0

    init(ear: Ear, limit: Duration) {
      self.ear = ear
      self.limit = limit
    }

    /// The next event; nil when the ear was ended and everything it heard was given.
    ///
    /// - Throws: ``TestingError`` with the code `late`.
    public mutating func next() async throws -> Heard? {
      let position = self.position
      let ear = self.ear
      let found: Heard? = try await waitUntil("event \(position + 1)", within: limit) {
        // The end is looked at first: what it said last is there by then.
        let ended = ear.exit != nil
        let events = try ear.events
        if events.count > position { return .some(.some(events[position])) }
        return ended ? .some(.none) : nil
      }
      self.position += 1
      return found
    }
  }
}

extension Ear {
  /// The events one after the other, each awaited for at most a limit.
  public func heard(within limit: Duration = .seconds(5)) -> HeardSequence {
    HeardSequence(ear: self, limit: limit)
  }
}
