/// Which presses of a toast's actions run a handler, and when that ends the toast: a pure value.
///
/// One handler runs at a time, and presses meanwhile are ignored. A handler that takes too long no
/// longer holds the others up; its own button stays without effect until it has returned.
struct ActionPresses: Sendable {
  /// One run of a handler.
  struct Run: Sendable, Equatable {
    /// The action's place.
    let index: Int
    fileprivate let number: Int
  }

  /// Which of the actions end the toast.
  private let dismisses: [Bool]
  /// The run that the others wait for.
  private var current: Run?
  /// Runs that took too long and go on by themselves.
  private var overdue: [Run] = []
  private var isOver = false
  private var lastNumber = 0

  /// - Parameter dismisses: for each action, whether the toast ends once its handler has run.
  init(dismisses: [Bool]) { self.dismisses = dismisses }

  /// A person took the action at this place. Returns the run to begin, or `nil` where the press is
  /// ignored.
  mutating func press(_ index: Int) -> Run? {
    guard dismisses.indices.contains(index), !isOver, current == nil,
      !overdue.contains(where: { $0.index == index })
    else { return nil }
    lastNumber += 1
    let run = Run(index: index, number: lastNumber)
    current = run
    return run
  }

  /// The handler returned. Returns whether the toast ends with that.
  mutating func returned(_ run: Run) -> Bool {
    overdue.removeAll { $0 == run }
    return conclude(run)
  }

  /// The handler has had its time. Returns whether the toast ends with that, as if it had returned.
  mutating func timePassed(_ run: Run) -> Bool {
    if current == run { overdue.append(run) }
    return conclude(run)
  }

  private mutating func conclude(_ run: Run) -> Bool {
    guard current == run else { return false }
    current = nil
    isOver = dismisses[run.index]
    return isOver
  }
}
