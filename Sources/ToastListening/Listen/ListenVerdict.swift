import ToastCommand

/// What is expected of what is heard, and what has come of it so far.
struct ListenVerdict {
  /// How often a text may and must be heard.
  enum Demand: Equatable { case atLeastOnce, exactlyOnce, never }

  private struct Expectation {
    let demand: Demand
    let matcher: TextMatcher
    var count = 0

    var isMissing: Bool { demand != .never && count == 0 }
    var isBroken: Bool { demand == .never ? count > 0 : demand == .exactlyOnce && count > 1 }
    var isGuarded: Bool { demand != .atLeastOnce }
  }

  private var expectations: [Expectation] = []

  init(_ options: ListenOptions) throws(TextMatcher.Mistake) {
    let all: [(Demand, [String])] = [
      (.atLeastOnce, options.expected), (.exactlyOnce, options.expectedOnce),
      (.never, options.rejected),
    ]
    for (demand, texts) in all {
      for text in texts {
        expectations.append(
          Expectation(demand: demand, matcher: try TextMatcher(text, options.match)))
      }
    }
  }

  /// Whether nothing is expected at all.
  var isEmpty: Bool { expectations.isEmpty }

  /// Takes what one event says; each of its texts is one way to find what is expected in it.
  mutating func hear(_ texts: [String]) {
    for index in expectations.indices
    where texts.contains(where: expectations[index].matcher.isIn) {
      expectations[index].count += 1
    }
  }

  /// Whether something was heard that must not be.
  var isBroken: Bool { expectations.contains(where: \.isBroken) }

  /// Whether everything that must be heard was.
  var isComplete: Bool { !expectations.contains(where: \.isMissing) }

  /// Whether nothing that may still be heard can change it.
  var isSettled: Bool {
    isBroken || !isEmpty && isComplete && !expectations.contains(where: \.isGuarded)
  }

  /// Whether it is as it should be.
  var isGood: Bool { !isBroken && isComplete }

  /// What is not as it should be, a line each.
  var complaints: [String] {
    expectations.compactMap { expectation in
      let text = "'\(expectation.matcher.text)'"
      if expectation.isMissing { return "not heard: \(text)" }
      guard expectation.isBroken else { return nil }
      return expectation.demand == .never
        ? "heard, and must not be: \(text)"
        : "heard \(expectation.count) times, and must be once: \(text)"
    }
  }
}
