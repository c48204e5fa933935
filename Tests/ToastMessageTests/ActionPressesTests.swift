import Testing

@testable import ToastMessage

/// Two actions: 0 ends the toast, 1 leaves it.
@Suite struct ActionPressesTests {
  enum Step: Sendable {
    /// A press of the action at a place.
    case press(Int)
    /// A run ends, or has had its time; runs are counted from 0 as they begin.
    case returned(Int), late(Int)
  }

  enum Answer: Sendable {
    /// To a press.
    case begins, ignored
    /// To what becomes of a run.
    case stays, ends
  }

  private func answers(to steps: [Step]) -> [Answer] {
    var presses = ActionPresses(dismisses: [true, false])
    var runs: [ActionPresses.Run] = []
    return steps.map { step in
      switch step {
      case .press(let index):
        guard let run = presses.press(index) else { return .ignored }
        runs.append(run)
        return .begins
      case .returned(let run): return presses.returned(runs[run]) ? .ends : .stays
      case .late(let run): return presses.timePassed(runs[run]) ? .ends : .stays
      }
    }
  }

  @Test func `one handler runs at a time, whichever action is pressed meanwhile`() {
    #expect(
      answers(to: [.press(1), .press(1), .press(0), .returned(0), .press(0)])
        == [.begins, .ignored, .ignored, .stays, .begins])
  }

  @Test func `after the action that ends the toast no press counts`() {
    #expect(
      answers(to: [.press(0), .returned(0), .press(0), .press(1)])
        == [.begins, .ends, .ignored, .ignored])
  }

  @Test func `a handler that takes too long ends the toast, and only once`() {
    #expect(
      answers(to: [.press(0), .late(0), .press(0), .press(1), .returned(0), .press(0)])
        == [.begins, .ends, .ignored, .ignored, .stays, .ignored])
  }

  @Test func `one that leaves the toast and takes too long frees the others, not its own button`() {
    #expect(
      answers(to: [.press(1), .late(0), .press(1), .press(0), .returned(0), .returned(1)])
        == [.begins, .stays, .ignored, .begins, .stays, .ends])
  }

  @Test func `once a handler that took too long returns, its button works again`() {
    #expect(
      answers(to: [.press(1), .late(0), .returned(0), .press(1)])
        == [.begins, .stays, .stays, .begins])
  }

  @Test func `the time of an earlier run does not count for a later one`() {
    #expect(
      answers(to: [.press(1), .returned(0), .press(1), .late(0), .press(0)])
        == [.begins, .stays, .begins, .stays, .ignored])
  }

  @Test(arguments: [-1, 2, .max, .min])
  func `a press of an action that the toast does not have is ignored`(_ index: Int) {
    #expect(answers(to: [.press(index), .press(1)]) == [.ignored, .begins])
  }
}
