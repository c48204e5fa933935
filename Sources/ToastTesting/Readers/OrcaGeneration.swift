/// What each generation of the screen reader Orca does with what it hears: a table that needs no
/// Orca, so that a test on one machine can tell what a person with another Orca would hear.
///
/// It was found out with Orca 43.1, 48.1 and 51.1, and for those between read in their sources. It
/// is the worst case of each: everything that it is asked about came while it was busy.
public enum OrcaGeneration: String, Sendable, CaseIterable {
  /// Orca 43 and 44: deaf for announcements, speaks notifications that are shown.
  case orca43
  /// Orca 45 to 47: speaks announcements too, a repeated one once.
  case orca45
  /// Orca 48: leaves out what comes within 100 ms from anything but a notification or an alert.
  case orca48
  /// Orca 49 and 50: assertive ones first.
  case orca49
  /// Orca 51: the same, and says a repeated one each time.
  case orca51

  /// What it listens for, as far as toasts are concerned; focus and caret tell it from other
  /// listeners.
  public var kinds: [Heard.Kind] {
    self == .orca43 ? [.showing, .focus, .caret] : [.announcement, .showing, .focus, .caret]
  }

  /// What it would say of events, in its order.
  ///
  /// - Parameter events: what was heard, in the order of arrival.
  public func speaks(of events: [Heard]) -> [String] {
    var taken: [Heard] = []
    for event in events where listensFor(event) {
      if isTooSoon(event, after: taken) || isMerged(event, with: taken) { continue }
      taken.append(event)
    }
    return ordered(taken).map(words).filter { !$0.isEmpty }
  }

  private func listensFor(_ event: Heard) -> Bool {
    switch event.kind {
    case .announcement: self != .orca43
    case .showing: event.role == "notification"
    default: false
    }
  }

  /// From 48 on, the second event of a type from an application within 100 ms, unless its source is
  /// a notification or an alert.
  private func isTooSoon(_ event: Heard, after taken: [Heard]) -> Bool {
    guard self == .orca48 || self == .orca49 || self == .orca51,
      event.role != "notification", event.role != "alert"
    else { return false }
    return taken.contains { earlier in
      earlier.bus == event.bus && earlier.type == event.type
        && event.microseconds - earlier.microseconds < 100_000
    }
  }

  /// What waits already is not taken twice: before 51 an announcement with the same text, and before
  /// 45 the same object shown again.
  private func isMerged(_ event: Heard, with taken: [Heard]) -> Bool {
    taken.contains { earlier in
      guard earlier.kind == event.kind, earlier.path == event.path, earlier.bus == event.bus else {
        return false
      }
      return event.kind == .announcement
        ? self != .orca51 && earlier.text == event.text : self == .orca43
    }
  }

  private func ordered(_ events: [Heard]) -> [Heard] {
    guard self == .orca49 || self == .orca51 else { return events }
    return events.enumerated().sorted { one, other in
      let (first, second) = (urgency(one.element), urgency(other.element))
      return first == second ? one.offset < other.offset : first > second
    }.map(\.element)
  }

  private func urgency(_ event: Heard) -> Int {
    event.kind == .announcement ? event.detail : 1
  }

  private func words(of event: Heard) -> String {
    guard event.kind == .showing else { return event.text }
    return ["notification", event.text, event.description ?? ""].filter { !$0.isEmpty }
      .joined(separator: " ")
  }
}
