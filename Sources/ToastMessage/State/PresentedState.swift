/// Which toasts a state wants: a pure value that is told what the state was and gives the steps.
struct PresentedState<Wanted: Equatable> {
  /// What is to be done, in order.
  enum Step: Equatable {
    /// Show it; the number is ascending.
    case present(Int, Wanted)
    /// End it, since the state was set back.
    case end(Int)
  }

  /// What the state wanted when it was last looked at.
  private(set) var wanted: Wanted?
  /// The number of the toast for it.
  private var latest = 0
  /// The toasts that have not ended.
  private var open: [Int] = []
  private var steps: [Step] = []

  /// The state is this now.
  ///
  /// - Parameters:
  ///   - value: what it wants; `nil` for nothing.
  ///   - again: whether an equal value is wanted once more.
  mutating func note(_ value: Wanted?, again: Bool = false) {
    guard again || value != wanted else { return }
    wanted = value
    if let value {
      latest += 1
      open.append(latest)
      steps.append(.present(latest, value))
    } else {
      for number in open { takeBack(number) }
      open = []
    }
  }

  /// The steps since the last time.
  mutating func takeSteps() -> [Step] {
    defer { steps = [] }
    return steps
  }

  /// A toast has ended.
  mutating func ended(_ number: Int) { open.removeAll { $0 == number } }

  /// Whether a toast is the one that the state wants.
  func isWanted(_ number: Int) -> Bool { wanted != nil && number == latest }

  /// What nobody has been shown yet is left out.
  private mutating func takeBack(_ number: Int) {
    let isShown = !steps.contains { step in
      if case .present(number, _) = step { true } else { false }
    }
    if isShown {
      steps.append(.end(number))
    } else {
      steps.removeAll { if case .present(number, _) = $0 { true } else { false } }
    }
  }
}
