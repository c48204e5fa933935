import ToastCore

extension SpeechQueue {
  // MARK: Coming in

  mutating func arrive(_ message: Message, _ now: Duration) -> [Action] {
    if message.kind == .progress, speaking?.kind == .assertive {
      return [.end([message.number], .outdated)]
    }
    var actions: [Action] = []
    if let place = replace(message, now, &actions) {
      waiting[place].messages = [message]
    } else {
      if message.kind == .progress { actions += dropProgress() }
      waiting.append(Item(messages: [message], kind: message.kind, arrived: now))
    }
    let waits = waiting.filter { $0.kind == message.kind }
    if waits.reduce(0, { $0 + $1.messages.count }) > Self.limit {
      sumUp { $0.kind == message.kind }
    }
    return actions + interrupt(with: message.kind)
  }

  /// Ends the text that this one takes the place of.
  ///
  /// - Returns: the place, where the new text can have it.
  private mutating func replace(
    _ message: Message, _ now: Duration, _ actions: inout [Action]
  ) -> Int? {
    let found = waiting.firstIndex { $0.messages.contains { $0.toast == message.toast } }
    guard let index = found else { return nil }
    if !waiting[index].isSummary, waiting[index].kind == message.kind {
      actions.append(.end(waiting[index].numbers, .replaced))
      waiting[index].arrived = now
      waiting[index].wasCut = false
      return index
    }
    actions += take(out: .replaced) { $0.toast == message.toast }
    return nil
  }

  private mutating func dropProgress() -> [Action] {
    take(out: .outdated) { $0.kind == .progress }
  }

  mutating func interrupt(with kind: Kind) -> [Action] {
    guard let current = speaking, current.kind < kind else { return [] }
    return cut(current.kind == .progress ? .now : .atWord)
  }

  private mutating func cut(_ next: Stop) -> [Action] {
    guard speaking != nil, stop.map({ $0 < next }) ?? true else { return [] }
    let wasSoon = stop.map { $0 >= .now } ?? false
    stop = next
    if wasSoon { return [] }
    return [next == .atWord ? .cutAtWord : .cutNow]
  }

  // MARK: Saying

  mutating func next(_ now: Duration) -> [Action] {
    guard speaking == nil, let kind = waiting.map(\.kind).max(),
      let first = waiting.firstIndex(where: { $0.kind == kind })
    else { return [] }
    if now - waiting[first].arrived > Self.patience {
      sumUp { $0.kind == kind && ($0.isSummary || now - $0.arrived > Self.patience) }
    }
    let item = waiting.remove(at: first)
    speaking = item
    stop = nil
    return [item.isSummary ? .summarise(item.numbers) : .say(item.messages[0].number)]
  }

  mutating func finish() -> [Action] {
    guard let item = speaking else { return [] }
    speaking = nil
    return item.messages.isEmpty ? [] : [.end(item.numbers, .said)]
  }

  mutating func cut(_ heard: Double) -> [Action] {
    guard var item = speaking else { return [] }
    speaking = nil
    guard !item.messages.isEmpty else { return [] }
    // Progress is out of date by then; and nobody is told the same thing a third time.
    guard stop != .forGood, item.kind != .progress, !item.wasCut, heard < 0.5 else {
      return [.end(item.numbers, .cut)]
    }
    item.wasCut = true
    waiting.insert(item, at: 0)
    return [.again(item.numbers)]
  }

  // MARK: Taking out

  mutating func recall(as ending: Ending, _ isMeant: (Message) -> Bool) -> [Action] {
    var actions = take(out: ending, isMeant)
    guard var item = speaking, item.messages.contains(where: isMeant) else { return actions }
    let rest = item.messages.filter { !isMeant($0) }
    guard rest.isEmpty else {
      // What was summed up is counted out loud already; the others are still told of.
      actions.append(.end(item.messages.filter(isMeant).map(\.number), ending))
      item.messages = rest
      speaking = item
      return actions
    }
    return actions + cut(.forGood)
  }

  /// Ends messages that wait.
  private mutating func take(
    out ending: Ending, _ isMeant: (Message) -> Bool
  ) -> [Action] {
    let taken = waiting.flatMap { $0.messages.filter(isMeant).map(\.number) }
    guard !taken.isEmpty else { return [] }
    for index in waiting.indices { waiting[index].messages.removeAll(where: isMeant) }
    waiting.removeAll { $0.messages.isEmpty }
    for index in waiting.indices where waiting[index].messages.count == 1 {
      waiting[index].isSummary = false
    }
    return [.end(taken, ending)]
  }

  /// Makes one item of several. One alone is better said than counted.
  private mutating func sumUp(_ isMeant: (Item) -> Bool) {
    let places = waiting.indices.filter { isMeant(waiting[$0]) }
    guard places.count > 1, let first = places.first else { return }
    waiting[first].messages = places.flatMap { waiting[$0].messages }
    waiting[first].isSummary = true
    waiting[first].wasCut = false
    for place in places.dropFirst().reversed() { waiting.remove(at: place) }
  }
}
